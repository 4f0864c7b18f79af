import { pathTo } from '@one-dream/contract/pages.ts';
import { textOfReason } from '@one-dream/contract/stored-reasons.ts';
import { defineTexts, moment, type Translatable } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { mapMark } from '../../platform/work/stored-notice.ts';
import type { MatchRow } from './matches.shared.queries.ts';

const texts = defineTexts('matchNotices', {
  ofMatch: '{event}, match {no}{attempt, plural, =1 {} other { (replay)}}',
  ofGroup: '{event}, group {group}, match {no}{attempt, plural, =1 {} other { (replay)}}',
  movedTitle: 'New time {time}: {match}',
  slotTitle: 'Slot {slot} · room at {room}',
  newSlotTitle: 'New slot list: slot {slot} · room at {room}',
  roomOpenSlotTitle: 'Room is open, slot {slot}: {match}',
});

/** Notices about a match. None of them contains the room's id or password. */
const matchNotices = defineNotices(
  'matchNotices',
  {
    slotList: {
      kind: 'slotsPublished',
      about: 'slots {drawId}',
      title: 'Slot list is out: {event}',
      description: '{event}, {stage}: see your group and your room slot before match time.',
    },
    slotsChanged: {
      about: 'slots {drawId}',
      title: 'Slot list changed: {event}',
      description: '{event}, {stage} has a new slot list. Check your room slot again.',
    },
    roomOpen: {
      kind: 'roomReleased',
      title: 'Room is open: {match}',
      description: '{map}, {when}. Tap Show room and get your squad in.',
    },
    roomChanged: {
      kind: 'roomReplaced',
      title: 'Room changed: {match}',
      description:
        'The old room does not count any more. Leave it, tap Show room and join the new one.',
    },
    moved: {
      kind: 'matchMoved',
      title: texts.movedTitle,
      description: '{map} starts on {when} now.',
    },
    movedFrom: {
      kind: 'matchMoved',
      title: texts.movedTitle,
      description: '{map} starts on {when} now, instead of {was}.',
    },
    postponed: {
      kind: 'matchPostponed',
      title: 'Postponed: {match}',
      description: '{reason} The new time comes here.',
    },
    cancelled: {
      kind: 'matchCancelled',
      title: 'Cancelled: {match}',
      description: '{reason} You do not have to play it.',
    },
    replay: {
      kind: 'matchReplayed',
      title: 'Replay at {time}: {match}',
      description: 'The match was made void: {reason} It is played again on {when}, in a new room.',
    },
  },
  (match: MatchRow) => ({ ...onMatch(match), about: `match ${match.id}` }),
);

const asks = defineNotices(
  'matchNotices',
  {
    lateRoom: {
      kind: 'matchAsks',
      title: 'Room not released in time: {match}',
      description:
        'The server was late, so the room stayed closed. Release it by hand, move the match or cancel it.',
    },
    noRoom: {
      kind: 'matchAsks',
      title: 'No room yet: {match}',
      description:
        'It is time, and room id and password are missing. Enter them and tap Release, or move the match.',
    },
    smallLobby: {
      kind: 'matchAsks',
      title: 'Few teams in the lobby: {match}',
      description:
        'Less than 60 % of the teams are there. Start it anyway, merge lobbies with a new draw, or postpone it.',
    },
  },
  onMatch,
);

/** Ask hosts for a decision that the clock may not make. */
export const matchAsks = {
  late_room: asks.lateRoom,
  no_room: asks.noRoom,
  small_lobby: asks.smallLobby,
};

/** By their names in jobs. */
const notices = {
  slots_published: matchNotices.slotList,
  slots_changed: matchNotices.slotsChanged,
  room_released: matchNotices.roomOpen,
  room_replaced: matchNotices.roomChanged,
  moved: matchNotices.moved,
  postponed: matchNotices.postponed,
  cancelled: matchNotices.cancelled,
  replayed: matchNotices.replay,
};
export type MatchNotice = keyof typeof notices;
export const matchNoticeNames = Object.keys(notices) as [MatchNotice, ...MatchNotice[]];

/**
 * Writes a notice for site, push, mail and Discord.
 * @param slot the reader's in the room; undefined in the text for everybody
 */
export function writeMatchNotice(
  kind: MatchNotice,
  { match, slot, was }: { match: MatchRow; slot?: number | undefined; was?: string | undefined },
) {
  if (kind === 'moved' && was)
    return matchNotices.movedFrom(match, { was: moment(was, 'weekdayAndTime') });
  const title = slot && titleWithSlot(kind, match, slot);
  return { ...notices[kind](match), ...(title && { title }) };
}

function titleWithSlot(kind: MatchNotice, row: MatchRow, slot: number): Translatable | undefined {
  const { match, room } = onMatch(row).values;
  if (kind === 'slots_published') return texts.slotTitle({ slot, room });
  if (kind === 'slots_changed') return texts.newSlotTitle({ slot, room });
  return kind === 'room_released' ? texts.roomOpenSlotTitle({ slot, match }) : undefined;
}

function onMatch(match: MatchRow) {
  const { tournament: event, stage, map, state_reason: reason, starts_at, room_lead_min } = match;
  return {
    values: {
      event,
      stage,
      map,
      reason: textOfReason(reason),
      match: nameOf(match),
      drawId: match.draw_id,
      when: moment(starts_at, 'weekdayAndTime'),
      time: moment(starts_at, 'time'),
      room: moment(new Date(starts_at.getTime() - room_lead_min * 60_000), 'clock'),
    },
    link: matchLink(match),
    mark: mapMark(map),
  };
}

function nameOf({ tournament: event, format, group_letters, no, attempt }: MatchRow): Translatable {
  return format === 'groups'
    ? texts.ofGroup({ event, group: group_letters.join(''), no, attempt })
    : texts.ofMatch({ event, no, attempt });
}

/** Path of the match page. */
export function matchLink({ id }: Pick<MatchRow, 'id'>): string {
  return pathTo('match', { id });
}
