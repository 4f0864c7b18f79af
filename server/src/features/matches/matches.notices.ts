import { pathTo } from '@one-dream/contract/pages.ts';
import { moment, type Translatable } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { mapMark } from '../../platform/work/stored-notice.ts';
import { defineTexts } from '../../texts.ts';
import type { MatchRow } from './matches.shared.queries.ts';

const texts = defineTexts('matchNotices', {
  ofMatch: {
    en: '{event}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    'hi-Latn': '{event}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    hi: '{event}, मैच {no}{attempt, plural, =1 {} other { (रीप्ले)}}',
  },
  ofGroup: {
    en: '{event}, group {group}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    'hi-Latn': '{event}, group {group}, match {no}{attempt, plural, =1 {} other { (replay)}}',
    hi: '{event}, ग्रुप {group}, मैच {no}{attempt, plural, =1 {} other { (रीप्ले)}}',
  },
  movedTitle: {
    en: 'New time {time}: {match}',
    'hi-Latn': 'Naya time {time}: {match}',
    hi: 'नया समय {time}: {match}',
  },
  slotTitle: {
    en: 'Slot {slot} · room at {room}',
    'hi-Latn': 'Slot {slot} · room {room} par',
    hi: 'स्लॉट {slot} · रूम {room} पर',
  },
  newSlotTitle: {
    en: 'New slot list: slot {slot} · room at {room}',
    'hi-Latn': 'Nayi slot list: slot {slot} · room {room} par',
    hi: 'नई स्लॉट लिस्ट: स्लॉट {slot} · रूम {room} पर',
  },
  roomOpenSlotTitle: {
    en: 'Room is open, slot {slot}: {match}',
    'hi-Latn': 'Room khul gaya, slot {slot}: {match}',
    hi: 'रूम खुल गया, स्लॉट {slot}: {match}',
  },
});

/** Notices about a match. None of them contains the room's id or password. */
const matchNotices = defineNotices(
  'matchNotices',
  {
    slotList: {
      kind: 'slotsPublished',
      about: 'slots {drawId}',
      title: {
        en: 'Slot list is out: {event}',
        'hi-Latn': 'Slot list aa gayi: {event}',
        hi: 'स्लॉट लिस्ट आ गई: {event}',
      },
      description: {
        en: '{event}, {stage}: see your group and your room slot before match time.',
        'hi-Latn': '{event}, {stage}: match se pehle apna group aur room slot dekhein.',
        hi: '{event}, {stage}: मैच से पहले अपना ग्रुप और रूम स्लॉट देखें।',
      },
    },
    slotsChanged: {
      about: 'slots {drawId}',
      title: {
        en: 'Slot list changed: {event}',
        'hi-Latn': 'Slot list badli: {event}',
        hi: 'स्लॉट लिस्ट बदली: {event}',
      },
      description: {
        en: '{event}, {stage} has a new slot list. Check your room slot again.',
        'hi-Latn': '{event}, {stage} ki nayi slot list hai. Apna room slot phir dekhein.',
        hi: '{event}, {stage} की नई स्लॉट लिस्ट है। अपना रूम स्लॉट फिर देखें।',
      },
    },
    roomOpen: {
      kind: 'roomReleased',
      title: {
        en: 'Room is open: {match}',
        'hi-Latn': 'Room khul gaya: {match}',
        hi: 'रूम खुल गया: {match}',
      },
      description: {
        en: '{map}, {when}. Tap Show room and get your squad in.',
        'hi-Latn': '{map}, {when}. “Room dikhayein” dabayein aur squad ko andar laayein.',
        hi: '{map}, {when}। “रूम दिखाएँ” दबाएँ और स्क्वाड को अंदर लाएँ।',
      },
    },
    roomChanged: {
      kind: 'roomReplaced',
      title: {
        en: 'Room changed: {match}',
        'hi-Latn': 'Room badal gaya: {match}',
        hi: 'रूम बदल गया: {match}',
      },
      description: {
        en: 'The old room does not count any more. Leave it, tap Show room and join the new one.',
        'hi-Latn':
          'Purana room ab nahi chalega. Use chhodein, “Room dikhayein” dabayein aur naye mein aayein.',
        hi: 'पुराना रूम अब नहीं चलेगा। उसे छोड़ें, “रूम दिखाएँ” दबाएँ और नए में आएँ।',
      },
    },
    moved: {
      kind: 'matchMoved',
      title: texts.movedTitle,
      description: {
        en: '{map} starts on {when} now.',
        'hi-Latn': '{map} ab {when} shuru hoga.',
        hi: '{map} अब {when} शुरू होगा।',
      },
    },
    movedFrom: {
      kind: 'matchMoved',
      title: texts.movedTitle,
      description: {
        en: '{map} starts on {when} now, instead of {was}.',
        'hi-Latn': '{map} ab {was} ki jagah {when} shuru hoga.',
        hi: '{map} अब {was} की जगह {when} शुरू होगा।',
      },
    },
    postponed: {
      kind: 'matchPostponed',
      title: {
        en: 'Postponed: {match}',
        'hi-Latn': 'Postpone hua: {match}',
        hi: 'टल गया: {match}',
      },
      description: {
        en: '{reason} The new time comes here.',
        'hi-Latn': '{reason} Naya time yahin aayega.',
        hi: '{reason} नया समय यहीं आएगा।',
      },
    },
    cancelled: {
      kind: 'matchCancelled',
      title: { en: 'Cancelled: {match}', 'hi-Latn': 'Cancel: {match}', hi: 'रद्द: {match}' },
      description: {
        en: '{reason} You do not have to play it.',
        'hi-Latn': '{reason} Ise khelna nahi hai.',
        hi: '{reason} इसे खेलना नहीं है।',
      },
    },
    replay: {
      kind: 'matchReplayed',
      title: {
        en: 'Replay at {time}: {match}',
        'hi-Latn': 'Replay {time}: {match}',
        hi: 'रीप्ले {time}: {match}',
      },
      description: {
        en: 'The match was made void: {reason} It is played again on {when}, in a new room.',
        'hi-Latn': 'Match void hua: {reason} Naye room mein {when} phir khela jayega.',
        hi: 'मैच रद्द हुआ: {reason} नए रूम में {when} फिर खेला जाएगा।',
      },
    },
  },
  (match: MatchRow) => ({ ...onMatch(match), about: `match ${match.id}` }),
);

