import { plural, t } from '@lingui/core/macro';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { clockOf, exactMoment, istOf } from '../../../platform/ist.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import type { TournamentValues } from './tournament-values.ts';

type Line = (values: TournamentValues) => string;

const join = (parts: readonly (string | 0 | false | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ');
const listed = (names: readonly string[], none: string) =>
  names.length === 0 ? none : names.filter(Boolean).join(', ');

/** One-line summaries of the form's sections. */
export const sectionLines = {
  announcement: ({ isDraft, status, organizer, game }) =>
    join([isDraft ? t`A draft for staff` : translateEnglish(status), organizer, game]),
  times: ({ regOpensAt, regClosesAt, checkinOpensAt, checkinClosesAt }) =>
    join([
      regOpensAt && t`Registration opens ${exactMoment(regOpensAt)}`,
      regClosesAt && t`Registration closes ${exactMoment(regClosesAt)}`,
      checkinOpensAt && checkinClosesAt
        ? t`Check-in ${clockOf(checkinOpensAt)} to ${istOf(checkinClosesAt)}`
        : t`No check-in`,
    ]),
  details: ({ prizePool, type, startDate, endDate }) =>
    join([
      formatRupees(prizePool),
      type,
      startDate && formatCalendarDate(startDate),
      endDate && endDate !== startDate && t`to ${formatCalendarDate(endDate)}`,
    ]),
  places: ({ fill, waitlistMax, minLineup, disputeMin }) =>
    join([
      fill === 'hold' ? t`A host fills places` : t`Places fill automatically`,
      waitlistMax && t`${waitlistMax} may wait`,
      minLineup && t`${minLineup} players to check in`,
      disputeMin && t`${disputeMin} min to dispute`,
    ]),
  eligibility: ({ eligibility }) =>
    join([
      eligibility?.minAge && t`From ${eligibility.minAge} years`,
      eligibility?.minLevel && t`level ${eligibility.minLevel}`,
      eligibility?.guardianConsent && t`guardian’s consent`,
      eligibility?.residentsOnly && t`residents of India`,
      eligibility?.phonesOnly && t`phones only`,
    ]) || t`Everybody`,
  description: ({ description }) => description.trim().split('\n')[0] || t`Nothing yet`,
  channel: ({ log_channel }) => log_channel || t`No Discord channel`,
  prizes: ({ prizes }) =>
    listed(
      prizes.map(({ rank, prize }) => `${rank}: ${prize}`),
      t`No prizes yet`,
    ),
  schedule: ({ schedule }) =>
    listed(
      schedule.map(({ event }) => event),
      t`No events yet`,
    ),
  rules: ({ rules }) =>
    rules.length === 0
      ? t`No rules yet`
      : `${rules.length} ${plural(rules.length, { one: 'rule', other: 'rules' })}`,
} satisfies Record<string, Line>;
