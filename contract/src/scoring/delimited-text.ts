/**
 * Parses cells copied from a spreadsheet (TSV) or saved by it (CSV). Quoted cells may contain the delimiter, line breaks and
 * doubled quotes. Reads at most `maximumRows` rows.
 */
export function readCells(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const delimiter = plain.includes('\t')
    ? '\t'
    : countOf(plain, ';') > countOf(plain, ',')
      ? ';'
      : ',';
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
    cells = [];
  };
  while (at <= plain.length && rows.length < maximumRows) {
    const { cell, end } = readCell(plain, at, delimiter);
    cells.push(cell);
    if (plain[end] !== delimiter) endRow();
    at = end + 1;
  }
  return rows;
}

const maximumRows = 200;

function readCell(text: string, at: number, delimiter: string): { cell: string; end: number } {
  if (text[at] !== '"') {
    let end = at;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
    return { cell: text.slice(at, end).trim(), end };
  }
  const closing = findClosingQuote(text, at + 1);
  const cell = text.slice(at + 1, closing).replaceAll('""', '"');
  let end = closing + 1;
  // Text between a closing quote and the delimiter is dropped.
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return { cell, end };
}

function findClosingQuote(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return text.length;
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Serialises rows. Text cells that a spreadsheet would execute as a formula get an apostrophe; numbers do not. */
export function writeCells(
  rows: readonly (readonly (string | number | null)[])[],
  delimiter: '\t' | ',',
): string {
  return rows
    .map((cells) => cells.map((cell) => writeCell(cell, delimiter)).join(delimiter))
    .join(delimiter === ',' ? '\r\n' : '\n');
}

function writeCell(cell: string | number | null, delimiter: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  const needsQuotes = /["\n\r]|^\s|\s$/.test(safe) || safe.includes(delimiter);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Removes the apostrophe that an export put before a formula-like cell. */
export function withoutApostrophe(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
