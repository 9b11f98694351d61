/** Ends without a word. */
process.exit(3);
