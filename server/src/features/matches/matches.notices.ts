import type { NoticeKind } from '@one-dream/contract/notices.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { titleOf } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';

/** What is told about a match. The room's id and password are in none of it. */
export const matchNotices = [
  'slots_published',
  'slots_changed',
  'room_released',
  'room_replaced',
  'moved',
  'postponed',
  'cancelled',
  'replayed',
] as const;
export type MatchNotice = (typeof matchNotices)[number];

/** Of what a host has to decide. */
export const askNotices = ['late_room', 'no_room', 'small_lobby'] as const;

const ist = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** `Sun, 22 Nov, 19:00 IST` */
export function inIst(moment: Date): string {
  return `${ist.format(moment)} IST`;
}

const kinds = {
  slots_published: 'slotsPublished',
  slots_changed: 'slotsChanged',
  room_released: 'roomReleased',
  room_replaced: 'roomReplaced',
  moved: 'matchMoved',
  postponed: 'matchPostponed',
  cancelled: 'matchCancelled',
  replayed: 'matchReplayed',
} as const satisfies Record<MatchNotice, NoticeKind>;

function about(match: MatchRow): string {
  return `${match.tournament}, ${titleOf(match).toLowerCase()}`;
}

/** As site, push, mail and Discord message have it. */
export function writeMatchNotice(kind: MatchNotice, match: MatchRow): WrittenNotice {
  const event = (title: string, description: string): WrittenNotice => ({
    kind: kinds[kind],
    title,
    description,
    link: matchLink(match),
    // A newer word about the same makes the one before it old.
    about: kind.startsWith('slots') ? `slots ${match.draw_id}` : `match ${match.id}`,
  });
  const when = inIst(match.starts_at);
  switch (kind) {
    case 'slots_published':
      return event(
        `Slot list is out: ${match.tournament}`,
        `${match.stage}: see your group and your room slot before match time.`,
      );
    case 'slots_changed':
      return event(
        `Slot list changed: ${match.tournament}`,
        `${match.stage} has a new slot list. Check your room slot again.`,
      );
    case 'room_released':
      return event(
        `Room is open: ${about(match)}`,
        `${match.map}, ${when}. Tap Show room and get your squad in.`,
      );
    case 'room_replaced':
      return event(
        `Room changed: ${about(match)}`,
        'The old room does not count any more. Leave it, tap Show room and join the new one.',
      );
    case 'moved':
      return event(`New time: ${about(match)}`, `${match.map} starts on ${when} now.`);
    case 'postponed':
      return event(`Postponed: ${about(match)}`, `${match.state_reason} The new time comes here.`);
    case 'cancelled':
      return event(
        `Cancelled: ${about(match)}`,
        `${match.state_reason} You do not have to play it.`,
      );
    case 'replayed':
      return event(
        `Replay: ${about(match)}`,
        `The match was made void: ${match.state_reason} It is played again on ${when}, in a new room.`,
      );
  }
}

/** To hosts: what the clock would not decide. */
export function writeAsk(ask: (typeof askNotices)[number], match: MatchRow): WrittenNotice {
  const texts = {
    late_room: [
      'Room not released in time',
      'The server was late, so the room stayed closed. Release it by hand, move the match or cancel it.',
    ],
    no_room: [
      'No room yet',
      'It is time, and room id and password are missing. Enter them and tap Release, or move the match.',
    ],
    small_lobby: [
      'Few teams in the lobby',
      'Less than 60 % of the teams are there. Start it anyway, merge lobbies with a new draw, or postpone it.',
    ],
  } as const;
  const [title, description] = texts[ask];
  return {
    kind: 'matchAsks',
    title: `${title}: ${about(match)}`,
    description,
    link: matchLink(match),
  };
}

/** The page that tells a player where to be. */
export function matchLink({ id }: Pick<MatchRow, 'id'>): string {
  return pathTo('match', { id });
}
