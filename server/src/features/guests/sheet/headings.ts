import { normalised } from '@one-dream/contract/text.ts';
import { parseEmail } from './contacts.ts';

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
  team: /\b(?:teams?|team ?name|squad(?: ?name)?|clan|org(?:ani[sz]ation)?|dal)\b|टीम|स्क्वाड|दल/u,
  captain: /\b(?:captain|capt|kaptan|kaptaan|leader|igl|manager|owner|lead)\b|कप्तान|लीडर/u,
  phone:
    /\b(?:phone|phn|ph|mobile|mob|tele?phone|tel|whats ?app|wa|wp|contacts?|cell|calling|sampark)\b|फ़?ोन|मोबाइल|व्हाट्सए?प|वाट्सए?प|संपर्क|सम्पर्क/u,
  number: /\b(?:number|no|num|nambar|nos)\b|नंबर|नम्बर/u,
  mail: /\b(?:e ?mails?|mails?|gmail)\b|ईमेल|ई मेल|मेल आईडी/u,
  discord: /\b(?:discord|dc)\b|डिस्कॉर्ड/u,
  slot: /^(?:slots?|slot (?:no|number|num)|lobby slot)$|^स्लॉट/u,
  player:
    /\b(?:players?|khiladi|khilari|khiladee|members?|mates?|team ?mates?|p|substitutes?|subs?|extra|roster|line ?up|line|gamers?)\b|खिलाड़ी|प्लेयर|मेंबर/u,
  id: /\b(?:ids?|uids?|character id|char id|game ?ids?|bgmi ?ids?|player ?ids?)\b|आईडी|आयडी/u,
  ign: /\b(?:igns?|in ?game ?names?|game ?names?|bgmi ?names?|character names?|nicks?|nickname)\b|इन ?गेम|गेम का नाम|निक/u,
  name: /\b(?:names?|naam)\b|नाम/u,
  players: /\b(?:players|members|mates|team ?mates|roster|line ?up|squad members)\b|खिलाड़ी/u,
  /** Personal data, which is never read: real names, parents, documents. */
  personal:
    /\b(?:full|real|legal|original|actual|first|last|middle|sur|father|fathers|mother|mothers|guardian|parents?|asli|poora|pura|birth|dob|aadhaar|aadhar|adhaar|adhar|pan|govt|government)\b|असली|पूरा|पिता|माता|जन्म|आधार/u,
  nothing:
    /\b(?:time ?stamp|date|logo|remarks?|status|payment|paid|transaction|txn|utr|upi|ref|reference|link|url|agree|rules|city|town|state|district|country|address|pin ?code|pincode|location|age|umar|umra|gender|sex|tag|points?|levels?|tier|kd|device|screen ?shot|proof|photo|pic|picture|instagram|insta|youtube|facebook|twitter|telegram|snapchat|college|school|alternate|alternative|alt|secondary|emergency|coach|region|language|experience|comments?|feedback|how did you|resume|qualified)\b|उम्र|आयु|पता|शहर|राज्य|लिंग|तारीख|समय|लोगो/u,
} as const;

/** Other words in headings. A cell with unknown words is a heading only beside one that consists of known words. */
const fillers =
  /^(?:the|of|your|ur|a|an|in|as|per|for|and|with|or|is|be|to|on|s|sr|serial|ka|ki|ke|aur|ya|apna|apni|apne|aapka|aapki|enter|write|fill|give|please|pls|kindly|details?|info|list|all|main|primary|registered|participating|bgmi|pubg|pubgm|ff|free|fire|game|character|char|only|numeric|current|valid|same|required|optional|का|की|के|और|अपना|अपनी|लिखें|भरें|सूची|सभी|आपका|आपकी|कृपया|गेम|यूआईडी)$/u;

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

export type Meaning = Field | 'player' | 'id';

/** Meaning of a heading, and how sure it is: `In-game name` is a player's name for sure, `Name` may be. */
interface Read {
  meaning: Meaning;
  rank: number;
}

