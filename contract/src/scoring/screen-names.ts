import { normalised } from '../text.ts';
import { editDistance } from './nearest-team.ts';

/** Small capitals, which no normal form maps. */
const smallCapitals: Record<string, string> = Object.fromEntries(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, at) => [
    letter,
    'abcdefghijklmnoprstuvwyz'[at] ?? '',
  ]),
);
/** Characters that readers, and players, take for each other. */
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '5': 's',
  '8': 'b',
  '2': 'z',
  '9': 'g',
  q: 'g',
};
/** Longer names are cut: comparing takes the product of the lengths. */
const longestName = 24;

/** Key of an in-game name for comparison with a result screen: ignores width, case, small capitals and look-alikes. */
export function screenNameKey(name: string): string {
  const plain = [...normalised(name.slice(0, 60), 'NFKC')]
    .map((letter) => smallCapitals[letter] ?? letter)
    .join('')
    .toLowerCase();
  const key = [...plain]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .slice(0, longestName);
  // Letters of other scripts are ornaments (乂, 亗, ツ), unless the name is written in them.
  return key.replace(/[^\p{Script=Latin}\p{Script=Devanagari}\p{M}\p{N}]+/gu, '') || key;
}

/** Similarity from which two keys are taken for the same player, to name somebody who is not in the squad. */
export const surelyTheSame = 0.85;

/** Similarity of two keys, from 0 to 1. A clan tag more or less leaves one within the other. */
export function screenNameLikeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  if (shorter === 0) return 0;
  if (one === other) return 1;
  const isPart = shorter >= 4 && (one.includes(other) || other.includes(one));
  return Math.max(1 - editDistance(one, other) / longer, isPart ? 0.85 : 0);
}
