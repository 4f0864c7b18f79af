import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../../platform/work/define-notices.ts';
import { teamMark } from '../../../platform/work/stored-notice.ts';
import { defineTexts } from '../../../texts.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { CurrentEntry } from './entries-state.ts';

export const entryNoticeTexts = defineTexts('entryNotices', {
  clock: { en: 'The clock', 'hi-Latn': 'System', hi: 'सिस्टम' },
  host: { en: 'A host', 'hi-Latn': 'Ek host', hi: 'एक होस्ट' },
  /** Once drawn, newcomers get a slot in the room only after this is written. */
  inSlotList: {
    en: 'Your slot is on the tournament page.',
    'hi-Latn': 'Aapka slot tournament page par hai.',
    hi: 'आपका स्लॉट टूर्नामेंट पेज पर है।',
  },
  /** Starts with a space, to be appended. */
  reason: { en: ' Reason: {reason}', 'hi-Latn': ' Wajah: {reason}', hi: ' वजह: {reason}' },
  /** Starts with a space, to be appended. */
  checkInBetween: {
    en: ' Check in between {opens} and {closes}.',
    'hi-Latn': ' Check-in {opens} se {closes} tak karein.',
    hi: ' चेक-इन {opens} से {closes} तक करें।',
  },
  inTitle: {
    en: '{team} is in',
    'hi-Latn': '{team} ko jagah mil gayi',
    hi: '{team} को जगह मिल गई',
  },
  promoted: {
    en: 'A place came free: slot {slot} of {event} is yours.{checkIn}',
    'hi-Latn': 'Jagah khaali hui: {event} ka slot {slot} aapka hai.{checkIn}',
    hi: 'जगह ख़ाली हुई: {event} का स्लॉट {slot} आपका है।{checkIn}',
  },
  claimed: {
    en: 'You are in {event}, and checked in. Open the match page for the room.',
    'hi-Latn': 'Aap {event} mein hain, check-in bhi ho gaya. Room ke liye match page kholein.',
    hi: 'आप {event} में हैं, चेक-इन भी हो गया। रूम के लिए मैच पेज खोलें।',
  },
  checkedInTitle: {
    en: '{by} checked {team} in',
    'hi-Latn': '{by} ne {team} ka check-in kiya',
    hi: '{by} ने {team} का चेक-इन किया',
  },
  slotIsYours: {
    en: 'Slot {slot} is yours.',
    'hi-Latn': 'Slot {slot} aapka hai.',
    hi: 'स्लॉट {slot} आपका है।',
  },
  movedUpTitle: {
    en: '{team} moved up the waitlist: {place}',
    'hi-Latn': '{team} waitlist mein aage badhi: {place} number',
    hi: '{team} वेटलिस्ट में आगे बढ़ी: {place} नंबर',
  },
  asksToLeaveTitle: {
    en: '{team} asks to withdraw',
    'hi-Latn': '{team} naam wapas lena chahti hai',
    hi: '{team} नाम वापस लेना चाहती है',
  },
  /** Appended to notices that named another number before. */
  drawnSince: {
    en: 'Slots were drawn since: your slot in the room is on the tournament page.',
    'hi-Latn': 'Iske baad slots ka draw hua: room mein aapka slot tournament page par hai.',
    hi: 'इसके बाद स्लॉट का ड्रॉ हुआ: रूम में आपका स्लॉट टूर्नामेंट पेज पर है।',
  },
});

const texts = entryNoticeTexts;

