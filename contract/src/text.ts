/**
 * The one place that normalises text. Sorting a long run of combining marks costs the square of its length:
 * 400 KB of them would hold a process for 13 s. Fields therefore look at the raw length first (`fields.ts`)
 * and refuse what is not stream-safe; here the rest of such a run is dropped, whoever calls.
 */

/** Unicode's "stream-safe text" has at most so many marks in a row (UAX #15, section 13). No script needs as many. */
const marksInARow = 30;

const plain = /^\p{ASCII}*$/u;
const marks = /\p{M}+/gu;

/** Whether it has no run of combining marks that normalising would sort at length. */
export function isStreamSafe(text: string): boolean {
  if (plain.test(text)) return true;
  for (const [run] of text.matchAll(marks)) if (run.length > marksInARow) return false;
  return true;
}

/** In linear time. `NFC`: as it is shown. `NFKC`: as it is compared. */
export function normalised(text: string, form: 'NFC' | 'NFKC'): string {
  if (plain.test(text)) return text;
  return text.replace(marks, (run) => run.slice(0, marksInARow)).normalize(form);
}
