/** As `md` of the style sheet: below it a screen is laid out for a phone. */
export const mobileBreakpointPx = 768;
