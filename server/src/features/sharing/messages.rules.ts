import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import {
  longestMessage,
  type MessagePhase,
} from '@one-dream/contract/features/sharing/sharing.values.ts';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';

/** Facts that decide which messages fit now. */
export interface MessageFacts {
  tournament: Pick<
    Tournament,
    'status' | 'cancelled' | 'checkinOpensAt' | 'checkinClosesAt' | 'regClosesAt'
  >;
  /** In the order of their starts. */
  matches: readonly Match[];
  /** Ids of matches with a published result. */
  published: ReadonlySet<string>;
  isFinal: boolean;
  now: Date;
}

/** Within this time of its end, registration is about to close. */
const closingMs = 2 * 60 * 60_000;

/** Lists possible messages, each with the match that it is about, and picks the one that fits now. */
export function phasesOf(facts: MessageFacts): {
  current: MessagePhase | undefined;
  about: Partial<Record<MessagePhase, Match | undefined>>;
} {
  const { tournament, matches, published, isFinal, now } = facts;
  const phase = phaseOf(tournament, now);
  if (phase === 'cancelled') return { current: undefined, about: {} };
  const ahead = matches.filter(({ state }) => state === 'scheduled' || state === 'room_released');
  const about: ReturnType<typeof phasesOf>['about'] = {};
  if (phase === 'announced') about.announced = undefined;
  if (phase === 'registration') {
    about.open = undefined;
    about.closing = undefined;
  }
  if (phase === 'check-in') about.checkIn = undefined;
  const slots = ahead.find(({ slotsVersion }) => slotsVersion > 0);
  if (slots) about.slots = slots;
  const room = matches.find(({ state }) => state === 'room_released');
  if (room) about.room = room;
  const postponed = matches.find(({ state }) => state === 'postponed');
  const late = postponed ?? ahead[0];
  if (late) about.delayed = late;
  const result = matches.findLast(({ _id }) => published.has(_id));
  if (result) {
    about.results = result;
    about.standings = undefined;
  }
  if (isFinal && tournament.status === 'COMPLETED' && result) about.winners = undefined;
  const closesInMs = tournament.regClosesAt
    ? Date.parse(tournament.regClosesAt) - now.getTime()
    : Number.POSITIVE_INFINITY;
  const wanted: (MessagePhase | false | undefined)[] = [
    'winners',
    postponed && 'delayed',
    'room',
    'checkIn',
    phase === 'registration' && closesInMs < closingMs && 'closing',
    'announced',
    'open',
    // Between two matches the table; before the first one the slots.
    'standings',
    'slots',
    'delayed',
  ];
  const current = wanted.find(
    (name): name is MessagePhase => Boolean(name) && Object.hasOwn(about, name || ''),
  );
  return { current, about };
}

/**
 * Assembles a message with a list in it and the link last, within the limit: as much of the list as fits.
 * @param more says how many of the list are left out
 */
export function fitMessage({
  head,
  list = [],
  foot = [],
  link,
  more,
}: {
  head: readonly string[];
  list?: readonly string[];
  foot?: readonly string[];
  link: string;
  more: (count: number) => string;
}): string {
  for (let shown = list.length; shown >= 0; shown -= 1) {
    const rest = list.length - shown;
    const text = [
      ...head,
      ...list.slice(0, shown),
      ...(rest > 0 && shown > 0 ? [more(rest)] : []),
      ...foot,
      link,
    ].join('\n');
    if (text.length < longestMessage) return text;
  }
  // Without its list: a title, a line or two and a link; titles have a limit of their own.
  return [head[0]?.slice(0, 200), link].join('\n');
}
