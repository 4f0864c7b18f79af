import { once } from './once.ts';
import { normalised } from './text.ts';

/** Emblems generated from names, in a square of 256: identical on the site's pages and on its share pictures. */

/** Colour of all outlines. */
export const emblemInk = '#090c0b';

/** Rim, field and mark of crests; coat and glass of portraits. */
export const emblemColours = [
  ['#9cc9e0', '#17305c', '#edf2ea'],
  ['#ffb31a', '#23262a', '#ffb31a'],
  ['#e5483b', '#3a1512', '#edf2ea'],
  ['#c9d64a', '#2a3a1c', '#c9d64a'],
  ['#edf2ea', '#c7571e', '#fff1d6'],
  ['#39b6a6', '#0e3234', '#ffd98a'],
  ['#a8d08d', '#1e4d3a', '#edf2ea'],
  ['#c4a2dd', '#3b2450', '#edf2ea'],
  ['#d9be8c', '#3b4a3f', '#ffd98a'],
  ['#4da3ff', '#17324a', '#edf2ea'],
  ['#ff8f7a', '#5b1f33', '#ffd98a'],
  ['#9aa7b0', '#2a2d33', '#ffd60a'],
] as const;

export const crestOutlines = [
  'M128 12L228 36V128C228 186 180 224 128 246C76 224 28 186 28 128V36Z',
  'M128 10L230 69V187L128 246L26 187V69Z',
  'M78 14H178L242 78V178L178 242H78L14 178V78Z',
  'M26 20H230V152L128 246L26 152Z',
  'M128 30L158 12L238 30L224 142C218 188 178 224 128 248C78 224 38 188 32 142L18 30L98 12Z',
  'M128 8L236 88L204 206L128 248L52 206L20 88Z',
];

/** Divisions of a crest's field, drawn over it at 25% opacity. */
export const crestFields = [
  'M128 0H256V256H128Z',
  'M0 0H256V78H0Z',
  'M256 0V256H0Z',
  'M128 0H256V128H128ZM0 128H128V256H0Z',
  'M92 0H164V256H92Z',
  'M-20 256L156 0H196L20 256ZM80 256L256 0H296L120 256Z',
];

export const crestMarks = [
  'M30 186L114 54L150 112L164 92L228 186Z',
  'M150 42L74 142H120L100 214L184 110H136Z',
  'M128 48L146 104L206 104L158 138L176 196L128 160L80 196L98 138L50 104L110 104Z',
  'M128 52L196 100V136L128 90L60 136V100ZM128 118L196 166V202L128 156L60 202V166Z',
  'M54 122C54 74 88 50 128 50S202 74 202 122L177 110L153 122L128 110L103 122L79 110ZM128 132L156 178L128 212L100 178Z',
  'M128 62L164 124L208 88L192 170H64L48 88L92 124ZM66 182H190V202H66Z',
];

/** Derives deterministic choices from a name: FNV-1a, then one generator step per choice. */
export function emblemChoices(name: string): (count: number) => number {
  let state = 0x811c9dc5;
  for (const letter of normalised(name.trim(), 'NFC').toLowerCase()) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (count) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % count;
  };
}

/**
 * The same for portraits, which are shown side by side: every bit of the name affects every choice, so that two portraits
 * with the same helmet differ in coat, glass and background (the finaliser of MurmurHash3).
 */
export function portraitChoices(name: string): (count: number) => number {
  const seed = emblemChoices(name)(2 ** 32);
  // Any start value works; with this one, no two of the organisation's own staff look alike.
  let step = 139;
  return (count) => {
    step += 1;
    let state = seed ^ Math.imul(step, 0x9e3779b9);
    state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    return ((state ^ (state >>> 16)) >>> 0) % count;
  };
}

/** First letters of the first two words: whole graphemes, which in Devanagari are several code points. */
export function initials(name: string): string {
  return name.trim().split(/\s+/).slice(0, 2).map(firstLetter).join('').toUpperCase();
}

const letters = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

function firstLetter(word: string): string {
  // ASCII characters do not combine with the preceding letter, so most names skip the costly segmentation.
  if (/^[\x21-\x7e](?:[\x21-\x7e]|$)/.test(word)) return word[0] ?? '';
  return letters().segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
