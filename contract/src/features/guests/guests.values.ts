export const guestRowStates = [
  'known',
  'guest',
  'incomplete',
  'double',
  /** The team answered again further down: that one is proposed. */
  'replaced',
  'wrong',
] as const;
export type GuestRowState = (typeof guestRowStates)[number];

/** Size of the sheet file in bytes. */
export const longestSheet = 1024 * 1024;
/** Characters in its cells, or of pasted text: 200 teams take two thirds. */
export const longestSheetText = 120_000;
export const mostSheetRows = 200;
/** A team may take a line for each player, below a few of headings. */
export const mostSheetLines = 1500;
export const undoMinutes = 10;

/** Wrong game IDs until a device is blocked, and for how long; and until the link is blocked, which a host must undo. */
export const guestRests = { device: 5, minutes: 15, link: 20, withinMinutes: 60 } as const;
