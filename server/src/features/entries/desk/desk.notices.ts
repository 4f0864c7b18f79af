import { pathTo } from '@one-dream/contract/pages.ts';
import { list, type Said } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../../common.texts.ts';
import { teamMark } from '../../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../../platform/work/work.ts';
import { inIst } from '../../tournaments/tournaments.notices.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { BookEntry, DeskEvent } from './book.ts';
import { deskNoticeTexts as texts } from './desk.notices.texts.ts';

type Told = Pick<
  TournamentRow,
  'id' | 'title' | 'checkin_opens_at' | 'checkin_closes_at' | 'drawn_at'
>;

/** Notice to an entry's people about an event; undefined where none is sent. */
export function writeDeskNotice(
  { tournament, place }: { tournament: Told; place: number | null },
  event: DeskEvent & { by: Said | string },
): WrittenNotice | undefined {
  const words = wordsOf(tournament, { place, event });
  return words && ofEntry(tournament, event.entry, words);
}

type Words = Pick<WrittenNotice, 'kind' | 'title' | 'description'>;

function wordsOf(
  tournament: Told,
  {
    place,
    event: { kind, entry, slot, reason, swap, by },
  }: {
    place: number | null;
    event: DeskEvent & { by: Said | string };
  },
): Words | undefined {
  const { title: event, drawn_at } = tournament;
  const team = entry.teamName;
  const { inSlotList } = texts;
  const because = reason ? texts.reason({ reason }) : '';
  // An entry's number is its slot until a draw is published, and means nothing afterwards.
  const own = drawn_at || slot === null || slot === undefined ? null : slot;
  switch (kind) {
    case 'registered':
      return registered({ team, event, slot: own });
    case 'cancelled':
      return slot === null
        ? {
            kind: 'cancelled',
            title: texts.leftWaitlistTitle({ team }),
            description: texts.leftWaitlist({ event }),
          }
        : {
            kind: 'cancelled',
            title: texts.gaveBackTitle({ team }),
            description: texts.gaveBack({ event }),
          };
    case 'removed':
      return {
        kind: 'removed',
        title: texts.removedTitle({ event, team }),
        description: texts.removed({ event }),
      };
    case 'waitlisted': {
      const rank = commonTexts.ordinal({ rank: place ?? 1 });
      return {
        kind: 'waitlisted',
        title: texts.waitlistedTitle({ team, place: rank }),
        description: texts.waitlisted({ event, place: rank }),
      };
    }
    case 'promoted': {
      const checkIn = describeCheckIn(tournament, entry);
      return {
        kind: 'promoted',
        title: own === null ? texts.inTitle({ team }) : texts.inWithSlotTitle({ team, slot: own }),
        description:
          own === null
            ? texts.promotedDrawn({ event, inSlotList, checkIn })
            : texts.promoted({ event, slot: own, checkIn }),
      };
    }
    case 'claimed':
      return {
        kind: 'claimed',
        title: own === null ? texts.inTitle({ team }) : texts.tookSlotTitle({ team, slot: own }),
        description: texts.claimed({ event }),
      };
    case 'checked-in':
      return {
        kind: 'checkedIn',
        title: texts.checkedInTitle({ by, team }),
        description:
          slot === null
            ? texts.readyToWait({ event })
            : texts.checkedIn({
                event,
                slot: own === null ? inSlotList : texts.slotIsYours({ slot: own }),
              }),
      };
    case 'check-in-undone':
      return {
        kind: 'checkInUndone',
        title: texts.checkInUndoneTitle({ by, team }),
        description: texts.checkInUndone({ event }),
      };
    case 'no-show':
      return {
        kind: 'noShow',
        title: texts.noShowTitle({ event, team }),
        description: texts.noShow({ event, because }),
      };
    case 'no-show-undone':
      return {
        kind: 'noShowUndone',
        title: texts.backTitle({ team }),
        description: texts.back({ event }),
      };
    case 'disqualified':
      return {
        kind: 'disqualified',
        title: texts.disqualifiedTitle({ event, team }),
        description: texts.disqualified({ event, because }),
      };
    case 'withdrawal-granted':
      return {
        kind: 'withdrawalGranted',
        title: texts.letGoTitle({ team, event }),
        description: texts.letGo,
      };
    case 'withdrawal-refused':
      return {
        kind: 'withdrawalRefused',
        title: texts.staysTitle({ team, event }),
        description: texts.stays({ because }),
      };
    case 'player-swapped':
      return {
        kind: 'playerSwapped',
        title: texts.swappedTitle({ new: swap?.in.name ?? '', old: swap?.out.name ?? '' }),
        description: texts.swapped({ team, event, because }),
      };
    case 'lineup-set':
      return {
        kind: 'lineupSet',
        title: texts.lineupTitle({ team }),
        description: texts.lineup({
          event,
          players: list(entry.players.map(({ name }) => name)),
        }),
      };
    case 'replaced':
      return {
        kind: 'replaced',
        title: texts.replacedTitle({ team }),
        description: texts.replaced({ event, because }),
      };
    default:
      return undefined;
  }
}

