import type { ReadSlot } from './find-slots.ts';
import type { ReadCard } from './read-picture.ts';

/** Pictures of one match, in any order. */
export interface ReadOrder {
  /** What they show: the result of the match, or its lobby before the start. */
  screen: 'result' | 'lobby';
  pictures: readonly Blob[];
  /** Sizes that are not read, as too much had to be corrected. */
  unread: readonly string[];
}

/** Crop of a card or a lobby slot, for a person to compare with. */
export interface CardLook {
  card: ImageBitmap;
  rank: ImageBitmap | null;
  rows: ImageBitmap[];
}

/** Why a picture was not read. */
export type Refused = 'torn' | 'tooLarge' | 'noCards' | 'noSlots' | 'unread';

export type ReaderAnswer =
  /** Loaded and total bytes of model and runtime. */
  | { kind: 'loading'; loaded: number; total: number }
  | { kind: 'row'; picture: number }
  | { kind: 'read'; picture: number; cards: ReadCard[]; slots: ReadSlot[]; looks: CardLook[] }
  | { kind: 'refused'; picture: number; reason: Refused }
  | { kind: 'done' }
  /** The model did not load, or the browser could not run it. */
  | { kind: 'failed'; isOffline: boolean };
