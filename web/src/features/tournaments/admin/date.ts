/**
 * `12/31/2026` as a date input takes it, `2026-12-31`; `undefined` for what is not a date. A year
 * that is being typed (`0002`) is one.
 */
export function toInputDate(text: string): string | undefined {
  if (text === '') return '';
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return undefined;
  const date = `${match[3]}-${match[1]}-${match[2]}`;
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isDay ? date : undefined;
}

/** What a date input gives, `2026-12-31` or nothing, as it is stored: `12/31/2026`. */
export function fromInputDate(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? `${match[2]}/${match[3]}/${match[1]}` : '';
}
