/** Numbers about reading result screens that site and server share. */

/** Raised with every change of the reader that may change what it reads: what was measured of another counts no more. */
export const readerVersion = 1;

/** Cells whose number was typed before the reader's answer was shown: until then every number is to be looked at. */
export const independentCells = 600;

/** Matches of one kind of picture that say whether it is still read. */
export const judgedMatches = 20;
/** Share of numbers, of those it had not marked, that may need a correction. */
export const mostCorrected = 0.005;

/** What a kept picture is for: rules are made on what is learnt from; the sealed part is measured and never handed out. */
export const screenParts = ['learn', 'try', 'sealed'] as const;
export type ScreenPart = (typeof screenParts)[number];