export const entryNotices = defineNotices(
  'entryNotices',
  {
    registered: {
      title: {
        en: '{team} is registered',
        'hi-Latn': '{team} register ho gayi',
        hi: '{team} रजिस्टर हो गई',
      },
      description: {
        en: 'You are in {event}. {inSlotList}',
        'hi-Latn': 'Aap {event} mein hain. {inSlotList}',
        hi: 'आप {event} में हैं। {inSlotList}',
      },
    },
    registeredWithSlot: {
      kind: 'registered',
      title: {
        en: '{team} is registered, slot {slot}',
        'hi-Latn': '{team} register ho gayi, slot {slot}',
        hi: '{team} रजिस्टर हो गई, स्लॉट {slot}',
      },
      description: {
        en: 'Slot {slot} of {event} is yours. The tournament page says what comes next.',
        'hi-Latn': '{event} ka slot {slot} aapka hai. Aage kya hoga, tournament page par hai.',
        hi: '{event} का स्लॉट {slot} आपका है। आगे क्या होगा, टूर्नामेंट पेज पर है।',
      },
    },
    leftWaitlist: {
      kind: 'cancelled',
      title: {
        en: '{team} left the waitlist',
        'hi-Latn': '{team} waitlist se hat gayi',
        hi: '{team} वेटलिस्ट से हट गई',
      },
      description: {
        en: 'Your team does not wait for {event} any more.',
        'hi-Latn': 'Aapki team ab {event} ki waitlist mein nahi hai.',
        hi: 'आपकी टीम अब {event} की वेटलिस्ट में नहीं है।',
      },
    },
    gaveBack: {
      kind: 'cancelled',
      title: {
        en: '{team} gave its slot back',
        'hi-Latn': '{team} ne apna slot wapas kiya',
        hi: '{team} ने अपना स्लॉट वापस किया',
      },
      description: {
        en: 'Your team is no longer registered for {event}.',
        'hi-Latn': 'Aapki team ab {event} mein registered nahi hai.',
        hi: 'आपकी टीम अब {event} में रजिस्टर नहीं है।',
      },
    },
    removed: {
      title: {
        en: '{event}: {team} was taken out',
        'hi-Latn': '{event}: {team} ko hata diya gaya',
        hi: '{event}: {team} को हटा दिया गया',
      },
      description: {
        en: 'An admin took your team out of {event}. Ask support if you do not know why.',
        'hi-Latn':
          'Admin ne aapki team ko {event} se hataya. Wajah na pata ho to support se poochein.',
        hi: 'एडमिन ने आपकी टीम को {event} से हटाया। वजह न पता हो तो सपोर्ट से पूछें।',
      },
    },
    waitlisted: {
      title: {
        en: '{team} is {place} on the waitlist',
        'hi-Latn': '{team} waitlist mein {place} number par hai',
        hi: '{team} वेटलिस्ट में {place} नंबर पर है',
      },
      description: {
        en: 'You are {place} in line for {event}. We tell you when you move up.',
        'hi-Latn':
          '{event} ki waitlist mein aap {place} number par hain. Aage badhne par hum batayenge.',
        hi: '{event} की वेटलिस्ट में आप {place} नंबर पर हैं। आगे बढ़ने पर हम बताएँगे।',
      },
    },
    promotedDrawn: {
      kind: 'promoted',
      title: texts.inTitle,
      description: {
        en: 'A place came free: you are in {event}. {inSlotList}{checkIn}',
        'hi-Latn': 'Jagah khaali hui: aap {event} mein hain. {inSlotList}{checkIn}',
        hi: 'जगह ख़ाली हुई: आप {event} में हैं। {inSlotList}{checkIn}',
      },
    },
    inWithSlot: {
      kind: 'promoted',
      title: {
        en: '{team} is in, slot {slot}',
        'hi-Latn': '{team} ko jagah mil gayi, slot {slot}',
        hi: '{team} को जगह मिल गई, स्लॉट {slot}',
      },
      description: texts.promoted,
    },
    claimed: { title: texts.inTitle, description: texts.claimed },
    tookSlot: {
      kind: 'claimed',
      title: {
        en: '{team} took slot {slot}',
        'hi-Latn': '{team} ne slot {slot} le liya',
        hi: '{team} ने स्लॉट {slot} ले लिया',
      },
      description: texts.claimed,
    },
    readyToWait: {
      kind: 'checkedIn',
      about: 'check-in {id}',
      title: texts.checkedInTitle,
      description: {
        en: 'You are ready for {event}. If a place comes free, it goes to ready teams first.',
        'hi-Latn':
          'Aap {event} ke liye taiyaar hain. Jagah khaali hui to pehle taiyaar teams ko milegi.',
        hi: 'आप {event} के लिए तैयार हैं। जगह ख़ाली हुई तो पहले तैयार टीमों को मिलेगी।',
      },
    },
    checkedIn: {
      about: 'check-in {id}',
      title: texts.checkedInTitle,
      description: {
        en: 'You are checked in for {event}. {slot}',
        'hi-Latn': '{event} ke liye aapka check-in ho gaya. {slot}',
        hi: '{event} के लिए आपका चेक-इन हो गया। {slot}',
      },
    },
    checkInUndone: {
      about: 'check-in {id}',
      title: {
        en: '{by} took the check-in of {team} back',
        'hi-Latn': '{by} ne {team} ka check-in wapas liya',
        hi: '{by} ने {team} का चेक-इन वापस लिया',
      },
      description: {
        en: 'Check in again for {event} before check-in closes.',
        'hi-Latn': 'Check-in band hone se pehle {event} ke liye phir check-in karein.',
        hi: 'चेक-इन बंद होने से पहले {event} के लिए फिर चेक-इन करें।',
      },
    },
    noShow: {
      title: {
        en: '{event}: {team} lost its place',
        'hi-Latn': '{event}: {team} ki jagah chali gayi',
        hi: '{event}: {team} की जगह चली गई',
      },
      description: {
        en: 'Your team did not check in for {event} in time, so its slot went to others.{because}',
        'hi-Latn':
          'Aapki team ne {event} ke liye time par check-in nahi kiya, isliye slot doosron ko gaya.{because}',
        hi: 'आपकी टीम ने {event} के लिए समय पर चेक-इन नहीं किया, इसलिए स्लॉट दूसरों को गया।{because}',
      },
    },
    back: {
      kind: 'noShowUndone',
      title: {
        en: '{team} is back in',
        'hi-Latn': '{team} ko jagah wapas mil gayi',
        hi: '{team} को जगह वापस मिल गई',
      },
      description: {
        en: 'A host let your team in after all: you are checked in for {event}. The strike for not coming is taken back.',
        'hi-Latn':
          'Host ne aapki team ko entry de di: {event} ke liye check-in ho gaya. Na aane ki strike wapas li gayi.',
        hi: 'होस्ट ने आपकी टीम को एंट्री दे दी: {event} के लिए चेक-इन हो गया। न आने की स्ट्राइक वापस ली गई।',
      },
    },
    disqualified: {
      title: {
        en: '{event}: {team} was disqualified',
        'hi-Latn': '{event}: {team} disqualify ho gayi',
        hi: '{event}: {team} डिसक्वालिफ़ाई हो गई',
      },
      description: {
        en: 'Your team is out of {event}.{because}',
        'hi-Latn': 'Aapki team {event} se bahar hai.{because}',
        hi: 'आपकी टीम {event} से बाहर है।{because}',
      },
    },
    letGo: {
      kind: 'withdrawalGranted',
      title: {
        en: '{team} is out of {event}',
        'hi-Latn': '{team} {event} se bahar hai',
        hi: '{team} {event} से बाहर है',
      },
      description: {
        en: 'The hosts let your team go. Its slot is free for others.',
        'hi-Latn':
          'Hosts maan gaye, aapki team ka naam wapas ho gaya. Slot ab doosron ke liye khaali hai.',
        hi: 'होस्ट मान गए, आपकी टीम का नाम वापस हो गया। स्लॉट अब दूसरों के लिए ख़ाली है।',
      },
    },
    stays: {
      kind: 'withdrawalRefused',
      title: {
        en: '{team} stays in {event}',
        'hi-Latn': '{team} {event} mein hi hai',
        hi: '{team} {event} में ही है',
      },
      description: {
        en: 'The hosts did not let your team go.{because}',
        'hi-Latn': 'Hosts ne aapki team ko jaane nahi diya.{because}',
        hi: 'होस्ट ने आपकी टीम को जाने नहीं दिया।{because}',
      },
    },
    swapped: {
      kind: 'playerSwapped',
      title: {
        en: '{new} plays for {old}',
        'hi-Latn': '{old} ki jagah {new} khelenge',
        hi: '{old} की जगह {new} खेलेंगे',
      },
      description: {
        en: 'A host changed the roster of {team} in {event}.{because}',
        'hi-Latn': 'Host ne {event} mein {team} ka roster badla.{because}',
        hi: 'होस्ट ने {event} में {team} का रोस्टर बदला।{because}',
      },
    },
    corrected: {
      kind: 'entryCorrected',
      title: {
        en: '{new}: corrected by a host',
        'hi-Latn': '{new}: host ne sahi kiya',
        hi: '{new}: होस्ट ने सही किया',
      },
      description: {
        en: 'In {event}, {team} had “{old}” before.{because}',
        'hi-Latn': '{event} mein {team} ka pehle “{old}” tha.{because}',
        hi: '{event} में {team} का पहले “{old}” था।{because}',
      },
    },
    lineup: {
      kind: 'lineupSet',
      title: {
        en: 'New lineup of {team}',
        'hi-Latn': '{team} ka naya lineup',
        hi: '{team} का नया लाइनअप',
      },
      description: {
        en: 'In {event}: {players}.',
        'hi-Latn': '{event} mein: {players}.',
        hi: '{event} में: {players}।',
      },
    },
    replaced: {
      title: {
        en: '{team} was replaced',
        'hi-Latn': '{team} ki jagah doosri team aayi',
        hi: '{team} की जगह दूसरी टीम आई',
      },
      description: {
        en: 'Another team plays in your slot of {event}. What you have played stays.{because}',
        'hi-Latn':
          '{event} mein aapke slot par doosri team khelegi. Jo aap khel chuke, woh rahega.{because}',
        hi: '{event} में आपके स्लॉट पर दूसरी टीम खेलेगी। जो आप खेल चुके, वह रहेगा।{because}',
      },
    },
    nextInLine: {
      kind: 'movedUp',
      title: texts.movedUpTitle,
      description: {
        en: 'You are next in line for {event}.',
        'hi-Latn': '{event} ke liye agla number aapka hai.',
        hi: '{event} के लिए अगला नंबर आपका है।',
      },
    },
    movedUp: {
      title: texts.movedUpTitle,
      description: {
        en: 'You are {place} in line for {event} now.',
        'hi-Latn': '{event} ki waitlist mein aap ab {place} number par hain.',
        hi: '{event} की वेटलिस्ट में आप अब {place} नंबर पर हैं।',
      },
    },
  },
  ({ tournament, entry }: AtDesk) => ({
    ...onEntry({ tournament, entry }),
    about: `slot ${tournament.id}`,
  }),
);

