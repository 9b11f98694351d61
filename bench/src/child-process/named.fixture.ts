/** Comes to an end in words or with none. */
if (process.argv[2]?.startsWith('failing')) throw new Error('this bench fails, as its test wants');
