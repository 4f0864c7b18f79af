import { normalised } from '@one-dream/contract/text.ts';

/** A sheet as rows of text; every cell is tidied, none is longer than `longestCell`. */
export type Cells = string[][];

/** Lines read of a sheet at most: a team may take one for each player, below a few of headings. */
export const mostLines = 1500;
const mostColumns = 60;
/** Longest cell: a whole squad at most. */
const longestCell = 500;

/**
 * Invisible characters such as byte order marks. Joiners outside of Indian scripts and emoji are left to the names'
 * rule.
 */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu;

/** Tidies a cell: NFC, no direction marks, single spaces, line breaks kept. */
export function tidyCell(text: string): string {
  return normalised(text.slice(0, longestCell), 'NFC')
    .replace(unseen, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Strips these characters from both ends of a text. */
export function withoutEnds(text: string, characters: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && characters.includes(text.charAt(start))) start += 1;
  while (end > start && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Splits a block as spreadsheets copy it (TSV) or save it (CSV); quoted cells may contain delimiters and line breaks.
 */
export function splitCells(text: string): Cells {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(plain);
  const rows: Cells = [];
  let row: string[] = [];
  let at = 0;
  while (at <= plain.length && rows.length <= mostLines) {
    const { cell, end } = readCell(plain, { at, delimiter });
    if (row.length < mostColumns) row.push(tidyCell(cell));
    if (plain[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
}

/** A tab anywhere means a spreadsheet; else `;` or `,`, of which the first lines have more. */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const start = text.slice(0, 4000);
  return start.split(';').length > start.split(',').length ? ';' : ',';
}

function readCell(
  text: string,
  { at, delimiter }: { at: number; delimiter: string },
): { cell: string; end: number } {
  const isQuoted = text[at] === '"';
  const closing = isQuoted ? closingQuote(text, at + 1) : -1;
  let end = closing < 0 ? at : closing + 1;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  if (closing < 0) return { cell: text.slice(at, end), end };
  return { cell: text.slice(at + 1, closing).replaceAll('""', '"'), end };
}

/** @returns -1 if the quote is never closed: then it is an ordinary character */
function closingQuote(text: string, from: number): number {
  // No cell is longer; an unlimited search for every quote would cost the rest of the sheet.
  const last = Math.min(text.length, from + longestCell * 4);
  for (let at = from; at < last; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}
