import { defineTexts } from '../../texts.ts';

export const disciplineTexts = defineTexts('discipline', {
  proposalDecided: {
    en: 'This proposal was decided already.',
    'hi-Latn': 'Is proposal ka faisla pehle hi ho chuka hai.',
    hi: 'इस सुझाव का फ़ैसला पहले ही हो चुका है।',
  },
  banNotInForce: {
    en: 'This ban is not in force.',
    'hi-Latn': 'Yeh ban lagu nahi hai.',
    hi: 'यह बैन लागू नहीं है।',
  },
  noAppeal: {
    en: 'There is no appeal that waits for an answer.',
    'hi-Latn': 'Jawab ka intezaar karti koi appeal nahi hai.',
    hi: 'जवाब का इंतज़ार करती कोई अपील नहीं है।',
  },
  noBan: {
    en: 'There is no such ban.',
    'hi-Latn': 'Aisa koi ban nahi hai.',
    hi: 'ऐसा कोई बैन नहीं है।',
  },
  tooLong: {
    en: 'A ban of more than {days} days is for the owner to decide.',
    'hi-Latn': '{days} din se lambe ban ka faisla owner karte hain.',
    hi: '{days} दिन से लंबे बैन का फ़ैसला ओनर करते हैं।',
  },
  teamBanned: {
    en: 'Your team is banned. Your leader sees why under Profile, Fair play.',
    'hi-Latn': 'Aapki team ban hai. Leader ko Profile, Fair play mein wajah dikhti hai.',
    hi: 'आपकी टीम बैन है। लीडर को प्रोफ़ाइल, फ़ेयर प्ले में वजह दिखती है।',
  },
  playersBanned: {
    en: '{count, plural, one {{names} is banned} other {{names} are banned}} and cannot play. Play with somebody else.',
    'hi-Latn':
      '{names} ban {count, plural, one {hai} other {hain}} aur khel nahi sakte. Kisi aur ke saath khelein.',
    hi: '{names} बैन {count, plural, one {है} other {हैं}} और खेल नहीं सकते। किसी और के साथ खेलें।',
  },
  impartial: {
    en: 'This is about you or your team. Ask another admin or the owner to decide it.',
    'hi-Latn':
      'Yeh aap ya aapki team ke baare mein hai. Kisi aur admin ya owner se faisla karwayein.',
    hi: 'यह आप या आपकी टीम के बारे में है। किसी और एडमिन या ओनर से फ़ैसला करवाएँ।',
  },
  appealedAlready: {
    en: 'You have appealed against this ban already.',
    'hi-Latn': 'Is ban ke khilaf aap pehle hi appeal kar chuke hain.',
    hi: 'इस बैन के ख़िलाफ़ आप पहले ही अपील कर चुके हैं।',
  },
  banOver: {
    en: 'This ban is over already.',
    'hi-Latn': 'Yeh ban khatam ho chuka hai.',
    hi: 'यह बैन ख़त्म हो चुका है।',
  },
  noEntryHere: {
    en: 'There is no such entry in this tournament.',
    'hi-Latn': 'Is tournament mein aisi koi entry nahi hai.',
    hi: 'इस टूर्नामेंट में ऐसी कोई एंट्री नहीं है।',
  },
  teamGone: {
    en: 'This team is gone. Choose a player of it.',
    'hi-Latn': 'Yeh team ab nahi hai. Uska koi player chunein.',
    hi: 'यह टीम अब नहीं है। उसका कोई प्लेयर चुनें।',
  },
  notInLineup: {
    en: 'This player is not in the lineup of the team.',
    'hi-Latn': 'Yeh player team ke lineup mein nahi hai.',
    hi: 'यह प्लेयर टीम के लाइनअप में नहीं है।',
  },
  noAccount: {
    en: 'There is no such account.',
    'hi-Latn': 'Aisa koi account nahi hai.',
    hi: 'ऐसा कोई अकाउंट नहीं है।',
  },
  struckAlready: {
    en: 'This entry has its strike for not coming already.',
    'hi-Latn': 'Is entry ko na aane ki strike pehle hi mil chuki hai.',
    hi: 'इस एंट्री को न आने की स्ट्राइक पहले ही मिल चुकी है।',
  },
  noStrike: {
    en: 'There is no such strike.',
    'hi-Latn': 'Aisi koi strike nahi hai.',
    hi: 'ऐसी कोई स्ट्राइक नहीं है।',
  },
  takenBack: {
    en: 'This strike was taken back already.',
    'hi-Latn': 'Yeh strike pehle hi wapas li ja chuki hai.',
    hi: 'यह स्ट्राइक पहले ही वापस ली जा चुकी है।',
  },
  aPlayer: {
    en: 'A player',
    'hi-Latn': 'Ek player',
    hi: 'एक प्लेयर',
  },
  strikeGiven: {
    en: 'The strike is given. They are told.',
    'hi-Latn': 'Strike de di gayi. Unhe bata diya jayega.',
    hi: 'स्ट्राइक दे दी गई। उन्हें बता दिया जाएगा।',
  },
  strikeTakenBack: {
    en: 'The strike is taken back.',
    'hi-Latn': 'Strike wapas le li gayi.',
    hi: 'स्ट्राइक वापस ले ली गई।',
  },
  banTold: {
    en: 'The ban is in force. They are told why and until when.',
    'hi-Latn': 'Ban lagu hai. Unhe wajah aur time bata diya jayega.',
    hi: 'बैन लागू है। उन्हें वजह और समय बता दिया जाएगा।',
  },
  banInForce: {
    en: 'The ban is in force.',
    'hi-Latn': 'Ban lagu hai.',
    hi: 'बैन लागू है।',
  },
  proposalDeclined: {
    en: 'The proposal is declined.',
    'hi-Latn': 'Proposal nahi maana gaya.',
    hi: 'सुझाव नहीं माना गया।',
  },
  banLifted: {
    en: 'The ban is lifted.',
    'hi-Latn': 'Ban hata diya gaya.',
    hi: 'बैन हटा दिया गया।',
  },
  appealAccepted: {
    en: 'The appeal is accepted, the ban lifted.',
    'hi-Latn': 'Appeal maan li gayi, ban hata diya gaya.',
    hi: 'अपील मान ली गई, बैन हटा दिया गया।',
  },
  appealRejected: {
    en: 'The appeal is rejected.',
    'hi-Latn': 'Appeal nahi maani gayi.',
    hi: 'अपील नहीं मानी गई।',
  },
  appealSent: {
    en: 'Your appeal is with the staff. You will hear from them by mail.',
    'hi-Latn': 'Aapki appeal staff ke paas hai. Jawab mail se aayega.',
    hi: 'आपकी अपील स्टाफ़ के पास है। जवाब मेल से आएगा।',
  },
});
