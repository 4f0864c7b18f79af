export type RoomValues = { roomId: string; password: string; note: string };

/** Unsaved rooms by match, in memory only: passwords must not be written to browser storage. */
const drafts = new Map<string, RoomValues>();

export const roomDrafts = {
  of: (matchId: string): RoomValues | undefined => drafts.get(matchId),
  keep: (matchId: string, values: RoomValues) => void drafts.set(matchId, values),
  forget: (matchId: string) => void drafts.delete(matchId),
};
