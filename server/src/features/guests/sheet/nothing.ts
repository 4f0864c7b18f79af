import { withLatinDigits } from '@one-dream/contract/game-ids.ts';
import { normalised } from '@one-dream/contract/text.ts';

/** Words that mean `nothing` in a form, in English, Hinglish and Hindi; compared without spaces. */
const words = new Set(
  [
    'no, none, nil, na, nan, null, nope, nothing, nobody, no one, not, not any, not available, unavailable',
    'not applicable, not yet, not decided, not required, not needed, not have, dont have, do not have, no need',
    'no sub, no subs, no substitute, no substitutes, no player, no players, no 5th player, no fifth player, no extra, no extras',
    'no 6th player, no sixth player, no id, no name, no uid, without sub, without substitute, only 4, only 4 players',
    'tbd, tba, tbc, to be decided, to be announced, empty, blank, vacant, later, skip, zero, x, xx, xxx, xxxx',
    'nahi, nahin, nhi, nai, nahi hai, nahin hai, nhi hai, nhi h, koi nahi, koi nahin, koi nhi, kuch nahi, kuch nahin, kuch nhi',
    'abhi nahi, abhi nahin, abhi nhi, baad me, baad mein, bad me, khali, sub nahi hai, sub nahi, sub nhi, sub nhi hai, player nahi hai',
    'नहीं, नही, नहीं है, नही है, कोई नहीं, कोई नही, कुछ नहीं, कुछ नही, अभी नहीं, अभी नही, बाद में, खाली, शून्य, उपलब्ध नहीं, लागू नहीं, ना, एन ए, सब नहीं है',
  ]
    .join(', ')
    .split(', ')
    .map((word) => word.replaceAll(' ', '')),
);

/**
 * Whether a cell says, in words or signs, that there is nothing: `-`, `N/A`, `Nil`, `No sub/0`, `कोई नहीं`. Long cells are never
 * nothing.
 */
export function saysNothing(cell: string): boolean {
  // Two digits are an id or another number.
  if (cell.length > 60 || /[1-9]\d|\d[1-9]/.test(cell)) return false;
  if (isNothing(cell)) return true;
  return cell.split(/[/|,;:\n\-–—+&]/).every(isNothing);
}

function isNothing(piece: string): boolean {
  const bare = withLatinDigits(normalised(piece, 'NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');
  return /^0*$/.test(bare) || words.has(bare);
}