/** Reads a heading; `player` or `id` where it has no number. */
function readHeading(heading: string): Read | undefined {
  const text = wordsOf(heading);
  if (text === '') return undefined;
  // What stands in brackets explains: `Player 1 ID (not your phone number)`.
  const outside = wordsOf(heading.replace(/\([^)]*\)?/g, ' ')) || text;
  const number = numberOf(text);
  const isId = words.id.test(text);
  const isOf = (meaning: Meaning, rank = 1): Read => ({ meaning, rank });
  if (words.discord.test(outside)) return number === undefined ? isOf('discord') : undefined;
  if (words.mail.test(outside)) return number === undefined ? isOf('mail') : undefined;
  if (isPhoneHeading(outside)) return readPhoneHeading(outside, number);
  const isIgn = words.ign.test(text);
  const isCaptain = words.captain.test(outside);
  if (words.nothing.test(outside) && !isIgn && !isGameId(outside)) return undefined;
  if (isCaptain && number === undefined)
    return isId && !saysBoth(text)
      ? isOf('captainId')
      : isOf('captain', isIgn ? 3 : words.name.test(text) ? 2 : 1);
  if (words.personal.test(outside) && !isIgn && !isId) return undefined;
  const isPlayer = words.player.test(text) || isIgn || isId || words.name.test(text);
  if (number !== undefined && isPlayer && !/\bslot\b/.test(text))
    return isId && !saysBoth(text)
      ? isOf(`id${number}`)
      : isOf(`player${number}`, isIgn ? 3 : words.name.test(text) ? 2 : 1);
  if (words.slot.test(text)) return isOf('slot');
  if (words.players.test(text)) return isOf(isId && !saysBoth(text) ? 'ids' : 'players');
  if (words.team.test(text) && !isId) return isOf('team', words.name.test(text) ? 2 : 1);
  if (/\bteam ids?\b/.test(text)) return undefined;
  if (isId && !saysBoth(text)) return isOf(/\b(?:ids|uids)\b/.test(text) ? 'ids' : 'id');
  if (words.player.test(text) || isIgn || words.name.test(text))
    return isOf('player', isIgn ? 3 : words.player.test(text) ? 2 : 1);
  return /^(?:number|nambar|नंबर)$/u.test(text) ? isOf('phone', 0) : undefined;
}

/** Whether a heading names a game id, such as `Character ID No` or `Game ID / UID`. */
const isGameId = (text: string) =>
  /\b(?:uids?|(?:game|bgmi|character|char|player) ?ids?)\b/.test(text) &&
  !/\b(?:phone|mobile|whats ?app|contact)\b/.test(text);

/** Whether a heading is of phone numbers: `Contact No.`, `IGL number`, `Player 1 No`; not `Player No 1`, which numbers players. */
const isPhoneHeading = (text: string) =>
  !isGameId(text) &&
  (words.phone.test(text) ||
    (words.number.test(text) &&
      (words.captain.test(text) || words.player.test(text)) &&
      !words.id.test(text) &&
      !words.name.test(text) &&
      !/\b(?:number|no|num|nambar) \d/.test(text)));

/** Reads a heading of phone numbers. The first player's number is the team's if it has no other; those of other players are ignored. */
function readPhoneHeading(text: string, number: PlayerNumber | undefined): Read | undefined {
  if (words.nothing.test(text) || /\b(?:parents?|father|mother|guardian|2nd|second)\b/.test(text))
    return undefined;
  if (number !== undefined) return number === 1 ? { meaning: 'phone', rank: 0 } : undefined;
  const isOfCaptain = words.captain.test(text) || /\b(?:whats ?app|wa)\b|व्हाट्सए?प/u.test(text);
  return { meaning: 'phone', rank: isOfCaptain ? 2 : 1 };
}

/** `Player 1 IGN & UID`: name and id in one cell. */
const saysBoth = (text: string) =>
  words.ign.test(text) && words.id.test(text)
    ? /\b(?:igns?|names?|nicks?|nickname)\b/.test(text)
    : words.name.test(text) && words.id.test(text);

const meaningOf = (heading: string) => readHeading(heading)?.meaning;

/** Whether a cell consists of words for headings alone: `Team Name` does, `Team Alpha` does not. */
function isOnlyHeading(heading: string): boolean {
  const read = readHeading(heading);
  const own = wordsOf(heading).split(' ');
  if (own.some((word) => /^\d+$/.test(word)) && read?.meaning === 'team') return false;
  return (
    heading !== '' &&
    own.every(
      (word) =>
        /^\d$/.test(word) ||
        fillers.test(word) ||
        Object.hasOwn(ordinals, word) ||
        Object.values(words).some((known) => known.exec(word)?.[0] === word),
    )
  );
}

