import { defineTexts } from '../../texts.ts';

export const disciplineNoticeTexts = defineTexts('disciplineNotices', {
  no_show: {
    en: 'No-show',
    'hi-Latn': 'No-show',
    hi: 'नो-शो',
  },
  left_late: {
    en: 'Left within the last hour',
    'hi-Latn': 'Aakhri ghante mein naam wapas liya',
    hi: 'आख़िरी घंटे में नाम वापस लिया',
  },
  room_leak: {
    en: 'Leaked the room',
    'hi-Latn': 'Room leak kiya',
    hi: 'रूम लीक किया',
  },
  staff_abuse: {
    en: 'Abused the staff',
    'hi-Latn': 'Staff se badtameezi',
    hi: 'स्टाफ़ से बदतमीज़ी',
  },
  yourTeam: {
    en: 'Your team {team}',
    'hi-Latn': 'Aapki team {team}',
    hi: 'आपकी टीम {team}',
  },
  you: {
    en: 'You',
    'hi-Latn': 'Aap',
    hi: 'आप',
  },
  strikeTitle: {
    en: '{who} got {points, plural, one {a strike} other {# strikes}}: {what}',
    'hi-Latn': '{who}: {points, plural, one {ek strike mili} other {# strikes mili}}: {what}',
    hi: '{who}: {points, plural, one {एक स्ट्राइक मिली} other {# स्ट्राइक मिलीं}}: {what}',
  },
  strike: {
    en: '{reason} With 3 strikes in 30 days comes a ban of 7 days from scrims. If this is wrong, write to the staff on Discord.',
    'hi-Latn':
      '{reason} 30 din mein 3 strikes par scrims se 7 din ka ban lagta hai. Yeh galat hai to Discord par staff ko likhein.',
    hi: '{reason} 30 दिन में 3 स्ट्राइक पर स्क्रिम से 7 दिन का बैन लगता है। यह ग़लत है तो Discord पर स्टाफ़ को लिखें।',
  },
  strikeRevokedTitle: {
    en: 'A strike was taken back',
    'hi-Latn': 'Ek strike wapas li gayi',
    hi: 'एक स्ट्राइक वापस ली गई',
  },
  strikeRevoked: {
    en: 'It counts no more. {reason}',
    'hi-Latn': 'Ab nahi gini jayegi. {reason}',
    hi: 'अब नहीं गिनी जाएगी। {reason}',
  },
  banScrimsTitle: {
    en: 'You are banned from the scrims',
    'hi-Latn': 'Aap par scrims ka ban hai',
    hi: 'आप पर स्क्रिम का बैन है',
  },
  banTitle: {
    en: 'You are banned from all our events',
    'hi-Latn': 'Aap par hamare sab events ka ban hai',
    hi: 'आप पर हमारे सब इवेंट का बैन है',
  },
  teamBanScrimsTitle: {
    en: 'Your team {team} is banned from the scrims',
    'hi-Latn': 'Aapki team {team} par scrims ka ban hai',
    hi: 'आपकी टीम {team} पर स्क्रिम का बैन है',
  },
  teamBanTitle: {
    en: 'Your team {team} is banned from all our events',
    'hi-Latn': 'Aapki team {team} par hamare sab events ka ban hai',
    hi: 'आपकी टीम {team} पर हमारे सब इवेंट का बैन है',
  },
  banUntil: {
    en: 'Reason: {reason} It lasts until {until}. You can appeal once, under Profile, Fair play.',
    'hi-Latn':
      'Wajah: {reason} Ban {until} tak hai. Profile, Fair play mein ek baar appeal kar sakte hain.',
    hi: 'वजह: {reason} बैन {until} तक है। प्रोफ़ाइल, फ़ेयर प्ले में एक बार अपील कर सकते हैं।',
  },
  banForGood: {
    en: 'Reason: {reason} It lasts for good. You can appeal once, under Profile, Fair play.',
    'hi-Latn':
      'Wajah: {reason} Ban hamesha ke liye hai. Profile, Fair play mein ek baar appeal kar sakte hain.',
    hi: 'वजह: {reason} बैन हमेशा के लिए है। प्रोफ़ाइल, फ़ेयर प्ले में एक बार अपील कर सकते हैं।',
  },
  banLiftedTitle: {
    en: 'Your ban was lifted',
    'hi-Latn': 'Aapka ban hat gaya',
    hi: 'आपका बैन हट गया',
  },
  banLifted: {
    en: '{who} can play again. {reason}',
    'hi-Latn': '{who} phir se khel sakte hain. {reason}',
    hi: '{who} फिर से खेल सकते हैं। {reason}',
  },
  banEndedTitle: {
    en: 'Your ban is over',
    'hi-Latn': 'Aapka ban khatam hua',
    hi: 'आपका बैन ख़त्म हुआ',
  },
  banEnded: {
    en: '{who} can play again. Good to have you back.',
    'hi-Latn': '{who} phir se khel sakte hain. Wapas aaye, accha laga.',
    hi: '{who} फिर से खेल सकते हैं। वापस आए, अच्छा लगा।',
  },
  appealRejectedTitle: {
    en: 'Your appeal was rejected',
    'hi-Latn': 'Aapki appeal nahi maani gayi',
    hi: 'आपकी अपील नहीं मानी गई',
  },
  appealRejected: {
    en: 'The ban stays. {answer}',
    'hi-Latn': 'Ban rahega. {answer}',
    hi: 'बैन रहेगा। {answer}',
  },
  proposalTitle: {
    en: 'Decide about a ban: {who}',
    'hi-Latn': 'Ban par faisla karein: {who}',
    hi: 'बैन पर फ़ैसला करें: {who}',
  },
  proposal: {
    en: '3 strikes in 30 days. Confirm the ban of 7 days from scrims, or decline it.',
    'hi-Latn': '30 din mein 3 strikes. Scrims se 7 din ka ban confirm karein, ya mana karein.',
    hi: '30 दिन में 3 स्ट्राइक। स्क्रिम से 7 दिन का बैन पक्का करें, या मना करें।',
  },
  appealTitle: {
    en: 'Appeal against a ban: {who}',
    'hi-Latn': 'Ban ke khilaf appeal: {who}',
    hi: 'बैन के ख़िलाफ़ अपील: {who}',
  },
  appeal: {
    en: 'Read it under Strikes & bans and answer.',
    'hi-Latn': 'Strikes aur bans mein padhein aur jawab dein.',
    hi: 'स्ट्राइक और बैन में पढ़ें और जवाब दें।',
  },
  bannedInEventTitle: {
    en: '{team} has a banned player',
    'hi-Latn': '{team} mein ek banned player hai',
    hi: '{team} में एक बैन प्लेयर है',
  },
  bannedInEvent: {
    en: '{event}: swap the player or disqualify the team.',
    'hi-Latn': '{event}: player badlein ya team ko disqualify karein.',
    hi: '{event}: प्लेयर बदलें या टीम को डिसक्वालिफ़ाई करें।',
  },
});
