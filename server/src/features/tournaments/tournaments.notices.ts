import { toIsoDate } from '@one-dream/contract/calendar-days.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { day, moment } from '@one-dream/contract/texts.ts';
import { eventMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { tournamentNoticeTexts as texts } from './tournaments.notices.texts.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

/** `19:00 IST`. */
export const inIst = (at: Date) => moment(at, 'time');

export type Told = Pick<
  TournamentRow,
  'id' | 'title' | 'banner' | 'checkin_closes_at' | 'first_match_at'
>;

export function checkInOpen(row: Told): WrittenNotice {
  const { title: event, checkin_closes_at: closes } = row;
  return about(row, {
    kind: 'checkInOpen',
    title: closes
      ? texts.checkInByTitle({ event, closes: inIst(closes) })
      : texts.checkInTitle({ event }),
    description: texts.checkIn,
  });
}

/** Asks hosts, after an outage. */
export function checkInAsks(row: Told): WrittenNotice {
  return {
    ...about(row, {
      kind: 'checkInAsks',
      title: texts.asksTitle({ event: row.title }),
      description: texts.asks,
    }),
    link: fillPath(consolePages.tournament.path, { tournamentId: row.id }),
  };
}

export function calledOff(row: Told, reason: string): WrittenNotice {
  return about(row, {
    kind: 'calledOff',
    title: texts.calledOffTitle({ event: row.title }),
    description: texts.calledOff({ reason }),
  });
}

export function extended(row: Told, { what, until }: { what: string; until: Date }): WrittenNotice {
  const words = { event: row.title, until: inIst(until) };
  return about(row, {
    kind: 'moreTime',
    title: what === 'check-in' ? texts.moreCheckInTitle(words) : texts.moreRegistrationTitle(words),
    description: texts.moreTime,
  });
}

export function opened(row: Told): WrittenNotice {
  return about(row, {
    kind: 'opened',
    title: texts.openedTitle({ event: row.title }),
    description: texts.opened,
    about: `start ${row.id}`,
  });
}

export function live(row: Told): WrittenNotice {
  return about(row, {
    kind: 'live',
    title: texts.liveTitle({ event: row.title }),
    description: texts.live,
    about: `start ${row.id}`,
  });
}

/** @param startDate `11/28/2026`; empty where the day is not set */
export function datesMoved(row: Told, startDate: string): WrittenNotice {
  const event = row.title;
  const isoDate = toIsoDate(startDate);
  return about(row, {
    kind: 'datesMoved',
    ...(isoDate
      ? {
          title: texts.movedTitle({ event, day: day(isoDate, 'long') }),
          description: texts.moved,
        }
      : { title: texts.noDayTitle({ event }), description: texts.noDay }),
    about: `start ${row.id}`,
  });
}

/** Links to the list: its page is gone. */
export function deleted(row: Told): WrittenNotice {
  return {
    kind: 'calledOff',
    title: texts.calledOffTitle({ event: row.title }),
    description: texts.deleted,
    link: pathTo('tournaments'),
    mark: eventMark(row.title),
  };
}

/** Links a notice to the tournament's page. */
export function about(
  { id, title, banner }: Told,
  text: Pick<WrittenNotice, 'kind' | 'title' | 'description' | 'about'>,
): WrittenNotice {
  return { link: pathTo('tournament', { id }), mark: eventMark(title, banner), ...text };
}
