/** Possible states of an imported row. */
export const guestRowStates = ['known', 'guest', 'incomplete', 'double', 'wrong'] as const;
export type GuestRowState = (typeof guestRowStates)[number];

/** Size of the sheet file in bytes, or of pasted text in characters. */
export const longestSheet = 1024 * 1024;
export const mostSheetRows = 200;
export const undoMinutes = 10;

/** Wrong game ids before a device rests, for so long; and before the link does, until a host lets it. */
export const guestRests = { device: 5, minutes: 15, link: 20, withinMinutes: 60 } as const;

/** Where the page of a team link is. */
export const guestPagePath = (link: string) => `/g/${link}`;
