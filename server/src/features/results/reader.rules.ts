import type {
  ReaderGroup,
  ReaderReport,
} from '@one-dream/contract/features/results/results.reader.ts';
import {
  judgedMatches,
  mostCorrected,
  type ScreenPart,
} from '@one-dream/contract/features/results/results.values.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { wilson } from '@one-dream/contract/scoring/wilson.ts';

/** What was read of a match, compared with its published result. */
export interface ReadMatch {
  /** Name of the game. */
  client: string;
  size: string;
  cells: number;
  filled: number;
  wrong: number;
  /** Of those that are not 0 in the result. */
  cellsNot0: number;
  filledNot0: number;
  wrongNot0: number;
  /** Typed before the reader's answer was shown. */
  independent: number;
}

/** Numbers in the matches that are judged: sixteen teams of four. */
const usualCells = judgedMatches * 64;

/**
 * Whether pictures of a kind are no longer read, because too much of them was read wrong in the last matches. With fewer
 * matches than are judged: whether it is too much even if everything in the others is right.
 * @param matches the newest first
 */
export function isUnread(matches: readonly ReadMatch[]): boolean {
  const last = matches.slice(0, judgedMatches);
  const filled = sum(last, 'filled');
  const all = last.length < judgedMatches ? Math.max(filled, usualCells) : filled;
  return sum(last, 'wrong') > mostCorrected * all;
}

/** @param matches the newest first */
export function toReport(matches: readonly ReadMatch[]): ReaderReport {
  const groups = groupBy(matches, ({ client, size }) => `${client} ${size}`);
  return {
    independent: sum(matches, 'independent'),
    groups: [...groups.values()]
      .map(toGroup)
      .toSorted((a, b) => b.matches - a.matches || a.size.localeCompare(b.size)),
  };
}

function toGroup(matches: readonly ReadMatch[]): ReaderGroup {
  const [first] = matches;
  const total = (name: keyof Omit<ReadMatch, 'client' | 'size'>) => sum(matches, name);
  const whole = matches.filter(({ cells, filled, wrong }) => filled === cells && wrong === 0);
  return {
    client: first?.client ?? '',
    size: first?.size ?? '',
    matches: matches.length,
    silentlyWrong: toShare(total('wrong'), total('filled')),
    silentlyWrongNot0: toShare(total('wrongNot0'), total('filledNot0')),
    marked: toShare(total('cells') - total('filled'), total('cells')),
    markedNot0: toShare(total('cellsNot0') - total('filledNot0'), total('cellsNot0')),
    wholeMatches: toShare(whole.length, matches.length),
    isUnread: isUnread(matches),
  };
}

const toShare = (hits: number, all: number) => ({ hits, all, ...wilson(hits, all) });

const sum = (
  matches: readonly ReadMatch[],
  name: keyof Omit<ReadMatch, 'client' | 'size'>,
): number => matches.reduce((total, match) => total + match[name], 0);

/** By the picture's hash, so that it cannot be chosen: half are learnt from, a quarter tried on, a quarter sealed. */
export function partOf(hash: string): ScreenPart {
  const first = Number.parseInt(hash.slice(0, 2), 16);
  return first < 128 ? 'learn' : first < 192 ? 'try' : 'sealed';
}
