import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { about, inIst, type Told, until } from '../tournaments/tournaments.notices.ts';

export function checkInReminder(row: Told): WrittenNotice {
  return about(row, {
    kind: 'checkInReminder',
    title: `Your squad is not checked in`,
    description: `Check in for ${row.title}${until(row)}, or your slot goes to a team that waits.`,
  });
}

/** On the second or a later day: no place is lost, but the day is. */
export function dailyReminder(row: Told): WrittenNotice {
  return about(row, {
    kind: 'checkInReminder',
    title: 'Your squad is not checked in for today',
    description: `Check in for ${row.title}${until(row)}, or you miss today's matches.`,
  });
}

export function dailyMissed(row: Told): WrittenNotice {
  return about(row, {
    kind: 'dayMissed',
    title: 'Your squad missed check-in today',
    description: `Today's rooms of ${row.title} stay closed to you. If you are here, ask a host to let you in. Your slot stays yours.`,
  });
}

/** For hosts. */
export function teamsMissing(row: Told, teams: readonly string[]): WrittenNotice {
  const [first, ...others] = teams;
  return {
    ...about(row, {
      kind: 'teamsMissing',
      title:
        others.length === 0
          ? `${first} is not checked in today`
          : `${teams.length} teams are not checked in today`,
      description: `${new Intl.ListFormat('en').format(teams.slice(0, 10))}${teams.length > 10 ? ' and more' : ''}. They see no room of ${row.title} until you check them in.`,
    }),
    link: fillPath(consolePages.tournament.path, { tournamentId: row.id }),
  };
}

export function vacantSlot(row: Told, vacant: number): WrittenNotice {
  return about(row, {
    kind: 'vacantSlot',
    title: vacant === 1 ? 'A slot is vacant' : `${vacant} slots are vacant`,
    description: `In ${row.title}${row.first_match_at ? `, first match at ${inIst(row.first_match_at)}` : ''}. First come, first in.`,
  });
}
