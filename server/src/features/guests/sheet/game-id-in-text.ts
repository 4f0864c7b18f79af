import { gameIdDigits, readGameId } from '@one-dream/contract/game-ids.ts';
import { withoutEnds } from './cells.ts';
import { saysNothing } from './nothing.ts';

/** A player as written in a cell: a name and a game id, in either order, either may be missing. */
export interface ReadPlayer {
  name: string;
  /** Digits only; empty if none can be an id. */
  id: string;
  /** Text in the place of the id that is not an id. */
  wrongId?: { kind: 'rounded' | 'discord' | 'form'; text: string };
}

const anyDigits = /^[\p{Nd}\p{Pd}.,]+$/u;
const scientific = /^\d(?:[.,]\d+)?E\+?\d+$/i;
/** A word of nothing but signs between a name and its id. */
const joiner = /^[→➜➝➤⇒►▶»›=~+─━═│┃║]+\ufe0f?$/u;
const brackets = /[()[\]{}<>|:#@*"]+/g;
const label = /^(?:uid|id|bgmi|ign|player|game|char(?:acter)?|no|number)$/i;

/**
 * Extracts a game id from a cell about a player: `Mortal 5123456789`, `5123 456 789 (Mortal)`, `Mortal - ID: 512…`.
 * Digits that belong to a name (`Mortal77`) stay with it.
 */
export function readPlayer(text: string): ReadPlayer {
  const words = wordsOf(
    text
      // `Mortal/5123456789`.
      .replace(/\/(?=\p{Nd}{4})|(?<=\p{Nd}{4})\//gu, ' ')
      .replace(brackets, ' '),
  )
    .map((word) => withoutEnds(word, '-.,'))
    .filter((word) => word !== '' && !joiner.test(word) && !isDiscordId(word));
  const whole = words.findIndex((word) => anyDigits.test(word) && readIdCell(word).id !== '');
  const isAlone = words.filter((word) => anyDigits.test(word)).length === 1;
  if (whole >= 0 && (isAlone || !hasPieces(words, whole)))
    return { name: nameOf(words.toSpliced(whole, 1)), id: readIdCell(words[whole] ?? '').id };
  const pieces = longestRun(words);
  if (pieces) {
    const read = readIdCell(words.slice(pieces.from, pieces.to).join(' '));
    const name = nameOf(words.toSpliced(pieces.from, pieces.to - pieces.from));
    if (read.id || read.wrongId) return { ...read, name };
  }
  const rounded = words.find((word) => scientific.test(word));
  if (rounded)
    return {
      name: nameOf(words.filter((word) => word !== rounded)),
      id: '',
      wrongId: { kind: 'rounded', text: rounded },
    };
  return { name: nameOf(words), id: '' };
}

/** Between name and id in `Mortal-5123456789`, `5123456789_Mortal`. */
const glue = /(?<=[^-_=~])[-_=~]+(?=\p{Nd}{8,14}$)|(?<=^\p{Nd}{8,14})[-_=~]+(?=[^-_=~])/u;

/** Splits at spaces, and between a name and its id; beside an id of its own, a name keeps its digits. */
export function wordsOf(text: string): string[] {
  const words = text.replace(/[–—]/g, '-').split(/\s+/);
  if (words.some((word) => anyDigits.test(word) && readIdCell(word).id !== '')) return words;
  return words.flatMap((word) => {
    const parts = word.split(glue);
    return parts.length === 2 && parts.some((part) => /[^\p{Nd}\p{Pd}.,+]/u.test(part))
      ? parts
      : [word];
  });
}

/** Reads a cell that holds only an id. An empty one has no id, and no error. */
export function readIdCell(cell: string): Pick<ReadPlayer, 'id' | 'wrongId'> {
  const text = cell.trim();
  if (saysNothing(text)) return { id: '' };
  const bare = text
    .replace(/^['"]/, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/(?<=\d),(?=\d)/g, '');
  const id = readGameId(bare);
  if (id) return { id };
  if (scientific.test(bare)) return { id: '', wrongId: { kind: 'rounded', text } };
  const digits = bare.replace(/[^\p{Nd}]/gu, '').length;
  const kind = digits >= 17 && digits <= 19 ? 'discord' : 'form';
  return { id: '', wrongId: { kind, text: text.slice(0, 40) } };
}

/** Exports of Discord bots have a user's number beside the name; it is no part of the name. */
const isDiscordId = (word: string) => /^\p{Nd}{17,20}$/u.test(word);

/** Whether digits beside the id could be a part of it. */
function hasPieces(words: readonly string[], at: number): boolean {
  const isShort = (word: string | undefined) =>
    word !== undefined && anyDigits.test(word) && word.length < gameIdDigits.min;
  return isShort(words[at + 1]) && (words[at]?.length ?? 0) < gameIdDigits.min + 1;
}

/** Finds the longest run of all-digit words, with six digits or more in total. */
function longestRun(words: readonly string[]): { from: number; to: number } | undefined {
  let best: { from: number; to: number; digits: number } | undefined;
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (anyDigits.test(words[at] ?? '')) continue;
    const digits = words.slice(from, at).join('').length;
    if (digits >= gameIdDigits.min && digits > (best?.digits ?? 0)) best = { from, to: at, digits };
    from = at + 1;
  }
  return best;
}

function nameOf(words: readonly string[]): string {
  const kept = words.filter((word) => !label.test(word));
  // If only label words such as `Player 3` are left, they are the name.
  return (kept.length > 0 ? kept : words).join(' ').trim();
}
