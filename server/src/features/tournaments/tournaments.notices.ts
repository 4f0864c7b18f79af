import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { inIst } from './desk/desk.notices.ts';
import type { TournamentRow } from './tournaments.queries.ts';

type Told = Pick<TournamentRow, 'id' | 'title' | 'checkin_closes_at' | 'first_match_at'>;

export function checkInOpen(row: Told): WrittenNotice {
  return about(row, {
    title: `Check in for ${row.title}`,
    description: `Check-in is open${until(row)}. One tap by anybody of your squad is enough.`,
    channels: ['push', 'discord'],
  });
}

/** For hosts, after an outage. */
export function checkInAsks(row: Told): WrittenNotice {
  return {
    ...about(row, {
      title: `Check-in of ${row.title} waits for you`,
      description:
        'The site was away while teams were to check in. See who is here, move the first match if need be, then close check-in yourself. Nobody gets a strike by itself.',
    }),
    link: fillPath(consolePages.tournament.path, { tournamentId: row.id }),
  };
}

export function checkInReminder(row: Told): WrittenNotice {
  return about(row, {
    title: `Your squad is not checked in`,
    description: `Check in for ${row.title}${until(row)}, or your slot goes to a team that waits.`,
    channels: ['push', 'discord'],
  });
}

export function vacantSlot(row: Told, vacant: number): WrittenNotice {
  return about(row, {
    title: vacant === 1 ? 'A slot is vacant' : `${vacant} slots are vacant`,
    description: `In ${row.title}${row.first_match_at ? `, first match at ${inIst(row.first_match_at)}` : ''}. First come, first in.`,
    channels: ['push', 'discord'],
  });
}

export function calledOff(row: Told, reason: string): WrittenNotice {
  return about(row, {
    title: `${row.title} was called off`,
    description: `The organisers called it off. Reason: ${reason}`,
  });
}

export function extended(
  row: Told,
  { what, until: moment }: { what: string; until: Date },
): WrittenNotice {
  return about(row, {
    title: `More time for ${row.title}`,
    description: `${what === 'check-in' ? 'Check-in' : 'Registration'} is open until ${inIst(moment)}.`,
    channels: ['push', 'discord'],
  });
}

function until({ checkin_closes_at: closes }: Told): string {
  return closes ? ` until ${inIst(closes)}` : '';
}

function about(
  { id }: Told,
  text: { title: string; description: string; channels?: WrittenNotice['channels'] },
): WrittenNotice {
  return { topic: 'tournament', type: 'event', link: pathTo('tournament', { id }), ...text };
}
