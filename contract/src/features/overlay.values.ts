/** Views of an overlay, by `view` in its address. */
export const overlayViews = ['standings', 'match', 'slots', 'next', 'winner'] as const;
export type OverlayView = (typeof overlayViews)[number];

/** Seconds that an overlay may lag behind. */
export const overlayDelay = { min: 0, max: 300 } as const;

/** Addresses in use of one tournament. */
export const maximumOverlays = 10;

/** Rows that a picture of 1080 lines shows at once; what is beyond comes in turn. */
export const overlayRows = 16;
