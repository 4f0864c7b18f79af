/** `--short`: each measurement once and small, to see that it still runs. Its figures mean nothing and are not stored. */
export const isShort = process.argv.includes('--short');

/** How many, or how long. */
export const effort = (full: number, short: number): number => (isShort ? short : full);