const asks = defineNotices(
  'matchNotices',
  {
    lateRoom: {
      kind: 'matchAsks',
      title: {
        en: 'Room not released in time: {match}',
        'hi-Latn': 'Room time par nahi khula: {match}',
        hi: 'रूम समय पर नहीं खुला: {match}',
      },
      description: {
        en: 'The server was late, so the room stayed closed. Release it by hand, move the match or cancel it.',
        'hi-Latn':
          'Server late tha, isliye room band raha. Room khud kholein, match aage karein ya cancel karein.',
        hi: 'सर्वर लेट था, इसलिए रूम बंद रहा। रूम ख़ुद खोलें, मैच आगे करें या रद्द करें।',
      },
    },
    noRoom: {
      kind: 'matchAsks',
      title: {
        en: 'No room yet: {match}',
        'hi-Latn': 'Abhi room nahi hai: {match}',
        hi: 'अभी रूम नहीं है: {match}',
      },
      description: {
        en: 'It is time, and room id and password are missing. Enter them and tap Release, or move the match.',
        'hi-Latn':
          'Time ho gaya, aur room ID aur password nahi hai. Daalein aur “Room release karein” dabayein, ya match aage karein.',
        hi: 'समय हो गया, और रूम ID और पासवर्ड नहीं है। डालें और “रूम रिलीज़ करें” दबाएँ, या मैच आगे करें।',
      },
    },
    smallLobby: {
      kind: 'matchAsks',
      title: {
        en: 'Few teams in the lobby: {match}',
        'hi-Latn': 'Lobby mein kam teams: {match}',
        hi: 'लॉबी में कम टीमें: {match}',
      },
      description: {
        en: 'Less than 60 % of the teams are there. Start it anyway, merge lobbies with a new draw, or postpone it.',
        'hi-Latn':
          '60 % se kam teams aayi hain. Phir bhi shuru karein, naye draw se lobbies milayein, ya postpone karein.',
        hi: '60 % से कम टीमें आई हैं। फिर भी शुरू करें, नए ड्रॉ से लॉबी मिलाएँ, या टालें।',
      },
    },
  },
  onMatch,
);

/** Ask hosts to decide what the clock may not. */
export const matchAsks = {
  late_room: asks.lateRoom,
  no_room: asks.noRoom,
  small_lobby: asks.smallLobby,
};

/** As jobs name them. */
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
  const title = slot && titleWithSlot(kind, { match, slot });
  return { ...notices[kind](match), ...(title && { title }) };
}

function titleWithSlot(
  kind: MatchNotice,
  { match: row, slot }: { match: MatchRow; slot: number },
): Translatable | undefined {
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
      reason,
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

/** The page that tells a player where to be. */
export function matchLink({ id }: Pick<MatchRow, 'id'>): string {
  return pathTo('match', { id });
}
