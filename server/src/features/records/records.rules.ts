/** Start and end of a month of evenings in India: a match after midnight belongs to the evening before. */
export function monthOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOf(month), to: startOf(next) };
}

/** Evenings end at five in the morning. */
function startOf(month: string): Date {
  return new Date(`${month}-01T05:00:00+05:30`);
}
