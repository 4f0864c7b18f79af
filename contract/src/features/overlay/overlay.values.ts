/** Whom its calls are for. */
export const overlayDuties = ['caster'] as const;

/** Views of an overlay, selected by `view` in its address. */
export const overlayViews = ['standings', 'match', 'slots', 'next', 'winner'] as const;
export type OverlayView = (typeof overlayViews)[number];

/** Delay of an overlay, in seconds. */
export const overlayDelay = { min: 0, max: 300 } as const;

/** Maximum number of addresses per tournament. */
export const maximumOverlays = 10;
