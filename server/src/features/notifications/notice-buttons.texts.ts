import type { NoticeButton } from '@one-dream/contract/notices.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { defineTexts } from '../../texts.ts';

/** Labels of the one button in a mail, by where it leads. */
export const noticeButtonTexts = defineTexts('noticeButtons', {
  team: {
    en: 'Open my team',
    'hi-Latn': 'Apni team kholein',
    hi: 'अपनी टीम खोलें',
  },
  tournament: {
    en: 'Open the tournament',
    'hi-Latn': 'Tournament kholein',
    hi: 'टूर्नामेंट खोलें',
  },
  match: {
    en: 'Open the match',
    'hi-Latn': 'Match kholein',
    hi: 'मैच खोलें',
  },
  waiting: {
    en: 'See what waits for you',
    'hi-Latn': 'Dekhein kya baaki hai',
    hi: 'देखें क्या बाकी है',
  },
  fairPlay: {
    en: 'Open Fair play',
    'hi-Latn': 'Fair play kholein',
    hi: 'फ़ेयर प्ले खोलें',
  },
  prizes: {
    en: 'Open My prizes',
    'hi-Latn': 'Mere prizes kholein',
    hi: 'मेरे इनाम खोलें',
  },
  room: {
    en: 'Go to the room',
    'hi-Latn': 'Room par jayein',
    hi: 'रूम पर जाएँ',
  },
  completeProfile: {
    en: 'Complete my profile',
    'hi-Latn': 'Apni profile poori karein',
    hi: 'अपनी प्रोफ़ाइल पूरी करें',
  },
  decideJoin: {
    en: 'Accept or decline',
    'hi-Latn': 'Accept ya decline karein',
    hi: 'हाँ या ना कहें',
  },
  profile: {
    en: 'Open my profile',
    'hi-Latn': 'Apni profile kholein',
    hi: 'अपनी प्रोफ़ाइल खोलें',
  },
  console: {
    en: 'Open the console',
    'hi-Latn': 'Console kholein',
    hi: 'कंसोल खोलें',
  },
  checkIn: {
    en: 'Check in',
    'hi-Latn': 'Check-in karein',
    hi: 'चेक-इन करें',
  },
  takeSlot: {
    en: 'Take the slot',
    'hi-Latn': 'Slot lein',
    hi: 'स्लॉट लें',
  },
  register: {
    en: 'Register now',
    'hi-Latn': 'Abhi register karein',
    hi: 'अभी रजिस्टर करें',
  },
  standings: {
    en: 'See the standings',
    'hi-Latn': 'Standings dekhein',
    hi: 'स्टैंडिंग देखें',
  },
  slotList: {
    en: 'See the slot list',
    'hi-Latn': 'Slot list dekhein',
    hi: 'स्लॉट लिस्ट देखें',
  },
  role: {
    en: 'See your role',
    'hi-Latn': 'Apna role dekhein',
    hi: 'अपना रोल देखें',
  },
  application: {
    en: 'See your application',
    'hi-Latn': 'Apni application dekhein',
    hi: 'अपना आवेदन देखें',
  },
  site: {
    en: 'Open it on the site',
    'hi-Latn': 'Site par kholein',
    hi: 'साइट पर खोलें',
  },
}) satisfies Record<NoticeButton, Translatable>;
