export type RoomValues = { roomId: string; password: string; note: string };
/** `isFirst`: the match had no room when the draft was started. */
export type RoomDraft = { values: RoomValues; isFirst: boolean };

/** Unsaved rooms by match, in memory only: passwords must not be written to browser storage. */
const drafts = new Map<string, RoomDraft>();

export const roomDrafts = {
  of: (matchId: string): RoomDraft | undefined => drafts.get(matchId),
  keep: (matchId: string, draft: RoomDraft) => void drafts.set(matchId, draft),
  forget: (matchId: string) => void drafts.delete(matchId),
};
