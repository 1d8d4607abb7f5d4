"""Benchmarks: ratios against a named baseline in the same run. Machines here are noisy; single times say nothing."""
