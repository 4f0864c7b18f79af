/** Possible states of an imported row. */
export const guestRowStates = ['known', 'guest', 'incomplete', 'double', 'wrong'] as const;
export type GuestRowState = (typeof guestRowStates)[number];

/** Size of the sheet file in bytes, or of pasted text in characters. */
export const longestSheet = 1024 * 1024;
export const mostSheetRows = 200;
export const undoMinutes = 10;

/** Wrong game IDs until a device is blocked, and for how long; and until the link is blocked, which a host must undo. */
export const guestRests = { device: 5, minutes: 15, link: 20, withinMinutes: 60 } as const;

/** Path of a team link's page. */
export const guestPagePath = (link: string) => `/g/${link}`;
