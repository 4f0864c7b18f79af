import { mostSheetLines } from '@one-dream/contract/features/guests/guests.values.ts';
import { normalised, withoutForbidden } from '@one-dream/contract/text.ts';

/** A sheet as rows of cells. Every cell went through `tidyCell`, so none is longer than `longestCell`. */
export type Cells = string[][];

/** Lines read of a sheet; one more is read to be refused. */
export const mostLines = mostSheetLines;
export const mostColumns = 60;
/** Longest cell: a whole squad at most. */
export const longestCell = 500;

/** Words of ASCII with single spaces: the usual cell, which needs no tidying. */
const isTidy = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Tidies a cell: NFC, single spaces, line breaks kept, and nothing that the fields of names do not take. */
export function tidyCell(text: string): string {
  if (isTidy.test(text) && text.length <= longestCell) return text;
  return normalised(text.slice(0, longestCell), 'NFC')
    .split(/[\r\n]+/)
    .map((line) => withoutForbidden(line.replace(/\s+/gu, ' ')).trim())
    .filter(Boolean)
    .join('\n');
}

/** Returns the first characters of a text, without half a surrogate pair at the end. */
export function firstOf(text: string, most: number): string {
  return withoutForbidden(text.slice(0, most));
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
  const plain = withoutEmptyLines(text.replace(/^\ufeff/, ''));
  return splitBy(plain, delimiterOf(plain));
}

/** Some sheets have thousands of empty lines. */
const withoutEmptyLines = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/\n[ \t\n]*\n/g, '\n');

function splitBy(plain: string, delimiter: string, most = mostLines): Cells {
  const rows: Cells = [];
  let row: string[] = [];
  let at = 0;
  while (at <= plain.length && rows.length <= most) {
    const { cell, end } = readCell(plain, at, delimiter);
    if (row.length < mostColumns) row.push(tidyCell(cell));
    if (plain[end] !== delimiter) {
      if (row.some((each) => each !== '')) rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
}

/** Finds the delimiter that splits most of the first lines into the same number of cells: tabs and commas also occur in cells. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000);
  const fits = ['\t', ';', ','].map((delimiter) => {
    const widths = splitBy(start, delimiter, 40).map((row) => row.length);
    const counts = new Map<number, number>();
    for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
    return { delimiter, fit: Math.max(0, ...counts.values()) / widths.length };
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  return fits.find(({ fit }) => fit === best && fit > 0)?.delimiter ?? ',';
}

/** Whether the text was copied from a spreadsheet: tabs are the delimiter that fits best. */
export function isTabbed(text: string): boolean {
  return text.includes('\t') && delimiterOf(withoutEmptyLines(text.slice(0, 40_000))) === '\t';
}

function readCell(text: string, at: number, delimiter: string): { cell: string; end: number } {
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
