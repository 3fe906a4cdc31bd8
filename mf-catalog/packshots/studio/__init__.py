"""The studio that all packshots are taken in. Frozen: a change here takes every picture anew."""
