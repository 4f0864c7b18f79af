import { deviceStorage } from '../../platform/browser-storage.ts';

/** Key issued to this device for a game ID, by entry: it reveals the team's later rooms. */
const nameOf = (entryId: string) => `guest-key:${entryId}`;

/** Without storage, the game ID is requested each time. */
export const readDeviceKey = (entryId: string) => deviceStorage.read(nameOf(entryId));
export const saveDeviceKey = (entryId: string, key: string) =>
  deviceStorage.write(nameOf(entryId), key);
export const forgetDeviceKey = (entryId: string) => deviceStorage.remove(nameOf(entryId));
