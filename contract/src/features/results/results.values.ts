/** Numbers about reading result screens that site and server share. */

/** Raise it with every change that may affect the reader's results: measurements of other versions no longer count. */
export const readerVersion = 1;

/** Cells whose number was typed before the reader's answer was shown: until then every number is to be looked at. */
export const independentCells = 600;

/** Matches of one kind of picture that say whether it is still read. */
export const judgedMatches = 20;
/** Share of numbers, of those it had not marked, that may need a correction. */
export const mostCorrected = 0.005;

/** Purpose of a stored picture: `learn` for developing the reader, `try` for trials, `sealed` is measured but never exported. */
export const screenParts = ['learn', 'try', 'sealed'] as const;
export type ScreenPart = (typeof screenParts)[number];
