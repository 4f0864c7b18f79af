import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../../platform/work/work.ts';
import { inIst } from '../../tournaments/tournaments.notices.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { Book, BookEntry, DeskEvent } from './book.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `3rd`. */
export const ordinal = (place: number) => `${place}${endings[ordinals.select(place)]}`;

type Told = Pick<
  TournamentRow,
  'id' | 'title' | 'checkin_opens_at' | 'checkin_closes_at' | 'drawn_at'
>;

/** Once drawn, who comes in gets a slot in the room only after this is written. */
const inSlotList = 'Your slot is on the tournament page.';

/** What an entry's people are told of something that happened to it; undefined for what tells nobody. */
export function writeDeskNotice(
  { tournament, place }: { tournament: Told; place: number | null; book?: Book },
  { kind, entry, slot, reason, swap, by }: DeskEvent & { by: string },
): WrittenNotice | undefined {
  const { teamName } = entry;
  const { title, drawn_at } = tournament;
  const because = reason ? ` Reason: ${reason}` : '';
  switch (kind) {
    case 'registered':
      return registeredNotice(tournament, { teamName, slot: drawn_at ? null : slot });
    case 'cancelled':
      return notice(tournament, {
        kind: 'cancelled',
        title: slot === null ? `${teamName} left the waitlist` : `${teamName} gave its slot back`,
        description:
          slot === null
            ? `Your team does not wait for ${title} any more.`
            : `Your team is no longer registered for ${title}.`,
      });
    case 'removed':
      return notice(tournament, {
        kind: 'removed',
        title: `${teamName} was taken out`,
        description: `An admin took your team out of ${title}. Ask support if you do not know why.`,
      });
    case 'waitlisted':
      return notice(tournament, {
        kind: 'waitlisted',
        title: `${teamName} is in the waitlist`,
        description: `You are ${ordinal(place ?? 1)} in line for ${title}. We tell you when you move up.`,
      });
    case 'promoted':
      return notice(tournament, {
        kind: 'promoted',
        title: `${teamName} is in`,
        description: drawn_at
          ? `A place came free: you are in ${title}. ${inSlotList}${describeCheckIn(tournament, entry)}`
          : `A place came free: slot ${slot} of ${title} is yours.${describeCheckIn(tournament, entry)}`,
      });
    case 'claimed':
      return notice(tournament, {
        kind: 'claimed',
        title: drawn_at ? `${teamName} is in` : `${teamName} took slot ${slot}`,
        description: `You are in ${title}, and checked in. Open the match page for the room.`,
      });
    case 'checked-in':
      return notice(tournament, {
        kind: 'checkedIn',
        title: `${by} checked ${teamName} in`,
        description:
          slot === null
            ? `You are ready for ${title}. If a place comes free, it goes to ready teams first.`
            : `You are checked in for ${title}. ${drawn_at ? inSlotList : `Slot ${slot} is yours.`}`,
      });
    case 'check-in-undone':
      return notice(tournament, {
        kind: 'checkInUndone',
        title: `${by} took the check-in of ${teamName} back`,
        description: `Check in again for ${title} before check-in closes.`,
      });
    case 'no-show':
      return notice(tournament, {
        kind: 'noShow',
        title: `${teamName} lost its place`,
        description: `Your team did not check in for ${title} in time, so its slot went to others.${because}`,
      });
    case 'no-show-undone':
      return notice(tournament, {
        kind: 'noShowUndone',
        title: `${teamName} is back in`,
        description: `A host let your team in after all: you are checked in for ${title}. The strike for not coming is taken back.`,
      });
    case 'disqualified':
      return notice(tournament, {
        kind: 'disqualified',
        title: `${teamName} was disqualified`,
        description: `Your team is out of ${title}.${because}`,
      });
    case 'withdrawal-granted':
      return notice(tournament, {
        kind: 'withdrawalGranted',
        title: `${teamName} is out of ${title}`,
        description: 'The hosts let your team go. Its slot is free for others.',
      });
    case 'withdrawal-refused':
      return notice(tournament, {
        kind: 'withdrawalRefused',
        title: `${teamName} stays in ${title}`,
        description: `The hosts did not let your team go.${because}`,
      });
    case 'player-swapped':
      return notice(tournament, {
        kind: 'playerSwapped',
        title: `${swap?.in.name} plays for ${swap?.out.name}`,
        description: `A host changed the roster of ${teamName} in ${title}.${because}`,
      });
    case 'lineup-set':
      return notice(tournament, {
        kind: 'lineupSet',
        title: `New lineup of ${teamName}`,
        description: `In ${title}: ${entry.players.map(({ name }) => name).join(', ')}.`,
      });
    case 'replaced':
      return notice(tournament, {
        kind: 'replaced',
        title: `${teamName} was replaced`,
        description: `Another team plays in your slot of ${title}. What you have played stays.${because}`,
      });
    default:
      return undefined;
  }
}

export function registeredNotice(
  tournament: Pick<Told, 'id' | 'title'>,
  /** `slot` is null once a draw is published: it has the room's. */
  { teamName, slot }: { teamName: string; slot: number | null },
): WrittenNotice {
  return notice(tournament, {
    kind: 'registered',
    title: `${teamName} is registered`,
    description:
      slot === null
        ? `You are in ${tournament.title}. ${inSlotList}`
        : `Slot ${slot} of ${tournament.title} is yours. What comes next stands on the tournament page.`,
  });
}

/** A team that waits has fewer before it. */
export function writeMovedUp(
  tournament: Told,
  { entry, place }: { entry: BookEntry; place: number },
): WrittenNotice {
  return notice(tournament, {
    kind: 'movedUp',
    title: `${entry.teamName} moved up in the waitlist`,
    description:
      place === 1
        ? `You are next in line for ${tournament.title}.`
        : `You are ${ordinal(place)} in line for ${tournament.title} now.`,
  });
}

/** For hosts. */
export function writeWithdrawalAsked(
  { id, title, drawn_at }: Told,
  { entry, reason }: DeskEvent,
): WrittenNotice {
  return {
    kind: 'withdrawalAsked',
    title: `${entry.teamName} asks to withdraw`,
    description: `From ${title}${drawn_at ? '' : `, slot ${entry.slot}`}. They say: ${reason}`,
    link: pathTo('tournament', { id }),
  };
}

function describeCheckIn(
  { checkin_opens_at: opens, checkin_closes_at: closes }: Told,
  { state }: BookEntry,
): string {
  if (!opens || !closes || state === 'checked_in') return '';
  return ` Check in between ${inIst(opens)} and ${inIst(closes)}.`;
}

/** A newer one about a slot makes an older one outdated; of check-in, likewise. */
function notice(
  { id }: Pick<Told, 'id'>,
  text: Pick<WrittenNotice, 'kind' | 'title' | 'description'>,
): WrittenNotice {
  const isOfCheckIn = text.kind === 'checkedIn' || text.kind === 'checkInUndone';
  return {
    ...text,
    link: pathTo('tournament', { id }),
    about: `${isOfCheckIn ? 'check-in' : 'slot'} ${id}`,
  };
}
