import { defineTexts } from '../../texts.ts';

export const disputesTexts = defineTexts('disputes', {
  otherTeam: {
    en: 'Choose another team of this match.',
    'hi-Latn': 'Is match ki koi aur team chunein.',
    hi: 'इस मैच की कोई और टीम चुनें।',
  },
  sayOutcome: {
    en: 'Say what came of it: a correction, an adjustment or a disqualification.',
    'hi-Latn': 'Batayein ki kya nikla: correction, points ka badlav ya disqualification.',
    hi: 'बताएँ कि क्या निकला: सुधार, पॉइंट का बदलाव या डिसक्वालिफ़िकेशन।',
  },
  noCorrection: {
    en: 'The result has no such correction.',
    'hi-Latn': 'Result mein aisa koi correction nahi hai.',
    hi: 'रिज़ल्ट में ऐसा कोई सुधार नहीं है।',
  },
  noAdjustment: {
    en: 'There is no such adjustment in this stage.',
    'hi-Latn': 'Is stage mein points ka aisa koi badlav nahi hai.',
    hi: 'इस स्टेज में पॉइंट का ऐसा कोई बदलाव नहीं है।',
  },
  notDisqualified: {
    en: 'This team is not disqualified.',
    'hi-Latn': 'Yeh team disqualify nahi hui hai.',
    hi: 'यह टीम डिसक्वालिफ़ाई नहीं है।',
  },
  nothingYet: {
    en: 'There is no result to dispute yet.',
    'hi-Latn': 'Dispute karne ke liye abhi koi result nahi hai.',
    hi: 'डिस्प्यूट करने के लिए अभी कोई रिज़ल्ट नहीं है।',
  },
  tooLate: {
    en: 'The time to dispute this match is over. Write to the owner if it cannot wait.',
    'hi-Latn': 'Is match par dispute ka time khatam ho gaya. Zaroori ho to owner ko likhein.',
    hi: 'इस मैच पर डिस्प्यूट का समय ख़त्म हो गया। ज़रूरी हो तो ओनर को लिखें।',
  },
  openAlready: {
    en: 'Your team has a dispute of this kind about this match open already.',
    'hi-Latn': 'Is match par aapki team ka isi tarah ka dispute pehle se khula hai.',
    hi: 'इस मैच पर आपकी टीम का इसी तरह का डिस्प्यूट पहले से खुला है।',
  },
  notInLobby: {
    en: 'This team is not in the lobby of the match.',
    'hi-Latn': 'Yeh team match ki lobby mein nahi hai.',
    hi: 'यह टीम मैच की लॉबी में नहीं है।',
  },
  onlyLeadersHere: {
    en: 'Only leaders of teams in this match can do that.',
    'hi-Latn': 'Yeh sirf is match ki teams ke leader kar sakte hain.',
    hi: 'यह सिर्फ़ इस मैच की टीमों के लीडर कर सकते हैं।',
  },
  noDispute: {
    en: 'There is no such dispute.',
    'hi-Latn': 'Aisa koi dispute nahi hai.',
    hi: 'ऐसा कोई डिस्प्यूट नहीं है।',
  },
  picturesFull: {
    en: 'A dispute takes {most} pictures.',
    'hi-Latn': 'Ek dispute mein {most} photos aati hain.',
    hi: 'एक डिस्प्यूट में {most} फ़ोटो आती हैं।',
  },
  answeredAlready: {
    en: 'Your team has answered this dispute already.',
    'hi-Latn': 'Aapki team is dispute ka jawab pehle hi de chuki hai.',
    hi: 'आपकी टीम इस डिस्प्यूट का जवाब पहले ही दे चुकी है।',
  },
  withdrawn: {
    en: 'This dispute was withdrawn.',
    'hi-Latn': 'Yeh dispute wapas le liya gaya.',
    hi: 'यह डिस्प्यूट वापस ले लिया गया।',
  },
  decidedAlready: {
    en: 'This dispute is decided already.',
    'hi-Latn': 'Is dispute ka faisla pehle hi ho chuka hai.',
    hi: 'इस डिस्प्यूट का फ़ैसला पहले ही हो चुका है।',
  },
  noResultYet: {
    en: 'This match has no published result yet.',
    'hi-Latn': 'Is match ka result abhi publish nahi hua hai.',
    hi: 'इस मैच का रिज़ल्ट अभी पब्लिश नहीं हुआ है।',
  },
  disputeOpen: {
    en: 'A dispute of this match is open. Decide it first.',
    'hi-Latn': 'Is match ka ek dispute khula hai. Pehle uska faisla karein.',
    hi: 'इस मैच का एक डिस्प्यूट खुला है। पहले उसका फ़ैसला करें।',
  },
  opened: {
    en: 'Your dispute is open. The scorers are told.',
    'hi-Latn': 'Aapka dispute khul gaya. Scorers ko bata diya gaya.',
    hi: 'आपका डिस्प्यूट खुल गया। स्कोरर को बता दिया गया।',
  },
  pictureAdded: {
    en: 'The picture is added.',
    'hi-Latn': 'Photo jud gayi.',
    hi: 'फ़ोटो जुड़ गई।',
  },
  sideAsked: {
    en: 'The team is asked for its side.',
    'hi-Latn': 'Team se uski baat poochi gayi hai.',
    hi: 'टीम से उसकी बात पूछी गई है।',
  },
  answerSent: {
    en: 'Your answer is with the scorers.',
    'hi-Latn': 'Aapka jawab scorers ke paas hai.',
    hi: 'आपका जवाब स्कोरर के पास है।',
  },
  accepted: {
    en: 'The dispute is accepted.',
    'hi-Latn': 'Dispute maan liya gaya.',
    hi: 'डिस्प्यूट मान लिया गया।',
  },
  rejected: {
    en: 'The dispute is rejected.',
    'hi-Latn': 'Dispute nahi maana gaya.',
    hi: 'डिस्प्यूट नहीं माना गया।',
  },
  yoursWithdrawn: {
    en: 'Your dispute is withdrawn.',
    'hi-Latn': 'Aapka dispute wapas le liya gaya.',
    hi: 'आपका डिस्प्यूट वापस ले लिया गया।',
  },
  matchFinal: {
    en: 'The match is final.',
    'hi-Latn': 'Match final hai.',
    hi: 'मैच फ़ाइनल है।',
  },
});
