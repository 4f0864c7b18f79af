import { withLatinDigits } from '@one-dream/contract/game-ids.ts';
import { readPhones } from '@one-dream/contract/phone-numbers.ts';
import type { Cells } from './cells.ts';
import { takePhones } from './contacts.ts';
import { labelOf, type Meaning, readHeadings } from './headings.ts';
import { readListNumber, withoutMarks } from './list-marks.ts';
import { type ChatLine, readMessages } from './messages.ts';
import { readPlayers } from './players-in-cell.ts';

/** Separator between a team and its players. Lines are tidied, so spaces are single. */
const between = / [–—\-=|→➝➜>~]+ | ?[–—→➝➜] ?| ?: | by /iu;
const afterLabel = /[-–—:=|→➝➜>~]+|\bis\b/iu;
/** A label and a number with only a space between them: `Contact 98765 43210`. */
const labelledNumber = /^(\p{L}[\p{L}\p{M} ./]{1,30}?) (?=[+(]?\p{Nd}[\p{Nd} ().-]{5})(.+)$/u;

interface Line extends ChatLine {
  number: number | undefined;
  /** A list number without a team: a free slot. */
  isFree: boolean;
  label: { meaning: Meaning | 'other'; value: string } | undefined;
  /** Without number, bullet and marks. */
  words: string;
  /** Without telephone numbers, too. */
  bare: string;
  /** Number of players with an id; a phone number on a line of its own counts as one. */
  players: number;
  /** The parts before and after a dash. */
  parts: { name: string; players: string };
  /** Has a team and its players: `Team Soul – Mortal 5123456789, Viper …`, `Team Soul - Mortal, Viper …`. */
  namesBoth: boolean;
}

interface Team {
  /** The line that it began with. */
  text: string;
  slot: string;
  team: string;
  captain: string;
  phone: string;
  mail: string;
  discord: string;
  players: string[];
}

/**
 * Reads a chat's text as rows with headings: messages, a numbered list, or a block for each team, with or without labels. A line
 * that belongs to no team gets a row of its own, in the column `Text`.
 * @returns undefined if the text is a sheet, or a plain list of teams
 */
export function readChat(text: string): Cells | undefined {
  const { lines: raw, isStamped } = readMessages(text);
  const isCounting = counts(raw);
  const lines = raw.map((line) => describe(line, isCounting));
  const isNumbered = isNumberedList(lines);
  const isLabelled = isLabelledList(lines);
  if (!isStamped && !isNumbered && !isLabelled && !isBlockList(lines)) return undefined;
  const read = isLabelled ? readLabelled : isNumbered ? readNumbered : readBlocks;
  return writeTable(read(lines));
}

/** Whether all lines begin with rising numbers, followed by a space. */
function counts(lines: readonly ChatLine[]): boolean {
  const numbers = lines.map(({ text }) => /^[*_~]*#?(\p{Nd}{1,3}) /u.exec(text)?.[1]);
  return (
    numbers.length >= 2 &&
    numbers.every(
      (one, at) =>
        one &&
        (at === 0 || Number(withLatinDigits(one)) > Number(withLatinDigits(numbers[at - 1] ?? ''))),
    )
  );
}

function describe(line: ChatLine, isCounting: boolean): Line {
  const numbered = readListNumber(withoutBullet(line.text), { isCounting });
  const isFree = numbered?.rest === '';
  const listed = isFree ? undefined : numbered;
  const words = withoutMarks(listed?.rest ?? line.text);
  const alone = listed ? undefined : labelOf(words);
  const label = readLabel(words) ?? (alone && { meaning: alone, value: '' });
  const { rest: bare } = takePhones(words);
  const ids = readPlayers(isOnlyPhone(words) ? words : bare).filter(({ id }) => id.length >= 8);
  const players = label ? 0 : ids.length;
  const parts = splitTeam(words);
  const [start = '', ...others] = words.split(/[,;]/);
  const listsNames = !label && players === 0 && others.length > 0 && /\S [-–—]+ \S/u.test(start);
  const isBoth = players > 0 && parts.players !== '' && !isPlayerLine({ bare, players });
  return {
    ...line,
    number: label ? undefined : listed?.number,
    isFree,
    label,
    words,
    bare,
    players,
    parts,
    namesBoth:
      listsNames ||
      (isBoth && readPlayers(takePhones(parts.name).rest).every(({ id }) => id === '')),
  };
}

const withoutBullet = (text: string) => text.replace(/^[•▪●◦➤➡👉🔹🔸✅🔥⭐]+\ufe0f?\s*/u, '');

function readLabel(words: string): Line['label'] {
  const found = afterLabel.exec(words);
  const [, bare = '', number = ''] = labelledNumber.exec(words) ?? [];
  const name = found && found.index <= 40 ? words.slice(0, found.index).trim() : bare;
  const value =
    name === bare ? number : words.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  const meaning = name && labelOf(name.replace(/[*_~`]/g, ''));
  return meaning ? { meaning, value: withoutMarks(value) } : undefined;
}

function isNumberedList(all: readonly Line[]): boolean {
  const lines = all.slice(0, 60);
  const marked = lines.filter((line) => line.isFree || isNumberedTeam(line)).length;
  return (
    lines.some(isNumberedTeam) &&
    (marked * 2 >= lines.length ||
      (lines[0]?.number !== undefined && lines[0].players === 0) ||
      marked * 8 >= lines.length)
  );
}

const isNumberedTeam = (line: Line) => line.number !== undefined && !isPlayerLine(line);

function isLabelledList(lines: readonly Line[]): boolean {
  const meanings = lines.flatMap(({ label }) => label?.meaning ?? []);
  return meanings.includes('team') ? meanings.length >= 2 : meanings.length >= 3;
}

/** Whether teams stand above their players, who have ids or form blocks as large as a squad, or both are on one line. */
function isBlockList(lines: readonly Line[]): boolean {
  const [first] = lines;
  if (!first || readHeadings(first.text.split(/[,;]/))) return false;
  const playing = lines.filter(({ players }) => players > 0);
  if (playing.length === 0) {
    const blocks = blocksOf(lines);
    return (
      lines.filter(({ namesBoth }) => namesBoth).length * 2 > lines.length ||
      (blocks.length > 1 && blocks.every(isSquad) && lines.every(({ text }) => commas(text) === 0))
    );
  }
  return (
    (first.players === 0 || first.namesBoth) &&
    lines.every(
      (line) =>
        (line.players === 0 && commas(line.text) === 0) ||
        (line.players === 1 && commas(line.text) <= 1) ||
        line.namesBoth,
    )
  );
}

/** Whether a block of names without ids is a team and a squad of players. */
const isSquad = (block: readonly Line[]) =>
  block.length >= 5 &&
  block.length <= 7 &&
  !block.some(({ namesBoth }) => namesBoth) &&
  block.slice(1).some(({ words }) => !/^team\b/i.test(words));

const commas = (text: string) => text.split(/[,;]/).length - 1;

type Row = Team | string;

function newTeam(text: string, name: string, slot?: number): Team {
  const team: Team = {
    text,
    slot: slot === undefined ? '' : String(slot),
    team: '',
    captain: '',
    phone: '',
    mail: '',
    discord: '',
    players: [],
  };
  setName(team, name);
  return team;
}

function setName(team: Team, text: string): void {
  const { rest, phones } = takePhones(text);
  team.team = withoutMarks(rest.replace(/@\S+/g, '')) || rest;
  for (const phone of phones) addContact(team, 'phone', phone);
}

function addContact(team: Team, kind: 'phone' | 'mail' | 'discord', value: string): void {
  team[kind] = [team[kind], value].filter(Boolean).join('\n');
}

/** Reads a list in which numbered lines are teams, and the lines below each are its players. */
function readNumbered(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  const isOfNames = listsOnlyNames(lines);
  let team: Team | undefined;
  for (const line of lines) {
    if (line.isOfApp) rows.push(line.text);
    else if (line.isFree) continue;
    else if (line.number !== undefined && !(team && isPlayerLine(line))) {
      const { name, players } = line.parts;
      team = newTeam(line.text, name, line.number);
      addLine(team, { words: players });
      rows.push(team);
    } else if (
      !team ||
      (line.players === 0 &&
        !line.label &&
        (isOfNames || (line.isFirst && team.players.length > 0)))
    )
      // A greeting above the list, or a word below it.
      rows.push(line.text);
    else addLine(team, line);
  }
  return rows;
}

/** Whether the list has teams only, without players: then lines below the last team are no players either. */
function listsOnlyNames(lines: readonly Line[]): boolean {
  const first = lines.findIndex(isNumberedTeam);
  const last = lines.findLastIndex(isNumberedTeam);
  return (
    first < last &&
    lines.every(({ players }) => players === 0) &&
    lines
      .slice(first, last + 1)
      .every(
        (line) =>
          line.isOfApp ||
          line.isFree ||
          (isNumberedTeam(line) && takePhones(line.parts.players).rest === ''),
      )
  );
}

function splitTeam(words: string): { name: string; players: string } {
  const found = between.exec(words);
  if (!found) return { name: words, players: '' };
  return { name: words.slice(0, found.index), players: words.slice(found.index + found[0].length) };
}

/** Whether a line, numbered or not, is one player: `1. Mortal 5123456789`. */
function isPlayerLine({ bare, players }: Pick<Line, 'bare' | 'players'>): boolean {
  if (players !== 1) return false;
  const parts = bare.split(between);
  return parts.length === 1 || (parts.length === 2 && parts.some((part) => !/\p{L}/u.test(part)));
}

/** Reads lines with labels: a team begins with its name, or with its slot above the name. */
function readLabelled(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  const namesTeams = lines.some(({ label }) => label?.meaning === 'team');
  let team: Team | undefined;
  let isNameOpen = false;
  const start = ({ text, number }: Line, name: string) => {
    team = newTeam(text, name, number);
    rows.push(team);
    return team;
  };
  for (const line of lines) {
    const { label, words } = line;
    if (line.isOfApp) rows.push(line.text);
    else if (label?.meaning === 'other') rows.push(line.text);
    else if (label?.meaning === 'team') {
      if (team?.team === '' && team.players.length === 0) setName(team, label.value);
      else start(line, label.value);
      isNameOpen = label.value === '';
    } else if (isNameOpen && team && !label) {
      setName(team, words);
      isNameOpen = false;
    } else if (label)
      addLine(
        team && !(label.meaning === 'slot' && team.team !== '') ? team : start(line, ''),
        line,
      );
    else if (!namesTeams && line.isFirst && line.players === 0) start(line, words);
    else if (team && (line.players > 0 || !line.isFirst)) addLine(team, line);
    else rows.push(line.text);
  }
  return rows;
}

/** Reads messages, or blocks between empty lines: a team's name, then its players. */
function readBlocks(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  const blocks = blocksOf(lines);
  for (const block of blocks) {
    const spoken = block.filter(({ isOfApp }) => !isOfApp);
    rows.push(...block.filter(({ isOfApp }) => isOfApp).map(({ text }) => text));
    const hasIds = spoken.some(({ players }) => players > 0);
    const before = rows.at(-1);
    let team =
      typeof before === 'object' && before.players.length === 0 && hasIds ? before : undefined;
    for (const [at, line] of spoken.entries()) {
      const isAfterPlayer = (spoken[at - 1]?.players ?? 0) > 0;
      const isBeforePlayer = (spoken[at + 1]?.players ?? 0) > 0;
      const { name, players } = line.parts;
      const isBoth = line.namesBoth;
      const isName =
        line.players === 0 &&
        !line.label &&
        !isOnlyPhone(line.words) &&
        (at === 0 ||
          (hasIds ? isAfterPlayer && (isBeforePlayer || blocks.length === 1) : !isSquad(spoken)));
      if (isBoth || isName || !team) {
        const isNameless = !isBoth && !isName;
        team = newTeam(line.text, isNameless ? '' : isBoth ? name : line.words, line.number);
        rows.push(team);
        if (isBoth) addLine(team, { words: players });
        if (isNameless) addLine(team, line);
      } else addLine(team, line);
    }
  }
  return rows;
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isFirst || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
}

const isOnlyPhone = (words: string) => !/\p{L}/u.test(words) && readPhones(words).length > 0;

/** Adds the contents of a line, or of a part of one, to a team. */
function addLine(team: Team, { label, words }: Pick<Line, 'words'> & Partial<Line>): void {
  const { meaning, value } = label ?? { meaning: undefined, value: words };
  if (meaning === 'slot') team.slot = value || team.slot;
  else if (meaning === 'phone' || meaning === 'mail' || meaning === 'discord')
    addContact(team, meaning, value);
  else if (isOnlyPhone(value) && !isId(meaning)) addContact(team, 'phone', value);
  else {
    const { rest, phones } = isId(meaning) ? { rest: value, phones: [] } : takePhones(value);
    for (const phone of phones) addContact(team, 'phone', phone);
    // The word `Contact` beside its number.
    if (rest === '' || (phones.length > 0 && labelOf(rest))) return;
    if (meaning === 'captain' || meaning === 'captainId') team.captain ||= rest;
    // The captain is a player as well.
    team.players.push(rest);
  }
}

const isId = (meaning: Meaning | 'other' | undefined) =>
  meaning !== undefined && /^(?:captainId|ids?|id\d)$/.test(meaning);

/** Heading of the column for lines that belong to no team. */
const notRead = 'Text';
const columns = [
  ['Slot', ({ slot }: Team) => slot],
  ['Team', ({ team }: Team) => team],
  ['Captain', ({ captain }: Team) => captain],
  ['Phone', ({ phone }: Team) => phone],
  ['Email', ({ mail }: Team) => mail],
  ['Discord', ({ discord }: Team) => discord],
  ['Players', ({ players }: Team) => players.join('\n')],
] as const;

/** Whether a line is the headings that `readChat` adds, which are not in the text. */
export function isChatHeading(line: readonly string[]): boolean {
  return line.length === columns.length + 1 && line.at(-1) === notRead;
}

function writeTable(rows: readonly Row[]): Cells {
  return [
    [...columns.map(([heading]) => heading), notRead],
    ...rows.map((row) => {
      const cells = columns.map(([, cellOf]) => (typeof row === 'string' ? '' : cellOf(row)));
      const text = typeof row === 'string' ? row : row.text;
      return [...cells, cells.every((cell) => cell === '') ? text : ''];
    }),
  ];
}
