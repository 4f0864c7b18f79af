import { defineTexts, list } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { inConsole, inIst, onTournament, type Told } from '../tournaments/tournaments.notices.ts';

const texts = defineTexts('checkInNotices', {
  missing: 'Check in for {event}, or your slot goes to a team that waits.',
  /** Starts with a space, to be appended. */
  until: ' until {closes}',
  andMore: '{count, plural, one {# more} other {# more}}',
  vacantTitle: '{count, plural, one {A slot is vacant} other {# slots are vacant}}: {event}',
});

export const checkInNotices = defineNotices(
  'checkInNotices',
  {
    missing: {
      kind: 'checkInReminder',
      title: 'Your squad is not checked in: {event}',
      description: texts.missing,
    },
    missingBy: {
      kind: 'checkInReminder',
      title: 'Your squad is not checked in: it closes at {closes}',
      description: texts.missing,
    },
    today: {
      kind: 'checkInReminder',
      title: 'Your squad is not checked in for today',
      description: "Check in for {event}{until}, or you miss today's matches.",
    },
    missed: {
      kind: 'dayMissed',
      title: 'Your squad missed check-in today: {event}',
      description:
        "Today's rooms of {event} stay closed to you. If you are here, ask a host to let you in. Your slot stays yours.",
    },
    vacant: {
      kind: 'vacantSlot',
      title: texts.vacantTitle,
      description: 'First come, first in.',
    },
    vacantAt: {
      kind: 'vacantSlot',
      title: texts.vacantTitle,
      description: 'First match at {at}. First come, first in.',
    },
  },
  onTournament,
);

const hostNotices = defineNotices(
  'checkInNotices',
  {
    teamsMissing: {
      title:
        '{count, plural, one {{first} is not checked in today} other {# teams are not checked in today}}',
      description: '{teams}. They see no room of {event} until you check them in.',
    },
  },
  inConsole,
);

export function checkInReminder(row: Told) {
  const { checkin_closes_at: closes } = row;
  return closes
    ? checkInNotices.missingBy(row, { closes: inIst(closes) })
    : checkInNotices.missing(row);
}

/** On the second or a later day, missing check-in costs the day, not the place. */
export function dailyReminder(row: Told) {
  const { checkin_closes_at: closes } = row;
  return checkInNotices.today(row, { until: closes ? texts.until({ closes: inIst(closes) }) : '' });
}

const namedAtMost = 10;

export function teamsMissing(row: Told, teams: readonly string[]) {
  const [first = ''] = teams;
  const more = teams.length - namedAtMost;
  const named = [
    ...teams.slice(0, namedAtMost),
    ...(more > 0 ? [texts.andMore({ count: more })] : []),
  ];
  return hostNotices.teamsMissing(row, { count: teams.length, first, teams: list(named) });
}

export function vacantSlot(row: Told, count: number) {
  const { first_match_at: first } = row;
  return first
    ? checkInNotices.vacantAt(row, { count, at: inIst(first) })
    : checkInNotices.vacant(row, { count });
}
