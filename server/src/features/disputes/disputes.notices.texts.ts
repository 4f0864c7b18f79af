import { defineTexts } from '../../texts.ts';

export const disputeNoticeTexts = defineTexts('disputeNotices', {
  openedTitle: {
    en: '{team} disputes match {no}',
    'hi-Latn': '{team} ne match {no} par dispute kiya',
    hi: '{team} ने मैच {no} पर डिस्प्यूट किया',
  },
  opened: {
    en: '{event}, {stage}. Read it in the console and decide.',
    'hi-Latn': '{event}, {stage}. Console mein padhein aur faisla karein.',
    hi: '{event}, {stage}। कंसोल में पढ़ें और फ़ैसला करें।',
  },
  askedTitle: {
    en: 'Your side is wanted: match {no}',
    'hi-Latn': 'Aapka jawab chahiye: match {no}',
    hi: 'आपका जवाब चाहिए: मैच {no}',
  },
  asked: {
    en: '{event}, {stage}: a dispute names your team. Write your answer on the match page.',
    'hi-Latn':
      '{event}, {stage}: ek dispute mein aapki team ka naam hai. Match page par apna jawab likhein.',
    hi: '{event}, {stage}: एक डिस्प्यूट में आपकी टीम का नाम है। मैच पेज पर अपना जवाब लिखें।',
  },
  acceptedTitle: {
    en: 'Your dispute of match {no} was accepted',
    'hi-Latn': 'Match {no} ka aapka dispute maan liya gaya',
    hi: 'मैच {no} का आपका डिस्प्यूट मान लिया गया',
  },
  rejectedTitle: {
    en: 'Your dispute of match {no} was rejected',
    'hi-Latn': 'Match {no} ka aapka dispute nahi maana gaya',
    hi: 'मैच {no} का आपका डिस्प्यूट नहीं माना गया',
  },
});
