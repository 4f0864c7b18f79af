import { isRecord } from '@one-dream/contract/is-record.ts';
import { deviceStorage } from '../../../platform/browser-storage.ts';
import type { TournamentValues } from './tournament-values.ts';

/** Unsaved work on a tournament, kept in this browser. */
export type TournamentDraft = {
  values: TournamentValues;
  /** The base version, for detecting changes later. */
  base: TournamentValues;
  /** The version it was based on; undefined for a new tournament. */
  version?: number | undefined;
  /** The previous input after somebody else's version was loaded, for comparison. */
  kept?: { base: TournamentValues; mine: TournamentValues } | undefined;
  /** ISO 8601. */
  savedAt: string;
  /** The new picture was too large to store. */
  isBannerLost?: boolean;
};

/** @param name `new`, or the tournament's ID */
export function draftKey({ userId, name }: { userId: string; name: string }): string {
  return `tournament-draft:${userId}:${name}`;
}

/** @param shape values to validate the stored draft against: another release may have stored something else */
export function readDraft(key: string, shape: TournamentValues): TournamentDraft | undefined {
  const draft = deviceStorage.readJson(key);
  return isDraft(draft, shape) ? draft : undefined;
}

/** @returns whether it was stored */
export function writeDraft(key: string, draft: TournamentDraft): boolean {
  const withoutPicture = { ...draft, isBannerLost: true };
  withoutPicture.values = { ...draft.values, banner: draft.base.banner };
  // Storage holds about 5 MB, which a picture alone can fill.
  return deviceStorage.writeJson(key, draft) || deviceStorage.writeJson(key, withoutPicture);
}

export const removeDraft = (key: string) => deviceStorage.remove(key);

function isDraft(draft: unknown, shape: TournamentValues): draft is TournamentDraft {
  if (!isRecord(draft) || typeof draft.savedAt !== 'string') return false;
  const { kept } = draft;
  return (
    hasShape(draft.values, shape) &&
    hasShape(draft.base, shape) &&
    (kept === undefined ||
      (isRecord(kept) && hasShape(kept.base, shape) && hasShape(kept.mine, shape)))
  );
}

function hasShape(values: unknown, shape: TournamentValues): values is TournamentValues {
  return (
    isRecord(values) &&
    Object.entries(shape).every(
      ([name, value]) =>
        // What may be empty is null then.
        value === null ||
        values[name] === null ||
        (typeof values[name] === typeof value &&
          Array.isArray(values[name]) === Array.isArray(value)),
    )
  );
}
