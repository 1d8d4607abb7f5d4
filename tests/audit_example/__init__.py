"""The fight of examples/audit: played, posted and forged by a program, and verified as a stranger would."""
