/**
 * The only place that normalises text. Sorting a long run of combining marks takes quadratic time: 400 KB of them would
 * block a process for 13 s. Fields therefore check the raw length first (`fields.ts`) and reject text that is not
 * stream-safe; here the excess of such a run is dropped for every caller.
 */

/** Maximum run of marks in Unicode's "stream-safe text" (UAX #15, section 13). No script needs as many. */
const marksInARow = 30;

const plain = /^\p{ASCII}*$/u;
const marks = /\p{M}+/gu;

/** Whether it has no run of combining marks that would be slow to normalise. */
export function isStreamSafe(text: string): boolean {
  if (plain.test(text)) return true;
  for (const [run] of text.matchAll(marks)) if (run.length > marksInARow) return false;
  return true;
}

/** Normalises in linear time. `NFC`: for display. `NFKC`: for comparison. */
export function normalised(text: string, form: 'NFC' | 'NFKC'): string {
  if (plain.test(text)) return text;
  return text.replace(marks, (run) => run.slice(0, marksInARow)).normalize(form);
}