const isOfNoField = (text: string) => words.nothing.test(text) || words.personal.test(text);

/** Meaning of a label before a dash or colon; undefined if it is none. `other`: a label of no field. */
export function labelOf(text: string): Meaning | 'other' | undefined {
  if (!isOnlyHeading(text)) return undefined;
  return meaningOf(text) ?? (isOfNoField(wordsOf(text)) ? 'other' : undefined);
}

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

/** Columns by their headings, the best one for each field; those that could be meant as well are its rivals. */
export interface Headed {
  columns: Columns;
  rivals: Partial<Record<Field, number[]>>;
}

/**
 * Maps a row of headings to columns; undefined if it is none. `Player` and `ID` repeated without any numbers are the squad
 * in its order.
 * @param isFit whether what stands below a heading can be what it says
 */
export function readHeadings(
  row: readonly string[],
  isFit: (field: Field, index: number) => boolean = () => true,
): Headed | undefined {
  if (row.some(isContent) || !row.some((cell) => labelOf(cell) !== undefined)) return undefined;
  const read = row.map(readHeading);
  const found = new Map<Field, { index: number; rank: number }[]>();
  for (const [index, one] of read.entries()) {
    if (!one || one.meaning === 'player' || one.meaning === 'id') continue;
    if (!isFit(one.meaning, index)) continue;
    found.set(one.meaning, [...(found.get(one.meaning) ?? []), { index, rank: one.rank }]);
  }
  const columns: Columns = {};
  const rivals: Headed['rivals'] = {};
  for (const [field, candidates] of found) {
    const best = Math.max(...candidates.map(({ rank }) => rank));
    const [first, ...others] = candidates.filter(({ rank }) => rank === best);
    if (first) columns[field] = first.index;
    if (others.length > 0) rivals[field] = others.map(({ index }) => index);
  }
  const hasNumbers = playerNumbers.some((n) => columns[`player${n}`] !== undefined);
  if (!hasNumbers)
    takeInOrder(
      columns,
      read.map((one, index) =>
        one?.meaning === 'player' && !isFit('player1', index) ? undefined : one,
      ),
    );
  return columns.team !== undefined && Object.keys(columns).length >= 2
    ? { columns, rivals }
    : undefined;
}

/** Whether a cell has an id, a number or an address, which no heading has. */
const isContent = (cell: string) => /\p{Nd}{6}/u.test(cell) || parseEmail(cell) !== undefined;

function takeInOrder(columns: Columns, read: readonly (Read | undefined)[]): void {
  const named = read.filter((one) => one?.meaning === 'player');
  const best = Math.max(0, ...named.map((one) => one?.rank ?? 0));
  const sure = named.filter((one) => one?.rank === best).length;
  // `Name` beside `In-game name` is the person's.
  const isLess = (one: Read) =>
    one.meaning === 'player' && one.rank < best && sure * 2 >= named.length;
  let players = 0;
  let ids = 0;
  for (const [index, one] of read.entries()) {
    if (!one || (one.meaning !== 'player' && one.meaning !== 'id') || isLess(one)) continue;
    if (one.meaning === 'player') players += 1;
    else ids = Math.max(players, ids + 1);
    const n = playerNumbers.find((each) => each === (one.meaning === 'player' ? players : ids));
    if (n) columns[`${one.meaning}${n}`] ??= index;
  }
}

/** Whether a single column is headed as a list of teams. */
export function isTeamHeading(row: readonly string[]): boolean {
  const [first, ...others] = row.filter((cell) => cell !== '');
  return first !== undefined && others.length === 0 && labelOf(first) === 'team';
}

/** Whether a row without a heading for teams is headings nevertheless, and no team. */
export function looksLikeHeadings(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell !== '');
  const known = filled.filter((cell) => meaningOf(cell) !== undefined).length;
  return (
    known >= 2 && filled.some((cell) => labelOf(cell) !== undefined) && !filled.some(isContent)
  );
}
