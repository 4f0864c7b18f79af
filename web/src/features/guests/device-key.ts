/** Key that this device got for a game id, by entry: it opens the team's next rooms. */
const nameOf = (entryId: string) => `guest-key:${entryId}`;

export function readDeviceKey(entryId: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(entryId)) ?? undefined;
  } catch {
    // A browser that keeps nothing asks for the game id each time.
    return undefined;
  }
}

export function keepDeviceKey(entryId: string, key: string): void {
  try {
    localStorage.setItem(nameOf(entryId), key);
  } catch (error) {
    console.warn(error);
  }
}

export function forgetDeviceKey(entryId: string): void {
  try {
    localStorage.removeItem(nameOf(entryId));
  } catch (error) {
    console.warn(error);
  }
}
