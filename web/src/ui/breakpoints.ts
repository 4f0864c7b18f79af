/** Same as `md` in the style sheet: narrower screens get the phone layout. */
export const mobileBreakpointPx = 768;
