import { defineTexts } from './texts.ts';

export const commonTexts = defineTexts('common', {
  /** `3rd` */
  ordinal: {
    en: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    'hi-Latn': '{rank, selectordinal, other {#}}',
    hi: '{rank, selectordinal, other {#}}',
  },
  noTournament: {
    en: 'There is no such tournament.',
    'hi-Latn': 'Aisa koi tournament nahi hai.',
    hi: 'ऐसा कोई टूर्नामेंट नहीं है।',
  },
  noTeam: {
    en: 'There is no such team.',
    'hi-Latn': 'Aisi koi team nahi hai.',
    hi: 'ऐसी कोई टीम नहीं है।',
  },
  noMatch: {
    en: 'There is no such match.',
    'hi-Latn': 'Aisa koi match nahi hai.',
    hi: 'ऐसा कोई मैच नहीं है।',
  },
  noStage: {
    en: 'There is no such stage.',
    'hi-Latn': 'Aisa koi stage nahi hai.',
    hi: 'ऐसा कोई स्टेज नहीं है।',
  },
  noGroup: {
    en: 'There is no such group.',
    'hi-Latn': 'Aisa koi group nahi hai.',
    hi: 'ऐसा कोई ग्रुप नहीं है।',
  },
  noEntry: {
    en: 'There is no such entry.',
    'hi-Latn': 'Aisi koi entry nahi hai.',
    hi: 'ऐसी कोई एंट्री नहीं है।',
  },
  noSeries: {
    en: 'There is no such series.',
    'hi-Latn': 'Aisi koi series nahi hai.',
    hi: 'ऐसी कोई सीरीज़ नहीं है।',
  },
  noPreset: {
    en: 'There is no such preset.',
    'hi-Latn': 'Aisa koi preset nahi hai.',
    hi: 'ऐसा कोई प्रीसेट नहीं है।',
  },
  accountGone: {
    en: 'This account no longer exists.',
    'hi-Latn': 'Yeh account ab nahi hai.',
    hi: 'यह अकाउंट अब नहीं है।',
  },
  tournamentOver: {
    en: 'This tournament is over.',
    'hi-Latn': 'Yeh tournament khatam ho chuka hai.',
    hi: 'यह टूर्नामेंट ख़त्म हो चुका है।',
  },
  noPicture: {
    en: 'There is no such picture.',
    'hi-Latn': 'Aisi koi photo nahi hai.',
    hi: 'ऐसी कोई फ़ोटो नहीं है।',
  },
  drawingMany: {
    en: 'Many pictures are being drawn right now. Try again shortly.',
    'hi-Latn': 'Abhi bahut saari photos ban rahi hain. Thodi der mein phir se try karein.',
    hi: 'अभी बहुत सारी फ़ोटो बन रही हैं। थोड़ी देर में फिर कोशिश करें।',
  },
  choosePicture: {
    en: 'Choose a picture.',
    'hi-Latn': 'Photo chunein.',
    hi: 'फ़ोटो चुनें।',
  },
  onlyLeader: {
    en: 'Only the team leader can do this.',
    'hi-Latn': 'Yeh sirf team leader kar sakte hain.',
    hi: 'यह सिर्फ़ टीम लीडर कर सकते हैं।',
  },
  notInTeam: {
    en: 'You are not in a team.',
    'hi-Latn': 'Aap kisi team mein nahi hain.',
    hi: 'आप किसी टीम में नहीं हैं।',
  },
  timePast: {
    en: 'That time is past. Choose one that is to come.',
    'hi-Latn': 'Woh time nikal chuka hai. Aane wala time chunein.',
    hi: 'वह समय निकल चुका है। आने वाला समय चुनें।',
  },
  sessionEnded: {
    en: 'Your session has ended. Please sign in again.',
    'hi-Latn': 'Aapka session khatam ho gaya. Phir se sign in karein.',
    hi: 'आपका सेशन ख़त्म हो गया। फिर से साइन इन करें।',
  },
  databaseAway: {
    en: 'We cannot reach our database right now. Please try again in a moment.',
    'hi-Latn': 'Abhi hamara database nahi mil raha. Thodi der mein phir se try karein.',
    hi: 'हमारा डेटाबेस अभी नहीं मिल रहा। थोड़ी देर में फिर कोशिश करें।',
  },
  ownerJudges: {
    en: 'The owner is for the owner to judge.',
    'hi-Latn': 'Owner ke baare mein faisla owner hi karte hain.',
    hi: 'ओनर के बारे में फ़ैसला ओनर ही करते हैं।',
  },
  matchChanged: {
    en: 'Somebody changed this match meanwhile. Load it again.',
    'hi-Latn': 'Is beech kisi ne yeh match badal diya. Dobara load karein.',
    hi: 'इस बीच किसी ने यह मैच बदल दिया। दोबारा लोड करें।',
  },
  noPlayer: {
    en: 'There is no such player.',
    'hi-Latn': 'Aisa koi player nahi hai.',
    hi: 'ऐसा कोई प्लेयर नहीं है।',
  },
  saved: {
    en: 'Saved.',
    'hi-Latn': 'Save ho gaya.',
    hi: 'सेव हो गया।',
  },
});
