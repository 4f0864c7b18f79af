/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { type Cells, longestCell, mostColumns, mostLines, tidyCell } from './cells.ts';
import { openArchive } from './unpack.ts';

/**
 * Reads the first sheet of a workbook as text. Formulas give their stored values; macros, pictures, styles and links to
 * other files are never opened, and a file that declares XML entities is refused.
 * @throws if the file is no workbook, or larger than one of 200 teams
 */
export async function readXlsx(bytes: Buffer): Promise<Cells> {
  const archive = await openArchive(bytes);
  const workbook = await archive.read('xl/workbook.xml');
  if (workbook === undefined) throw new Error('No workbook.');
  const path = sheetPath(workbook, (await archive.read('xl/_rels/workbook.xml.rels')) ?? '');
  const sheet = await archive.read(path);
  if (sheet === undefined) throw new Error('No sheet.');
  return readCellsOf(sheet, readStrings((await archive.read('xl/sharedStrings.xml')) ?? ''));
}

/** Finds the path of the first visible sheet. */
function sheetPath(workbook: string, relations: string): string {
  let id: string | undefined;
  read(workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet' || id !== undefined) return;
      const { state, 'r:id': relation, ...others } = attributes();
      // Prefixes other than `r` are allowed.
      const byName = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1];
      if (state !== 'hidden' && state !== 'veryHidden') id = relation ?? byName;
    },
  });
  let target: string | undefined;
  read(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id, Target } = attributes();
      if (Id === id) target = Target;
    },
  });
  if (target === undefined) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Reads the shared strings, without phonetic runs (`rPh`). */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  read(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't';
    },
    text: (part) => {
      if (isText && !isPhonetic && text.length < longestCell) text += part();
    },
    close: (name) => {
      if (name === 'si') strings.push(tidyCell(text));
      if (name === 'rPh') isPhonetic = false;
      isText = false;
      return false;
    },
  });
  return strings;
}

function readCellsOf(xml: string, strings: readonly string[]): Cells {
  const rows: Cells = [];
  let row: string[] = [];
  let at = -1;
  let type = '';
  let text = '';
  let isValue = false;
  read(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = [];
        at = -1;
      } else if (name === 'c') {
        const { r, t } = attributes();
        at = r ? columnOf(r) : at + 1;
        type = t ?? 'n';
        text = '';
      }
      isValue = name === 'v' || (name === 't' && type === 'inlineStr');
    },
    text: (part) => {
      if (isValue && text.length < longestCell) text += part();
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && at >= 0 && at < mostColumns) {
        while (row.length < at) row.push('');
        row[at] = cellText(type, text, strings);
      }
      if (name === 'row') rows.push(row);
      return name === 'row' && rows.length > mostLines;
    },
  });
  return rows;
}

/** `AB12` is column 27, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + (letter.charCodeAt(0) - 64);
  return column - 1;
}

function cellText(type: string, text: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'e') return '';
  if (type !== 'n') return tidyCell(text);
  // Some programs write whole ids as `5.123456789E9`, with all of their digits.
  const number = Number(text);
  return Number.isSafeInteger(number) && text.trim() !== '' ? String(number) : tidyCell(text);
}

/** Longest text of a cell before entities are decoded. */
const longestRaw = longestCell * 10;

/** Most characters from one tag to the next: the cost of a tag grows faster than its length. */
const mostBetween = 40_000;
/**
 * Most tags, attributes and entities of a part, to which the cost of reading is proportional: several times those of a workbook of
 * 200 teams with styled empty cells.
 */
const mostOf = { '<': 150_000, '=': 80_000, '&': 50_000 } as const;

/** Called before parsing: the parser has no limits of its own. @throws above one of the bounds */
function assertModest(xml: string): void {
  for (const [mark, limit] of Object.entries(mostOf)) {
    let count = 0;
    for (let at = xml.indexOf(mark); at >= 0; at = xml.indexOf(mark, at + 1)) count += 1;
    if (count > limit) throw new Error('More in it than is read.');
  }
  // A tag ends before the next one begins, whatever its attributes are.
  for (let at = 0; at >= 0; ) {
    const next = xml.indexOf('<', at + 1);
    if ((next < 0 ? xml.length : next) - at > mostBetween)
      throw new Error('A longer part than is read.');
    at = next;
  }
}

interface Reading {
  open: (name: string, attributes: () => Record<string, string>) => void;
  /** Decoded when asked for. */
  text?: (text: () => string) => void;
  /** @returns true to stop parsing */
  close?: (name: string) => boolean;
}

function read(xml: string, { open, text, close }: Reading): void {
  // An optional part of a workbook.
  if (xml === '') return;
  assertModest(xml);
  const parser = new Parser();
  const bare = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('openTag', (name, attributes) => {
    open(bare(name), attributes);
  });
  parser.on('text', (part) => text?.(() => decode(part.slice(0, longestRaw))));
  parser.on('cdata', (part) => text?.(() => part.slice(0, longestRaw)));
  parser.on('closeTag', (name) => {
    if (close?.(bare(name))) parser.stop();
  });
  // A workbook has no document type, which could declare entities.
  parser.on('attention', () => {
    throw new Error('A document type.');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(xml);
}

const named: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Decodes XML's five entities, and numeric ones; declared entities are not resolved. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return named[name as string] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
