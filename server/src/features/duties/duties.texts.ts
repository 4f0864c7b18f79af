import { defineTexts } from '../../texts.ts';

export const dutiesTexts = defineTexts('duties', {
  host: { en: 'host', 'hi-Latn': 'host', hi: 'होस्ट' },
  scorer: { en: 'scorer', 'hi-Latn': 'scorer', hi: 'स्कोरर' },
  caster: { en: 'caster', 'hi-Latn': 'caster', hi: 'कास्टर' },
  treasurer: { en: 'treasurer', 'hi-Latn': 'treasurer', hi: 'ट्रेज़रर' },
  ownTeam: {
    en: 'This is about a team that you are in. Ask another host to decide it.',
    'hi-Latn': 'Yeh aapki apni team ke baare mein hai. Kisi aur host se faisla karwayein.',
    hi: 'यह आपकी अपनी टीम के बारे में है। किसी और होस्ट से फ़ैसला करवाएँ।',
  },
  nobodyWithEmail: {
    en: 'Nobody here has this email address. Check it, or have them sign up first.',
    'hi-Latn': 'Yahan kisi ka yeh email nahi hai. Check karein, ya unse pehle sign up karwayein.',
    hi: 'यहाँ किसी का यह ईमेल नहीं है। जाँचें, या उनसे पहले साइन अप करवाएँ।',
  },
  ownerMakesTreasurer: {
    en: 'Only the owner can make somebody treasurer.',
    'hi-Latn': 'Treasurer sirf owner banate hain.',
    hi: 'ट्रेज़रर सिर्फ़ ओनर बनाते हैं।',
  },
  endPast: {
    en: 'The end is past already.',
    'hi-Latn': 'Yeh aakhri time nikal chuka hai.',
    hi: 'यह आख़िरी समय निकल चुका है।',
  },
  tournamentOver: {
    en: 'This tournament is over, and duties end with it.',
    'hi-Latn': 'Yeh tournament khatam ho chuka hai, aur duties uske saath khatam hoti hain.',
    hi: 'यह टूर्नामेंट ख़त्म हो चुका है, और ड्यूटी उसके साथ ख़त्म होती हैं।',
  },
  takenBack: {
    en: 'This duty was taken back already.',
    'hi-Latn': 'Yeh duty pehle hi wapas li ja chuki hai.',
    hi: 'यह ड्यूटी पहले ही वापस ली जा चुकी है।',
  },
  ownerTakesBack: {
    en: 'Only the owner can take the duty of a treasurer back.',
    'hi-Latn': 'Treasurer ki duty sirf owner wapas lete hain.',
    hi: 'ट्रेज़रर की ड्यूटी सिर्फ़ ओनर वापस लेते हैं।',
  },
  nameScope: {
    en: 'Name a tournament or a series.',
    'hi-Latn': 'Koi tournament ya series chunein.',
    hi: 'कोई टूर्नामेंट या सीरीज़ चुनें।',
  },
  given: {
    en: 'The duty is theirs now.',
    'hi-Latn': 'Duty ab unki hai.',
    hi: 'ड्यूटी अब उनकी है।',
  },
  taken: {
    en: 'The duty is taken back.',
    'hi-Latn': 'Duty wapas le li gayi.',
    hi: 'ड्यूटी वापस ले ली गई।',
  },
  nowServesTitle: {
    en: 'You are {duty} of {event}',
    'hi-Latn': 'Aap {event} ke {duty} hain',
    hi: 'आप {event} के {duty} हैं',
  },
  nowServes: {
    en: 'The match console is open to you. Sign in again if you do not see it.',
    'hi-Latn': 'Match console aapke liye khul gaya. Na dikhe to phir se sign in karein.',
    hi: 'मैच कंसोल आपके लिए खुल गया। न दिखे तो फिर से साइन इन करें।',
  },
});
