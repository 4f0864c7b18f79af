import { defineTexts } from '../../texts.ts';

export const resultNoticeTexts = defineTexts('resultNotices', {
  rankTitle: {
    en: 'You are {place}, {points} points',
    'hi-Latn': 'Aap {place} number par, {points} points',
    hi: 'आप {place} नंबर पर, {points} पॉइंट',
  },
  outTitle: {
    en: 'Result of match {no} is out',
    'hi-Latn': 'Match {no} ka result aa gaya',
    hi: 'मैच {no} का रिज़ल्ट आ गया',
  },
  out: {
    en: '{event}, {stage}: the result of match {no} is out.{decision} If something is wrong, your leader can open a dispute.',
    'hi-Latn':
      '{event}, {stage}: match {no} ka result aa gaya.{decision} Kuch galat ho to aapke leader dispute khol sakte hain.',
    hi: '{event}, {stage}: मैच {no} का रिज़ल्ट आ गया।{decision} कुछ ग़लत हो तो आपके लीडर डिस्प्यूट खोल सकते हैं।',
  },
  /** Starts with a space, to be appended. */
  decision: {
    en: ' Taken by decision: {reason}',
    'hi-Latn': ' Faisle se: {reason}',
    hi: ' फ़ैसले से: {reason}',
  },
  correctedTitle: {
    en: 'Match {no} corrected: you are {place}, {points} points',
    'hi-Latn': 'Match {no} theek kiya gaya: aap {place} number par, {points} points',
    hi: 'मैच {no} ठीक किया गया: आप {place} नंबर पर, {points} पॉइंट',
  },
  correctedOnlyTitle: {
    en: 'Result of match {no} was corrected',
    'hi-Latn': 'Match {no} ka result theek kiya gaya',
    hi: 'मैच {no} का रिज़ल्ट ठीक किया गया',
  },
  corrected: {
    en: '{event}, {stage}: {changes}. Reason: {reason}',
    'hi-Latn': '{event}, {stage}: {changes}. Wajah: {reason}',
    hi: '{event}, {stage}: {changes}। वजह: {reason}',
  },
  followedTitle: {
    en: '{event}: {count, plural, one {# new result} other {# new results}}',
    'hi-Latn': '{event}: {count, plural, one {# naya result} other {# naye result}}',
    hi: '{event}: {count, plural, one {# नया रिज़ल्ट} other {# नए रिज़ल्ट}}',
  },
  followed: {
    en: 'You follow this event. See who leads the standings now.',
    'hi-Latn': 'Aap is event ko follow karte hain. Dekhein ab standings mein kaun aage hai.',
    hi: 'आप इस इवेंट को फ़ॉलो करते हैं। देखें अब स्टैंडिंग में कौन आगे है।',
  },
  absentTitle: {
    en: '{count, plural, one {{first} is absent again} other {# teams are absent again}}',
    'hi-Latn': '{count, plural, one {{first} phir nahi aayi} other {# teams phir nahi aayi}}',
    hi: '{count, plural, one {{first} फिर नहीं आई} other {# टीमें फिर नहीं आईं}}',
  },
  absent: {
    en: '{event}, {stage}: {teams} missed two matches in a row. Keep them in, or mark them as no-show under Entries.',
    'hi-Latn':
      '{event}, {stage}: {teams} lagataar do match nahi khele. Rehne dein, ya Entries mein no-show karein.',
    hi: '{event}, {stage}: {teams} लगातार दो मैच नहीं खेले। रहने दें, या एंट्री में नो-शो करें।',
  },
});
