import { t } from '@lingui/core/macro';
import { parseCalendarDate } from '@one-dream/contract/calendar-days.ts';

const months = () => [
  t`Jan`,
  t`Feb`,
  t`Mar`,
  t`Apr`,
  t`May`,
  t`Jun`,
  t`Jul`,
  t`Aug`,
  t`Sep`,
  t`Oct`,
  t`Nov`,
  t`Dec`,
];

export const undecidedDate = () => t`To be announced`;

/**
 * `12/31/2026` as `31 Dec 2026`. A calendar day, not a moment: no `Date` is involved, so no time zone can shift it. Any
 * other text by the organiser is kept.
 */
export function formatCalendarDate(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return undecidedDate();
  const parts = parseCalendarDate(trimmed);
  const month = parts && months()[parts.month - 1];
  return month ? `${parts.day} ${month} ${parts.year}` : trimmed;
}
