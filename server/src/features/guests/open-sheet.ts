import { longestSheet, mostSheetRows } from '@one-dream/contract/features/guests.values.ts';
import { AppError, invalidField } from '../../errors.ts';
import { guestTexts as texts } from './guests.texts.ts';
import type { Cells } from './sheet/cells.ts';
import type { Columns } from './sheet/headings.ts';
import { cellsOfText, readSheet, type Sheet } from './sheet/read-sheet.ts';

/** Raw input: pasted text, or the bytes of a file. */
export interface SheetInput {
  text: string | undefined;
  file: Buffer | undefined;
  columns: Columns | undefined;
}

/** @throws AppError SHEET_UNREADABLE, TOO_LARGE, INVALID */
export async function openSheet({
  text,
  file,
  columns,
}: SheetInput): Promise<Sheet & { cells: Cells }> {
  const size = file?.length ?? Buffer.byteLength(text ?? '');
  if (size > longestSheet) throw new AppError('TOO_LARGE', texts.tooLarge);
  if (file === undefined && !text?.trim()) throw invalidField('table', texts.noTable);
  const cells = file ? await cellsOfFile(file) : cellsOfText(text ?? '');
  const sheet = readSheet(cells, columns);
  if (sheet.rows.length === 0) throw unreadable(texts.empty);
  if (sheet.rows.length > mostSheetRows)
    throw unreadable(texts.tooManyRows({ most: mostSheetRows }));
  return { ...sheet, cells };
}

/** Reads a file's cells. Workbooks begin like an archive; all else has to be text. */
async function cellsOfFile(file: Buffer): Promise<Cells> {
  if (file.subarray(0, 4).equals(zipMark)) {
    // Imported on demand: pasting does not need it.
    const { readXlsx } = await import('./sheet/xlsx.ts');
    return readXlsx(file).catch((cause: unknown) => {
      throw unreadable(texts.unreadable, cause);
    });
  }
  try {
    return cellsOfText(decode(file));
  } catch (cause) {
    throw unreadable(texts.unreadable, cause);
  }
}

const zipMark = Buffer.from('PK\x03\x04');

/** Decodes text as programs save it: UTF-8, or what Excel calls Unicode text. @throws for anything else */
function decode(file: Buffer): string {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe;
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(file);
  if (text.includes('\0')) throw new Error('Not text.');
  return text;
}

function unreadable(text: (typeof texts)['empty'], cause?: unknown): AppError {
  return new AppError('SHEET_UNREADABLE', text, { fields: { table: text }, cause });
}
