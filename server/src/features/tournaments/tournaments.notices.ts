import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { defineTexts, moment } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark } from '../../platform/work/stored-notice.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

export type Told = Pick<
  TournamentRow,
  'id' | 'title' | 'banner' | 'checkin_closes_at' | 'first_match_at'
>;

const texts = defineTexts('tournamentNotices', {
  checkIn: 'Check-in is open. One tap by anybody of your squad is enough.',
  calledOffTitle: '{event} was called off',
  moreTime: 'The hosts gave everybody more time.',
});

export const tournamentNotices = defineNotices(
  'tournamentNotices',
  {
    checkIn: {
      kind: 'checkInOpen',
      title: 'Check in for {event}',
      description: texts.checkIn,
    },
    checkInBy: {
      kind: 'checkInOpen',
      title: 'Check in for {event} by {closes}',
      description: texts.checkIn,
    },
    calledOff: {
      title: texts.calledOffTitle,
      description: 'The organisers called it off. Reason: {reason}',
    },
    deleted: {
      kind: 'calledOff',
      link: pathTo('tournaments'),
      title: texts.calledOffTitle,
      description:
        'The organisers took the tournament down, and the slot of your team with it. See what else is on.',
    },
    moreCheckIn: {
      kind: 'moreTime',
      title: 'More time for {event}: check-in until {until}',
      description: texts.moreTime,
    },
    moreRegistration: {
      kind: 'moreTime',
      title: 'More time for {event}: registration until {until}',
      description: texts.moreTime,
    },
    opened: {
      about: 'start {id}',
      title: '{event} is open',
      description: 'Registration is open now. Slots go to who comes first.',
    },
    live: {
      about: 'start {id}',
      title: '{event} is live',
      description: 'Your tournament has begun. Get your squad into the lobby.',
    },
    timesMoved: {
      kind: 'datesMoved',
      title: '{event}: new times',
      description: 'The hosts moved it: {moves}. Whoever has a slot keeps it.',
    },
  },
  onTournament,
);

/** Asks hosts to close check-in, after an outage. */
export const hostNotices = defineNotices(
  'tournamentNotices',
  {
    asks: {
      kind: 'checkInAsks',
      title: 'Check-in of {event} waits for you',
      description:
        'The site was away while teams were to check in. See who is here, move the first match if need be, then close check-in yourself. Nobody gets a strike automatically.',
    },
  },
  inConsole,
);

export function checkInOpen(row: Told) {
  const { checkin_closes_at: closes } = row;
  return closes
    ? tournamentNotices.checkInBy(row, { closes: inIst(closes) })
    : tournamentNotices.checkIn(row);
}

/** `19:00 IST`. */
export const inIst = (at: Date) => moment(at, 'time');

export function onTournament({ id, title, banner }: Told) {
  const link = pathTo('tournament', { id });
  return { values: { id, event: title }, link, mark: eventMark(title, banner) };
}

/** As `onTournament`, but links to the console, where hosts decide. */
export function inConsole(row: Told) {
  const link = fillPath(consolePages.tournament.path, { tournamentId: row.id });
  return { ...onTournament(row), link };
}