interface Registered {
  team: string;
  event: string;
  /** Null once a draw is published: the room's slot applies. */
  slot: number | null;
}

function registered({ team, event, slot }: Registered): Words {
  const { inSlotList } = texts;
  return slot === null
    ? {
        kind: 'registered',
        title: texts.registeredTitle({ team }),
        description: texts.registered({ event, inSlotList }),
      }
    : {
        kind: 'registered',
        title: texts.registeredWithSlotTitle({ team, slot }),
        description: texts.registeredWithSlot({ event, slot }),
      };
}

export function registeredNotice(
  tournament: Pick<Told, 'id' | 'title'>,
  entry: Pick<BookEntry, 'teamName' | 'teamLogo' | 'slot'>,
): WrittenNotice {
  const { teamName: team, slot } = entry;
  return ofEntry(tournament, entry, registered({ team, event: tournament.title, slot }));
}

/** Tells a waiting team that fewer are before it. */
export function writeMovedUp(
  tournament: Told,
  { entry, place: rank }: { entry: BookEntry; place: number },
): WrittenNotice {
  const { title: event } = tournament;
  const place = commonTexts.ordinal({ rank });
  return ofEntry(tournament, entry, {
    kind: 'movedUp',
    title: texts.movedUpTitle({ team: entry.teamName, place }),
    description: rank === 1 ? texts.nextInLine({ event }) : texts.movedUp({ event, place }),
  });
}

/** Tells hosts that a team asks to withdraw. */
export function writeWithdrawalAsked(
  { id, title: event, drawn_at }: Told,
  { entry, reason = '' }: DeskEvent,
): WrittenNotice {
  const team = entry.teamName;
  return {
    kind: 'withdrawalAsked',
    title: texts.asksToLeaveTitle({ team }),
    description:
      drawn_at || entry.slot === null
        ? texts.asksToLeave({ event, reason })
        : texts.asksToLeaveSlot({ event, slot: entry.slot, reason }),
    link: pathTo('tournament', { id }),
    mark: teamMark(team, entry.teamLogo),
  };
}

function describeCheckIn(
  { checkin_opens_at: opens, checkin_closes_at: closes }: Told,
  { state }: BookEntry,
): Said | '' {
  if (!opens || !closes || state === 'checked_in') return '';
  return texts.checkInBetween({ opens: inIst(opens), closes: inIst(closes) });
}

/** A newer notice about a slot makes an older one outdated; likewise about check-in. */
function ofEntry(
  { id }: Pick<Told, 'id'>,
  { teamName, teamLogo }: Pick<BookEntry, 'teamName' | 'teamLogo'>,
  words: Words,
): WrittenNotice {
  const isOfCheckIn = words.kind === 'checkedIn' || words.kind === 'checkInUndone';
  return {
    ...words,
    link: pathTo('tournament', { id }),
    about: `${isOfCheckIn ? 'check-in' : 'slot'} ${id}`,
    mark: teamMark(teamName, teamLogo),
  };
}