/** Tells hosts that a team asks to withdraw. */
export const withdrawalNotices = defineNotices(
  'entryNotices',
  {
    asksToLeave: {
      kind: 'withdrawalAsked',
      title: texts.asksToLeaveTitle,
      description: {
        en: 'From {event}. They say: {reason}',
        'hi-Latn': '{event} se. Unka kehna hai: {reason}',
        hi: '{event} से। उनका कहना है: {reason}',
      },
    },
    asksToLeaveSlot: {
      kind: 'withdrawalAsked',
      title: texts.asksToLeaveTitle,
      description: {
        en: 'From {event}, slot {slot}. They say: {reason}',
        'hi-Latn': '{event} se, slot {slot}. Unka kehna hai: {reason}',
        hi: '{event} से, स्लॉट {slot}। उनका कहना है: {reason}',
      },
    },
  },
  onEntry,
);

export interface AtDesk {
  tournament: Pick<TournamentRow, 'id' | 'title'>;
  entry: Pick<CurrentEntry, 'teamName' | 'teamLogo'>;
}

function onEntry({
  tournament: { id, title: event },
  entry: { teamName: team, teamLogo },
}: AtDesk) {
  const link = pathTo('tournament', { id });
  return { values: { id, event, team }, link, mark: teamMark(team, teamLogo) };
}
