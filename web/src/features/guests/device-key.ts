import { onDevice } from '../../platform/kept.ts';

/** Key issued to this device for a game ID, by entry: it reveals the team's later rooms. */
const nameOf = (entryId: string) => `guest-key:${entryId}`;

/** Without storage, the game ID is requested each time. */
export const readDeviceKey = (entryId: string) => onDevice.read(nameOf(entryId));
export const saveDeviceKey = (entryId: string, key: string) => onDevice.write(nameOf(entryId), key);
export const forgetDeviceKey = (entryId: string) => onDevice.write(nameOf(entryId), undefined);
