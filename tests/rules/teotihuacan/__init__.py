"""One test per rule of docs/rules/teotihuacan.md."""
