/** Minutes before UTC; India has no summer time. */
const indiaAheadMinutes = 330;
const form = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** A moment as `<input type="datetime-local">` takes it, by the clock of India; empty for none. @param moment ISO 8601 */
export function toIstInput(moment: string | null): string {
  if (!moment) return '';
  const at = Date.parse(moment);
  if (Number.isNaN(at)) return '';
  return new Date(at + indiaAheadMinutes * 60_000).toISOString().slice(0, 16);
}

/** Value of such an input as ISO 8601 UTC; `null` if it is not a moment. */
export function fromIstInput(text: string): string | null {
  const match = form.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute] = match.map(Number) as [number, ...number[]];
  const utc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  // 2026-02-30 would become 2 March.
  if (!new Date(utc).toISOString().startsWith(text.slice(0, 16))) return null;
  return new Date(utc - indiaAheadMinutes * 60_000).toISOString();
}
