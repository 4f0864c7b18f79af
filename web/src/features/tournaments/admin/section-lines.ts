import { formatRupees } from '@one-dream/contract/rupees.ts';
import { formatCalendarDate } from '../calendar-date.ts';
import type { TournamentValues } from './tournament-values.ts';

type Line = (values: TournamentValues) => string;

const join = (parts: readonly (string | 0 | false | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ');
const listed = (names: readonly string[], none: string) =>
  names.length === 0 ? none : names.filter(Boolean).join(', ');

/** What each section of the form holds, in a line. */
export const sectionLines = {
  details: ({ prizePool, slots, type, startDate, endDate }) =>
    join([
      formatRupees(prizePool),
      `${slots} slots`,
      type,
      startDate && formatCalendarDate(startDate),
      endDate && endDate !== startDate && `to ${formatCalendarDate(endDate)}`,
    ]),
  places: ({ fill, waitlistMax, minLineup, disputeMin }) =>
    join([
      fill === 'hold' ? 'A host fills places' : 'Places fill by themselves',
      waitlistMax && `${waitlistMax} may wait`,
      minLineup && `${minLineup} players to check in`,
      disputeMin && `${disputeMin} min to dispute`,
    ]),
  eligibility: ({ eligibility }) =>
    join([
      eligibility?.minAge && `From ${eligibility.minAge} years`,
      eligibility?.minLevel && `level ${eligibility.minLevel}`,
      eligibility?.guardianConsent && 'guardian’s consent',
      eligibility?.residentsOnly && 'residents of India',
      eligibility?.phonesOnly && 'phones only',
    ]) || 'Everybody',
  description: ({ description }) => description.trim().split('\n')[0] || 'Nothing yet',
  channel: ({ log_channel }) => log_channel || 'No Discord channel',
  prizes: ({ prizes }) =>
    listed(
      prizes.map(({ rank, prize }) => `${rank}: ${prize}`),
      'No prizes yet',
    ),
  schedule: ({ schedule }) =>
    listed(
      schedule.map(({ event }) => event),
      'No events yet',
    ),
  rules: ({ rules }) =>
    rules.length === 0
      ? 'No rules yet'
      : `${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}`,
} satisfies Record<string, Line>;
