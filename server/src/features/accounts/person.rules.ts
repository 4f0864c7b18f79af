import { isRecord } from '@one-dream/contract/is-record.ts';
export const erasedName = 'Erased person';

export type JobValue = string | number | boolean | null | JobValue[] | { [key: string]: JobValue };

/** A name that somebody has or had. */
export interface CalledName {
  text: string;
  /** Other people's names that contain it. */
  longer: readonly string[];
  /** Also somebody else's, or a word of the product's: a text that contains it may mean those. */
  isShared: boolean;
}

/** Values that identify a person; empty where they have none. */
export interface PersonValues {
  names: readonly CalledName[];
  email: string;
  inGameName: string;
  inGameId: string;
  discordId: string;
}

const letter = /[\p{L}\p{M}\p{N}]/u;

/** Erases a name from a text of the product, where it stands alone and is not part of somebody else's. */
export function eraseName(text: string, { text: name, longer }: CalledName): string {
  if (name === '') return text;
  const places = placesOf(text, name).filter(([from, to]) => standsAlone(text, from, to));
  if (places.length === 0) return text;
  const ofOthers = longer.flatMap((other) => placesOf(text, other));
  let erased = '';
  let end = 0;
  for (const [from, to] of places) {
    const isOther = ofOthers.some(([start, stop]) => start <= from && to <= stop);
    if (from < end || isOther) continue;
    erased += text.slice(end, from) + erasedName;
    end = to;
  }
  return erased + text.slice(end);
}

function standsAlone(text: string, from: number, to: number): boolean {
  const before = [...text.slice(Math.max(0, from - 2), from)].at(-1) ?? '';
  const after = [...text.slice(to, to + 2)][0] ?? '';
  return !letter.test(before) && !letter.test(after);
}

/**
 * Pattern, for the database, of a name that may stand alone in a text or in JSON: at the least, no plain letter or digit
 * is beside it.
 */
export function patternOf({ text }: CalledName): string {
  const name = text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return `(^|[^A-Za-z0-9]|\\\\[a-z])${name}($|[^A-Za-z0-9])`;
}

function placesOf(text: string, part: string): [number, number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    places.push([at, at + part.length]);
  return places;
}

/** What stands between commas in an audit entry's subject if the name does: the name, unless it contains some itself. */
export function firstPart(name: string): string {
  return name.split(', ', 1)[0] ?? name;
}

/** Erases names in an audit entry's subject: people, teams and events between commas. */
export function eraseSubject(subject: string, { text: name, longer }: CalledName): string {
  if (longer.includes(subject)) return subject;
  return `, ${subject}, `.replaceAll(`, ${name}, `, `, ${erasedName}, `).slice(2, -2);
}

/** Keys of values that are sentences. */
const sentences = new Set(['title', 'description', 'about', 'text', 'subject', 'content']);

/**
 * Erases a person from a job's payload: a value equal to one of theirs goes, one that only contains it is somebody
 * else's, except in the sentences of a notice. A squad loses the player, so that nobody is notified or given a role in
 * their place.
 */
export function eraseFromJob(value: JobValue, person: PersonValues): JobValue {
  if (typeof value === 'string') return eraseText(value, person);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.filter((one) => !isPlayer(one, person)).map((one) => eraseFromJob(one, person));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, eraseUnder(key, one, person)]),
  );
}

function eraseUnder(key: string, value: JobValue, person: PersonValues): JobValue {
  // Ids of other things may look like one in the game.
  if (key.endsWith('Id') && value !== person.discordId) return value;
  // A text's values may be sentences that somebody wrote.
  if (key === 'values' && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        typeof one === 'string' ? eraseSentence(one, person) : eraseFromJob(one, person),
      ]),
    );
  if (typeof value !== 'string' || !sentences.has(key)) return eraseFromJob(value, person);
  return eraseSentence(value, person);
}

function eraseSentence(value: string, person: PersonValues): string {
  const own = person.names.filter(({ isShared }) => !isShared);
  return own.reduce(eraseName, eraseText(value, person));
}

function eraseText(text: string, { names, email, inGameName, discordId }: PersonValues): string {
  if (text === '') return text;
  if (names.some((name) => name.text === text) || text === inGameName) return erasedName;
  return text === email || text === discordId ? '' : text;
}

function isPlayer(value: JobValue, { inGameName, discordId }: PersonValues): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  if (!('discordId' in value || 'inGameName' in value)) return false;
  return (
    (discordId !== '' && value.discordId === discordId) ||
    (inGameName !== '' && value.inGameName === inGameName)
  );
}
