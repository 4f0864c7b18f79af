import * as values from '@one-dream/contract/features/guests/guests.values.ts';
import { AppError, invalidField } from '../../errors.ts';
import { guestTexts as texts } from './guests.texts.ts';
import { type Cells, mostLines } from './sheet/cells.ts';
import type { Columns } from './sheet/headings.ts';
import { cellsOfText, readSheet, type Sheet } from './sheet/read-sheet.ts';

/** Raw input: pasted text, or the bytes of a file. */
export interface SheetInput {
  text: string | undefined;
  file: Buffer | undefined;
  columns: Columns | undefined;
  /** Lines that are teams, whatever they look like: indexes in the cells. */
  asTeams?: readonly number[] | undefined;
}

/** @throws AppError SHEET_UNREADABLE, TOO_LARGE, INVALID */
export async function parseSheet({
  text,
  file,
  columns,
  asTeams,
}: SheetInput): Promise<Sheet & { cells: Cells }> {
  const size = file?.length ?? Buffer.byteLength(text ?? '');
  if (size > values.longestSheet) throw new AppError('TOO_LARGE', texts.tooLarge);
  if (file === undefined && !text?.trim()) throw invalidField('table', texts.noTable);
  const cells = file ? await cellsOfFile(file) : cellsOfBoundedText(text ?? '');
  // Cells of a workbook can share one text, so a small file can be a long sheet.
  const characters = cells.reduce(
    (sum, row) => row.reduce((all, cell) => all + cell.length, sum),
    0,
  );
  if (characters > values.longestSheetText) throw tooMuchText();
  if (cells.length > mostLines) throw unreadable(texts.tooManyLines({ most: mostLines }));
  const sheet = readSheet(cells, { chosen: columns, asTeams });
  if (sheet.rows.length === 0) throw unreadable(texts.empty);
  if (sheet.rows.length > values.mostSheetRows)
    throw unreadable(texts.tooManyRows({ most: values.mostSheetRows }));
  return { ...sheet, cells };
}

/** Reads a file's cells. Workbooks begin like an archive; all else has to be text. */
async function cellsOfFile(file: Buffer): Promise<Cells> {
  if (file.subarray(0, 4).equals(zipMark)) {
    // Imported on demand: pasting does not need it.
    const { readXlsx } = await import('./sheet/xlsx.ts');
    const cells = await readXlsx(file).catch((cause: unknown) => {
      throw unreadable(texts.unreadable, cause);
    });
    const filled = cells.filter((line) => line.some((cell) => cell !== ''));
    // A list in the only column is read as if it were pasted.
    return filled.every((line) => line.slice(1).every((cell) => cell === ''))
      ? cellsOfText(filled.map(([cell]) => cell).join('\n'))
      : filled;
  }
  return cellsOfBoundedText(decode(file));
}

/** Checks the length before reading, as the cost of reading is proportional to it. */
function cellsOfBoundedText(text: string): Cells {
  if (text.length > values.longestSheetText) throw tooMuchText();
  return cellsOfText(text);
}

const tooMuchText = () => new AppError('TOO_LARGE', texts.tooMuchText);

const zipMark = Buffer.from('PK\x03\x04');

/** Decodes text as programs save it: UTF-8, or what Excel calls Unicode text. @throws AppError for anything else */
function decode(file: Buffer): string {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch (cause) {
    throw unreadable(texts.unreadable, cause);
  }
  throw unreadable(texts.unreadable);
}

function unreadable(text: (typeof texts)['empty'], cause?: unknown): AppError {
  return new AppError('SHEET_UNREADABLE', text, { fields: { table: text }, cause });
}
