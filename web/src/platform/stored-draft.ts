import { isRecord } from '@one-dream/contract/is-record.ts';
import type { deviceStorage } from './browser-storage.ts';

/** What a form was opened with. Something new has no version. */
export type Opened<Values> = { values: Values; version?: number | undefined };

/** What this person had typed, and on which values, before a newer version was loaded. */
export type EarlierEdit<Values> = { base: Values; mine: Values };

export type Edit<Values> = { opened: Opened<Values>; earlier?: EarlierEdit<Values> | undefined };

export type StoredDraft<Values> = Edit<Values> & {
  typed: Values;
  /** ISO 8601. */
  savedAt: string;
  /** A new picture was too large to store. */
  isPictureLost?: boolean;
};

type Storage = typeof deviceStorage;

/** @param at `shape` is what the form would be opened with: another release may have stored something else */
export function readDraft<Values extends object>(
  storage: Storage,
  { key, shape }: { key: string; shape: Values },
): StoredDraft<Values> | undefined {
  const stored = storage.readJson(key);
  return isDraft(stored, shape) ? stored : undefined;
}

/** @returns whether it was stored */
export function writeDraft<Values extends object>(
  storage: Storage,
  { key, draft }: { key: string; draft: StoredDraft<Values> },
): boolean {
  if (storage.writeJson(key, draft)) return true;
  // Browsers store about 5 MB, which a picture alone can fill.
  const typed = withoutPictures(draft.typed, draft.opened.values);
  return storage.writeJson(key, { ...draft, typed, isPictureLost: true });
}

function isDraft<Values extends object>(
  stored: unknown,
  shape: Values,
): stored is StoredDraft<Values> {
  if (!isRecord(stored) || typeof stored.savedAt !== 'string') return false;
  const { typed, opened, earlier } = stored;
  return (
    isRecord(typed) &&
    isRecord(opened) &&
    isRecord(opened.values) &&
    hasShape(opened.values, shape) &&
    // A field that is not shown may be missing from what was typed.
    hasShape({ ...opened.values, ...typed }, shape) &&
    (earlier === undefined ||
      (isRecord(earlier) && hasShape(earlier.base, shape) && hasShape(earlier.mine, shape)))
  );
}

function hasShape(values: unknown, shape: object): boolean {
  return (
    isRecord(values) &&
    Object.entries(shape).every(
      ([name, value]) =>
        // A field that may be empty can be null.
        value === null ||
        values[name] === null ||
        (typeof values[name] === typeof value &&
          Array.isArray(values[name]) === Array.isArray(value)),
    )
  );
}

/** Replaces pictures that are not uploaded yet by the saved ones, and by none in lists, whose entries may have moved. */
function withoutPictures(typed: unknown, saved: unknown): unknown {
  if (typeof typed === 'string' && typed.startsWith('data:'))
    return typeof saved === 'string' ? saved : '';
  if (Array.isArray(typed)) return typed.map((entry) => withoutPictures(entry, undefined));
  if (!isRecord(typed)) return typed;
  const from = isRecord(saved) ? saved : {};
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, withoutPictures(value, from[name])]),
  );
}
