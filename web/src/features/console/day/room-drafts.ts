export type RoomValues = { roomId: string; password: string; note: string };

/** What was typed and not saved, by match: in memory only, as a password has no business in a browser's storage. */
const drafts = new Map<string, RoomValues>();

export const roomDrafts = {
  of: (matchId: string): RoomValues | undefined => drafts.get(matchId),
  keep: (matchId: string, values: RoomValues) => void drafts.set(matchId, values),
  forget: (matchId: string) => void drafts.delete(matchId),
};
