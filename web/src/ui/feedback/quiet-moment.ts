/** Resolves when the browser is idle, within two seconds at most. */
export function quietMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 300);
  });
}
