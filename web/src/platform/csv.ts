import { isoDateInIndia } from '@one-dream/contract/calendar-days.ts';
import Papa from 'papaparse';

/** Cells that a spreadsheet would execute as a formula. Papa Parse's own test stops at a line break. */
const startsFormula = /^[=+\-@\t\r]/;

// Without it Excel assumes the system's encoding instead of UTF-8.
const byteOrderMark = '\ufeff';

/** Lines end with CRLF; cells that would start a formula are prefixed with an apostrophe. */
export function writeCsv(table: { fields: string[]; data: (string | number)[][] }): string {
  return byteOrderMark + Papa.unparse(table, { newline: '\r\n', escapeFormulae: startsFormula });
}

/** `{title}_{what}_{YYYY-MM-DD}.csv` with the day in India, without characters invalid in file names. */
export function csvName({ title, what, now }: { title: string; what: string; now: number }) {
  const safe = title
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/\s+/gu, ' ')
    // A leading dot would hide the file.
    .replace(/^[. ]+/, '')
    .trim();
  const day = isoDateInIndia(new Date(now));
  return `${safe || 'tournament'}_${what}_${day}.csv`;
}
