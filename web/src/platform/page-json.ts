/** Replaces the page's elements on the server, which has none. */
const given = new Map<string, object>();

/** Reads JSON that the server wrote into the page's element with this ID; `undefined` if empty. */
export function readPageJson<Value extends object>(id: string): Value | undefined {
  const value = given.get(id);
  if (value || typeof document === 'undefined') return value as Value | undefined;
  const text = document.getElementById(id)?.textContent?.trim();
  return text ? JSON.parse(text) : undefined;
}

/** Call before loading any module that reads it. */
export function givePageJson(values: Record<string, object>): void {
  for (const [id, value] of Object.entries(values)) given.set(id, value);
}
