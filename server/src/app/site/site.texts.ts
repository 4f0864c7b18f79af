import { defineTexts } from '../../texts.ts';

/** Titles and descriptions of pages in search results and link previews. */
export const siteTexts = defineTexts('site', {
  notFound: { en: 'Page not found', 'hi-Latn': 'Page nahi mila', hi: 'पेज नहीं मिला' },
  login: {
    en: 'Sign in to {name}.',
    'hi-Latn': '{name} mein sign in karein.',
    hi: '{name} में साइन इन करें।',
  },
  register: {
    en: 'Create your {name} account, build a team and play for slots.',
    'hi-Latn': '{name} par account banayein, team banayein aur slots ke liye khelein.',
    hi: '{name} पर अकाउंट बनाएँ, टीम बनाएँ और स्लॉट के लिए खेलें।',
  },
  joinTeam: {
    en: 'Join a team on {name}.',
    'hi-Latn': '{name} par team join karein.',
    hi: '{name} पर टीम जॉइन करें।',
  },
  invite: { en: 'Join {team}', 'hi-Latn': '{team} join karein', hi: '{team} जॉइन करें' },
  invited: {
    en: 'You are invited to play for {team} on {name}.',
    'hi-Latn': 'Aapko {name} par {team} ke liye khelne bulaya gaya hai.',
    hi: 'आपको {name} पर {team} के लिए खेलने बुलाया गया है।',
  },
  tournaments: {
    en: 'Open, live and past BGMI tournaments of {name}: slots, prizes, schedule and rules.',
    'hi-Latn':
      '{name} ke khule, live aur purane BGMI tournaments: slots, prizes, schedule aur rules.',
    hi: '{name} के खुले, लाइव और पुराने BGMI टूर्नामेंट: स्लॉट, इनाम, शेड्यूल और नियम।',
  },
  about: {
    en: 'Who {name} is: scrims, tournaments and the people who run them.',
    'hi-Latn': '{name} kaun hai: scrims, tournaments aur unhe chalane wale log.',
    hi: '{name} कौन है: स्क्रिम, टूर्नामेंट और उन्हें चलाने वाले लोग।',
  },
  kind: {
    en: '{type} tournament, {status}',
    'hi-Latn': '{type} tournament, {status}',
    hi: '{type} टूर्नामेंट, {status}',
  },
  OPENED: { en: 'opened', 'hi-Latn': 'registration khul gaya', hi: 'रजिस्ट्रेशन खुल गया' },
  UPCOMING: { en: 'upcoming', 'hi-Latn': 'aane wala', hi: 'आने वाला' },
  LIVE: { en: 'live', 'hi-Latn': 'live', hi: 'लाइव' },
  CLOSED: { en: 'closed', 'hi-Latn': 'registration band', hi: 'रजिस्ट्रेशन बंद' },
  COMPLETED: { en: 'completed', 'hi-Latn': 'khatam', hi: 'ख़त्म' },
  starts: { en: 'starts {day}', 'hi-Latn': '{day} se', hi: '{day} से' },
  slots: {
    en: '{used} of {total} slots taken',
    'hi-Latn': '{total} mein se {used} slots bhare',
    hi: '{total} में से {used} स्लॉट भरे',
  },
  prizePool: {
    en: 'prize pool {prize}',
    'hi-Latn': 'prize pool {prize}',
    hi: 'प्राइज़ पूल {prize}',
  },
  match: {
    en: 'Match {no} · {map} · {event}',
    'hi-Latn': 'Match {no} · {map} · {event}',
    hi: 'मैच {no} · {map} · {event}',
  },
  matchOf: {
    en: '{event}, {stage}: {start}. Slots, room time and result.',
    'hi-Latn': '{event}, {stage}: {start}. Slots, room ka time aur result.',
    hi: '{event}, {stage}: {start}। स्लॉट, रूम का समय और रिज़ल्ट।',
  },
  late: {
    en: 'This page is taking long to start.',
    'hi-Latn': 'Yeh page shuru hone mein time le raha hai.',
    hi: 'यह पेज शुरू होने में समय ले रहा है।',
  },
  again: { en: 'Load again', 'hi-Latn': 'Phir se load karein', hi: 'फिर से लोड करें' },
  startFailed: {
    en: 'Part of this page did not load, so its buttons do not work yet.',
    'hi-Latn': 'Page ka ek hissa load nahi hua, isliye button abhi kaam nahi karenge.',
    hi: 'पेज का एक हिस्सा लोड नहीं हुआ, इसलिए बटन अभी काम नहीं करेंगे।',
  },
  noScript: {
    en: 'This site needs JavaScript. Turn it on in your browser and load the page again.',
    'hi-Latn':
      'Is site ke liye JavaScript chahiye. Browser mein use on karein aur page phir se load karein.',
    hi: 'इस साइट के लिए JavaScript चाहिए। ब्राउज़र में उसे चालू करें और पेज फिर से लोड करें।',
  },
  joined: { en: '{before} · {next}', 'hi-Latn': '{before} · {next}', hi: '{before} · {next}' },
  sentence: { en: '{facts}.', 'hi-Latn': '{facts}.', hi: '{facts}।' },
});
