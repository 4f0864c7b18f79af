import { list, type Said } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../../common.texts.ts';
import type { WrittenNotice } from '../../../platform/work/work.ts';
import { inIst } from '../../tournaments/tournaments.notices.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { BookEntry, DeskEvent } from './book.ts';
import {
  type AtDesk,
  deskNotices as notices,
  deskNoticeTexts as texts,
  withdrawalNotices,
} from './desk.notices.ts';

type Told = Pick<
  TournamentRow,
  'id' | 'title' | 'checkin_opens_at' | 'checkin_closes_at' | 'drawn_at'
>;

/** Notice to an entry's people about an event; undefined where none is sent. */
export function writeDeskNotice(
  { tournament, place }: { tournament: Told; place: number | null },
  { kind, entry, slot, reason, swap, by }: DeskEvent & { by: Said | string },
): WrittenNotice | undefined {
  const told = { tournament, entry };
  const because = reason ? texts.reason({ reason }) : '';
  // An entry's number is its slot until a draw is published, and means nothing afterwards.
  const own = tournament.drawn_at || slot === null || slot === undefined ? null : slot;
  switch (kind) {
    case 'registered':
      return registeredNotice(told, own);
    case 'cancelled':
      return slot === null ? notices.leftWaitlist(told) : notices.gaveBack(told);
    case 'removed':
      return notices.removed(told);
    case 'waitlisted':
      return notices.waitlisted(told, { place: commonTexts.ordinal({ rank: place ?? 1 }) });
    case 'promoted': {
      const checkIn = describeCheckIn(tournament, entry);
      return own === null
        ? notices.promotedDrawn(told, { inSlotList: texts.inSlotList, checkIn })
        : notices.inWithSlot(told, { slot: own, checkIn });
    }
    case 'claimed':
      return own === null ? notices.claimed(told) : notices.tookSlot(told, { slot: own });
    case 'checked-in':
      return slot === null
        ? notices.readyToWait(told, { by })
        : notices.checkedIn(told, {
            by,
            slot: own === null ? texts.inSlotList : texts.slotIsYours({ slot: own }),
          });
    case 'check-in-undone':
      return notices.checkInUndone(told, { by });
    case 'no-show':
      return notices.noShow(told, { because });
    case 'no-show-undone':
      return notices.back(told);
    case 'disqualified':
      return notices.disqualified(told, { because });
    case 'withdrawal-granted':
      return notices.letGo(told);
    case 'withdrawal-refused':
      return notices.stays(told, { because });
    case 'player-swapped':
      return notices.swapped(told, {
        new: swap?.in.name ?? '',
        old: swap?.out.name ?? '',
        because,
      });
    case 'lineup-set':
      return notices.lineup(told, { players: list(entry.players.map(({ name }) => name)) });
    case 'replaced':
      return notices.replaced(told, { because });
    default:
      return undefined;
  }
}

/** @param slot null once a draw is published: the room's slot applies */
export function registeredNotice(told: AtDesk, slot: number | null): WrittenNotice {
  return slot === null
    ? notices.registered(told, { inSlotList: texts.inSlotList })
    : notices.registeredWithSlot(told, { slot });
}

/** Tells a waiting team that fewer are before it. */
export function writeMovedUp(told: AtDesk, rank: number): WrittenNotice {
  const place = commonTexts.ordinal({ rank });
  return rank === 1 ? notices.nextInLine(told, { place }) : notices.movedUp(told, { place });
}

/** Tells hosts that a team asks to withdraw. */
export function writeWithdrawalAsked(
  tournament: Told,
  { entry, reason = '' }: DeskEvent,
): WrittenNotice {
  const told = { tournament, entry };
  return tournament.drawn_at || entry.slot === null
    ? withdrawalNotices.asksToLeave(told, { reason })
    : withdrawalNotices.asksToLeaveSlot(told, { reason, slot: entry.slot });
}

function describeCheckIn(
  { checkin_opens_at: opens, checkin_closes_at: closes }: Told,
  { state }: BookEntry,
): Said | '' {
  if (!opens || !closes || state === 'checked_in') return '';
  return texts.checkInBetween({ opens: inIst(opens), closes: inIst(closes) });
}
