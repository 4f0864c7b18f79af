import type { TournamentValues } from './tournament-values.ts';

/** Work on a tournament that is not saved yet, kept in this browser. */
export type TournamentDraft = {
  values: TournamentValues;
  /** The base version, to tell later what was changed. */
  base: TournamentValues;
  /** The version that it began with; none for a tournament that does not exist yet. */
  version?: number | undefined;
  /** The typed form when somebody else's version was loaded, for comparison. */
  kept?: { base: TournamentValues; mine: TournamentValues } | undefined;
  /** ISO 8601. */
  savedAt: string;
  /** The new picture was too large to be kept. */
  isBannerLost?: boolean;
};

type Place = { storage: Storage | undefined; key: string };

/** Nothing where the browser refuses it: then nothing is kept. */
export function draftStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** @param name `new`, or which tournament it is about */
export function draftKey({ userId, name }: { userId: string; name: string }): string {
  return `tournament-draft:${userId}:${name}`;
}

/** @param shape values to measure what was kept by: another release may have kept something else */
export function readDraft(
  { storage, key }: Place,
  shape: TournamentValues,
): TournamentDraft | undefined {
  try {
    const draft = JSON.parse(storage?.getItem(key) ?? 'null');
    return isDraft(draft, shape) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept */
export function writeDraft({ storage, key }: Place, draft: TournamentDraft): boolean {
  const withoutPicture = { ...draft, isBannerLost: true };
  withoutPicture.values = { ...draft.values, banner: draft.base.banner };
  // A storage holds about 5 MB, which a picture alone can fill.
  return store({ storage, key }, draft) || store({ storage, key }, withoutPicture);
}

export function removeDraft({ storage, key }: Place): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Without a storage nothing was kept.
  }
}

function store({ storage, key }: Place, draft: TournamentDraft): boolean {
  try {
    storage?.setItem(key, JSON.stringify(draft));
    return storage !== undefined;
  } catch {
    return false;
  }
}

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
        typeof values[name] === typeof value &&
        Array.isArray(values[name]) === Array.isArray(value),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
