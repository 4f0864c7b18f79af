/** Whether the person has asked their device for less movement. */
export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
