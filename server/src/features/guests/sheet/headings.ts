import { normalised } from '@one-dream/contract/text.ts';

/** Fields that a column of a sheet can hold, besides a player's name and a player's id. */
const plainFields = [
  'team',
  'captain',
  'captainId',
  'phone',
  'discord',
  'mail',
  'slot',
  /** Several players in one cell, with or without their ids. */
  'players',
  /** The ids of `players`, in the same order. */
  'ids',
] as const;
/** A squad has at most six; a seventh column is ignored. */
export const playerNumbers = [1, 2, 3, 4, 5, 6] as const;

type PlayerNumber = (typeof playerNumbers)[number];
export type Field = (typeof plainFields)[number] | `player${PlayerNumber}` | `id${PlayerNumber}`;

/** Index of the column that holds each field, from 0. */
export type Columns = Partial<Record<Field, number>>;

/** Words in headings by organisers in India: English, Hindi in Latin letters, Hindi. */
const words = {
  team: /\b(?:teams?|team ?name|squad(?: ?name)?|clan|org(?:ani[sz]ation)?|dal)\b|टीम|स्क्वाड/u,
  captain: /\b(?:captain|capt|kaptan|kaptaan|leader|igl|manager|owner|lead)\b|कप्तान|लीडर/u,
  phone:
    /\b(?:phone|mobile|mob|whats ?app|wa|contact|number|no|num|nambar|cell)\b|फ़?ोन|मोबाइल|नंबर|नम्बर|व्हाट्सए?प/u,
  mail: /\b(?:e ?mail|mail|gmail)\b|ईमेल/u,
  discord: /\b(?:discord|dc)\b|डिस्कॉर्ड/u,
  slot: /^(?:slots?|slot (?:no|number|num)|lobby slot)$|^स्लॉट/u,
  player:
    /\b(?:players?|khiladi|khilari|khiladee|members?|mates?|team ?mates?|p|substitutes?|subs?|extra|roster|line ?up|line|gamers?)\b|खिलाड़ी|प्लेयर|मेंबर/u,
  id: /\b(?:ids?|uids?|character id|char id|game ?ids?|bgmi ?ids?|player ?ids?)\b|आईडी|आयडी/u,
  ign: /\b(?:igns?|in ?game ?names?|game ?names?|bgmi ?names?|nicks?|nickname|names?|naam)\b|नाम/u,
  nothing:
    /\b(?:time ?stamp|date|logo|remarks?|status|payment|paid|ref|link|agree|rules|city|state|age|tag|points?)\b/u,
} as const;

const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  pehla: 1,
  dusra: 2,
  teesra: 3,
  chautha: 4,
  panchva: 5,
  chhatha: 6,
};

type Meaning = Field | 'player' | 'id';

/** Returns the meaning of a heading; `player` or `id` where it has no number. */
function meaningOf(heading: string): Meaning | undefined {
  const text = wordsOf(heading);
  if (text === '') return undefined;
  const number = numberOf(text);
  const isId = words.id.test(text);
  if (words.captain.test(text) && number === undefined) {
    if (words.discord.test(text)) return 'discord';
    if (words.mail.test(text)) return 'mail';
    if (isId && !saysBoth(text)) return 'captainId';
    return words.phone.test(text) ? 'phone' : 'captain';
  }
  if (words.discord.test(text)) return number === undefined ? 'discord' : undefined;
  if (words.mail.test(text)) return 'mail';
  const isPlayer = words.player.test(text) || words.ign.test(text) || isId;
  if (number !== undefined && isPlayer && !/\bslot\b/.test(text))
    return isId && !saysBoth(text) ? `id${number}` : `player${number}`;
  if (words.slot.test(text)) return 'slot';
  if (/\b(?:players|members|mates|team ?mates|roster|line ?up|squad members)\b|खिलाड़ी/u.test(text))
    return isId && !saysBoth(text) ? 'ids' : 'players';
  if (words.team.test(text) && !isId && !words.nothing.test(text)) return 'team';
  if (/\bteam ids?\b/.test(text)) return undefined;
  if (isId) return /\b(?:ids|uids)\b/.test(text) ? 'ids' : 'id';
  if (/\b(?:whats ?app|mobile|mob|phone|contact)\b|फ़?ोन|मोबाइल|व्हाट्सए?प/u.test(text))
    return 'phone';
  if (words.nothing.test(text)) return undefined;
  if (words.player.test(text) || words.ign.test(text)) return 'player';
  return /^(?:number|nambar|wa|नंबर)$/u.test(text) ? 'phone' : undefined;
}

/** `Player 1 IGN & ID`: name and id in one cell. */
const saysBoth = (text: string) => /\b(?:ign|names?|naam)\b/.test(text) && /\bids?\b/.test(text);

function wordsOf(heading: string): string {
  return normalised(heading.slice(0, 120), 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/\b(\d) (?:st|nd|rd|th)\b/g, '$1')
    .trim();
}

function numberOf(text: string): PlayerNumber | undefined {
  const digit = /(?:^|\s)(\d)(?:\s|$)/.exec(text)?.[1];
  const word = text.split(' ').find((one) => Object.hasOwn(ordinals, one));
  const number = digit ? Number(digit) : word ? ordinals[word] : undefined;
  // A substitute without a number is the fifth: two of them are told apart below.
  if (number === undefined && /\b(?:substitute|sub|extra)\b/.test(text)) return 5;
  const shifted =
    number !== undefined && /\b(?:substitute|sub|extra)\b/.test(text) ? number + 4 : number;
  return playerNumbers.find((n) => n === shifted);
}

/**
 * Maps a row of headings to columns; undefined if it is none. A repeated heading counts once, but `Player` and `ID`
 * repeated without any numbers are the squad in its order.
 */
export function readHeadings(row: readonly string[]): Columns | undefined {
  const meanings = row.map(meaningOf);
  const columns: Columns = {};
  for (const [index, meaning] of meanings.entries())
    if (meaning !== undefined && meaning !== 'player' && meaning !== 'id')
      columns[meaning] ??= index;
  const hasNumbers = playerNumbers.some((n) => columns[`player${n}`] !== undefined);
  if (!hasNumbers) takeInOrder(columns, meanings);
  return columns.team !== undefined && Object.keys(columns).length >= 2 ? columns : undefined;
}

function takeInOrder(columns: Columns, meanings: readonly (Meaning | undefined)[]): void {
  let players = 0;
  let ids = 0;
  for (const [index, meaning] of meanings.entries()) {
    if (meaning !== 'player' && meaning !== 'id') continue;
    if (meaning === 'player') players += 1;
    else ids = Math.max(players, ids + 1);
    const n = playerNumbers.find((one) => one === (meaning === 'player' ? players : ids));
    if (n) columns[`${meaning}${n}`] ??= index;
  }
}

/** Whether a single column is headed as a list of teams. */
export function isTeamHeading(row: readonly string[]): boolean {
  const [first, ...others] = row.filter((cell) => cell !== '');
  return first !== undefined && others.length === 0 && meaningOf(first) === 'team';
}

/** Whether a row is headings in unknown words, and not a team. */
export function looksLikeHeadings(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== '');
  const known = filled.filter((cell) => meaningOf(cell) !== undefined).length;
  return known >= 2 && filled.every((cell) => !/\p{Nd}{6}/u.test(cell));
}
