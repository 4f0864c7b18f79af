import type { NoticeKind } from '@one-dream/contract/notices.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { moment, type Said } from '@one-dream/contract/texts.ts';
import { mapMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { matchNoticeTexts as texts } from './matches.notices.texts.ts';
import type { MatchRow } from './matches.shared.queries.ts';

/** Notices about a match. None of them contains the room's id or password. */
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

/** About decisions that a host has to make. */
export const askNotices = ['late_room', 'no_room', 'small_lobby'] as const;

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

function nameOf({ tournament: event, format, group_letters, no, attempt }: MatchRow): Said {
  return format === 'groups'
    ? texts.ofGroup({ event, group: group_letters.join(''), no, attempt })
    : texts.ofMatch({ event, no, attempt });
}

/**
 * Writes a notice for site, push, mail and Discord.
 * @param slot the reader's in the room; undefined in the text for everybody
 */
export function writeMatchNotice(
  kind: MatchNotice,
  { match, slot }: { match: MatchRow; slot?: number | undefined },
): WrittenNotice {
  return {
    kind: kinds[kind],
    ...wordsOf(kind, { match, slot }),
    link: matchLink(match),
    // A newer notice about the same makes the older one outdated.
    about: kind.startsWith('slots') ? `slots ${match.draw_id}` : `match ${match.id}`,
    mark: mapMark(match.map),
  };
}

function wordsOf(
  kind: MatchNotice,
  { match: row, slot }: { match: MatchRow; slot: number | undefined },
): Pick<WrittenNotice, 'title' | 'description'> {
  const { tournament: event, stage, map, state_reason: reason, starts_at, room_lead_min } = row;
  const match = nameOf(row);
  const when = moment(starts_at, 'weekdayAndTime');
  const time = moment(starts_at, 'time');
  const room = moment(new Date(starts_at.getTime() - room_lead_min * 60_000), 'clock');
  switch (kind) {
    case 'slots_published':
      return {
        title: slot ? texts.slotTitle({ slot, room }) : texts.slotListTitle({ event }),
        description: texts.slotList({ event, stage }),
      };
    case 'slots_changed':
      return {
        title: slot ? texts.newSlotTitle({ slot, room }) : texts.slotsChangedTitle({ event }),
        description: texts.slotsChanged({ event, stage }),
      };
    case 'room_released':
      return {
        title: slot ? texts.roomOpenSlotTitle({ slot, match }) : texts.roomOpenTitle({ match }),
        description: texts.roomOpen({ map, when }),
      };
    case 'room_replaced':
      return { title: texts.roomChangedTitle({ match }), description: texts.roomChanged };
    case 'moved':
      return {
        title: texts.movedTitle({ time, match }),
        description: texts.moved({ map, when }),
      };
    case 'postponed':
      return {
        title: texts.postponedTitle({ match }),
        description: texts.postponed({ reason }),
      };
    case 'cancelled':
      return {
        title: texts.cancelledTitle({ match }),
        description: texts.cancelled({ reason }),
      };
    case 'replayed':
      return {
        title: texts.replayTitle({ time, match }),
        description: texts.replay({ reason, when }),
      };
  }
}

/** Asks hosts to decide what the clock may not. */
export function writeAsk(ask: (typeof askNotices)[number], row: MatchRow): WrittenNotice {
  const match = nameOf(row);
  const words = {
    late_room: { title: texts.lateRoomTitle({ match }), description: texts.lateRoom },
    no_room: { title: texts.noRoomTitle({ match }), description: texts.noRoom },
    small_lobby: { title: texts.smallLobbyTitle({ match }), description: texts.smallLobby },
  };
  return { kind: 'matchAsks', ...words[ask], link: matchLink(row), mark: mapMark(row.map) };
}

/** The page that tells a player where to be. */
export function matchLink({ id }: Pick<MatchRow, 'id'>): string {
  return pathTo('match', { id });
}
