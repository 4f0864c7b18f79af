import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { list } from '@one-dream/contract/texts.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { about, inIst, type Told } from '../tournaments/tournaments.notices.ts';
import { checkInNoticeTexts as texts } from './check-in.notices.texts.ts';

export function checkInReminder(row: Told): WrittenNotice {
  const { title: event, checkin_closes_at: closes } = row;
  return about(row, {
    kind: 'checkInReminder',
    title: closes ? texts.missingByTitle({ closes: inIst(closes) }) : texts.missingTitle({ event }),
    description: texts.missing({ event }),
  });
}

/** On the second or a later day, missing check-in costs the day, not the place. */
export function dailyReminder(row: Told): WrittenNotice {
  const { title: event, checkin_closes_at: closes } = row;
  return about(row, {
    kind: 'checkInReminder',
    title: texts.todayTitle,
    description: texts.today({
      event,
      until: closes ? texts.until({ closes: inIst(closes) }) : '',
    }),
  });
}

export function dailyMissed(row: Told): WrittenNotice {
  return about(row, {
    kind: 'dayMissed',
    title: texts.missedTitle({ event: row.title }),
    description: texts.missed({ event: row.title }),
  });
}

const namedAtMost = 10;

/** Tells hosts which teams are missing. */
export function teamsMissing(row: Told, teams: readonly string[]): WrittenNotice {
  const [first = ''] = teams;
  const more = teams.length - namedAtMost;
  const named = [
    ...teams.slice(0, namedAtMost),
    ...(more > 0 ? [texts.andMore({ count: more })] : []),
  ];
  return {
    ...about(row, {
      kind: 'teamsMissing',
      title: texts.teamsMissingTitle({ count: teams.length, first }),
      description: texts.teamsMissing({ teams: list(named), event: row.title }),
    }),
    link: fillPath(consolePages.tournament.path, { tournamentId: row.id }),
  };
}

export function vacantSlot(row: Told, vacant: number): WrittenNotice {
  const { first_match_at: first } = row;
  return about(row, {
    kind: 'vacantSlot',
    title: texts.vacantTitle({ count: vacant, event: row.title }),
    description: first ? texts.vacantAt({ at: inIst(first) }) : texts.vacant,
  });
}
