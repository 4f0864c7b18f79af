/** Key issued to this device for a game ID, by entry: it reveals the team's later rooms. */
const nameOf = (entryId: string) => `guest-key:${entryId}`;

export function readDeviceKey(entryId: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(entryId)) ?? undefined;
  } catch {
    // Without storage, the game ID is requested each time.
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
