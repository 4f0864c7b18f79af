import { toIsoDate } from '@one-dream/contract/calendar-days.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

const time = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** `7:00 PM IST`. */
export const inIst = (moment: Date) => `${time.format(moment).toUpperCase()} IST`;

export type Told = Pick<TournamentRow, 'id' | 'title' | 'checkin_closes_at' | 'first_match_at'>;

export function checkInOpen(row: Told): WrittenNotice {
  return about(row, {
    kind: 'checkInOpen',
    title: `Check in for ${row.title}`,
    description: `Check-in is open${until(row)}. One tap by anybody of your squad is enough.`,
  });
}

/** For hosts, after an outage. */
export function checkInAsks(row: Told): WrittenNotice {
  return {
    ...about(row, {
      kind: 'checkInAsks',
      title: `Check-in of ${row.title} waits for you`,
      description:
        'The site was away while teams were to check in. See who is here, move the first match if need be, then close check-in yourself. Nobody gets a strike by itself.',
    }),
    link: fillPath(consolePages.tournament.path, { tournamentId: row.id }),
  };
}

export function calledOff(row: Told, reason: string): WrittenNotice {
  return about(row, {
    kind: 'calledOff',
    title: `${row.title} was called off`,
    description: `The organisers called it off. Reason: ${reason}`,
  });
}

export function extended(
  row: Told,
  { what, until: moment }: { what: string; until: Date },
): WrittenNotice {
  return about(row, {
    kind: 'moreTime',
    title: `More time for ${row.title}`,
    description: `${what === 'check-in' ? 'Check-in' : 'Registration'} is open until ${inIst(moment)}.`,
  });
}

export function opened(row: Told): WrittenNotice {
  return about(row, {
    kind: 'opened',
    title: `${row.title} is open`,
    description: 'Registration is open now. Slots go to who comes first.',
    about: `start ${row.id}`,
  });
}

export function live(row: Told): WrittenNotice {
  return about(row, {
    kind: 'live',
    title: `${row.title} is live`,
    description: 'Your tournament has begun. Get your squad into the lobby.',
    about: `start ${row.id}`,
  });
}

/** @param startDate `11/28/2026`; empty where the day is not set */
export function datesMoved(row: Told, startDate: string): WrittenNotice {
  return about(row, {
    kind: 'datesMoved',
    title: `${row.title} has a new start date`,
    description: startDate
      ? `It starts on ${inWords(startDate)} now. Your slot stays yours.`
      : 'The day is not set yet. Your slot stays yours.',
    about: `start ${row.id}`,
  });
}

/** Its own page is gone. */
export function deleted(row: Told): WrittenNotice {
  return {
    kind: 'calledOff',
    title: `${row.title} was called off`,
    description:
      'The organisers took the tournament down, and the slot of your team with it. See what else is on.',
    link: pathTo('tournaments'),
  };
}

/** `11/28/2026` as `28 November 2026`. */
function inWords(date: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(toIsoDate(date) ?? ''),
  );
}

/** ` until 7:00 PM IST`; empty where check-in has no end. */
export function until({ checkin_closes_at: closes }: Told): string {
  return closes ? ` until ${inIst(closes)}` : '';
}

/** Leads to the tournament's page. */
export function about(
  { id }: Told,
  text: Pick<WrittenNotice, 'kind' | 'title' | 'description' | 'about'>,
): WrittenNotice {
  return { link: pathTo('tournament', { id }), ...text };
}
