/** In the place of a page, for where there is none: on the server. */
const given = new Map<string, object>();

/** The JSON that the server wrote into the page's element with this id; `undefined` where it is empty. */
export function readPageJson<Value extends object>(id: string): Value | undefined {
  const value = given.get(id);
  if (value || typeof document === 'undefined') return value as Value | undefined;
  const text = document.getElementById(id)?.textContent?.trim();
  return text ? JSON.parse(text) : undefined;
}

/** To be called before whatever reads it is loaded. */
export function givePageJson(values: Record<string, object>): void {
  for (const [id, value] of Object.entries(values)) given.set(id, value);
}
