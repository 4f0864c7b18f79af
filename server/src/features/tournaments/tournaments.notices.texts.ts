import { defineTexts } from '../../texts.ts';

export const tournamentNoticeTexts = defineTexts('tournamentNotices', {
  checkInTitle: {
    en: 'Check in for {event}',
    'hi-Latn': '{event} ke liye check-in karein',
    hi: '{event} के लिए चेक-इन करें',
  },
  checkInByTitle: {
    en: 'Check in for {event} by {closes}',
    'hi-Latn': '{event} ke liye {closes} tak check-in karein',
    hi: '{event} के लिए {closes} तक चेक-इन करें',
  },
  checkIn: {
    en: 'Check-in is open. One tap by anybody of your squad is enough.',
    'hi-Latn': 'Check-in khul gaya. Squad mein se kisi ek ka ek tap kaafi hai.',
    hi: 'चेक-इन खुल गया। स्क्वाड में से किसी एक का एक टैप काफ़ी है।',
  },
  asksTitle: {
    en: 'Check-in of {event} waits for you',
    'hi-Latn': '{event} ka check-in aapka intezaar kar raha hai',
    hi: '{event} का चेक-इन आपका इंतज़ार कर रहा है',
  },
  asks: {
    en: 'The site was away while teams were to check in. See who is here, move the first match if need be, then close check-in yourself. Nobody gets a strike by itself.',
    'hi-Latn':
      'Check-in ke time site band thi. Dekhein kaun aaya hai, zaroorat ho to pehla match aage karein, phir check-in khud band karein. Kisi ko apne aap strike nahi milegi.',
    hi: 'चेक-इन के समय साइट बंद थी। देखें कौन आया है, ज़रूरत हो तो पहला मैच आगे करें, फिर चेक-इन ख़ुद बंद करें। किसी को अपने आप स्ट्राइक नहीं मिलेगी।',
  },
  calledOffTitle: {
    en: '{event} was called off',
    'hi-Latn': '{event} cancel ho gaya',
    hi: '{event} रद्द हो गया',
  },
  calledOff: {
    en: 'The organisers called it off. Reason: {reason}',
    'hi-Latn': 'Organisers ne cancel kar diya. Wajah: {reason}',
    hi: 'ऑर्गनाइज़र ने रद्द कर दिया। वजह: {reason}',
  },
  deleted: {
    en: 'The organisers took the tournament down, and the slot of your team with it. See what else is on.',
    'hi-Latn':
      'Organisers ne tournament hata diya, aur uske saath aapki team ka slot bhi. Dekhein aur kya chal raha hai.',
    hi: 'ऑर्गनाइज़र ने टूर्नामेंट हटा दिया, और उसके साथ आपकी टीम का स्लॉट भी। देखें और क्या चल रहा है।',
  },
  moreCheckInTitle: {
    en: 'More time for {event}: check-in until {until}',
    'hi-Latn': '{event} ke liye aur time: check-in {until} tak',
    hi: '{event} के लिए और समय: चेक-इन {until} तक',
  },
  moreRegistrationTitle: {
    en: 'More time for {event}: registration until {until}',
    'hi-Latn': '{event} ke liye aur time: registration {until} tak',
    hi: '{event} के लिए और समय: रजिस्ट्रेशन {until} तक',
  },
  moreTime: {
    en: 'The hosts gave everybody more time.',
    'hi-Latn': 'Hosts ne sabko aur time diya hai.',
    hi: 'होस्ट ने सबको और समय दिया है।',
  },
  openedTitle: {
    en: '{event} is open',
    'hi-Latn': '{event} khul gaya',
    hi: '{event} खुल गया',
  },
  opened: {
    en: 'Registration is open now. Slots go to who comes first.',
    'hi-Latn': 'Registration ab khula hai. Jo pehle aaye, slot uska.',
    hi: 'रजिस्ट्रेशन अब खुला है। जो पहले आए, स्लॉट उसका।',
  },
  liveTitle: {
    en: '{event} is live',
    'hi-Latn': '{event} live hai',
    hi: '{event} लाइव है',
  },
  live: {
    en: 'Your tournament has begun. Get your squad into the lobby.',
    'hi-Latn': 'Aapka tournament shuru ho gaya. Apni squad ko lobby mein laayein.',
    hi: 'आपका टूर्नामेंट शुरू हो गया। अपनी स्क्वाड को लॉबी में लाएँ।',
  },
  movedTitle: {
    en: '{event} has a new start date: {day}',
    'hi-Latn': '{event} ki nayi start date: {day}',
    hi: '{event} की नई तारीख़: {day}',
  },
  moved: {
    en: 'The day has changed. Your slot stays yours.',
    'hi-Latn': 'Din badal gaya hai. Slot aapka hi hai.',
    hi: 'दिन बदल गया है। स्लॉट आपका ही है।',
  },
  noDayTitle: {
    en: '{event} has no start date for now',
    'hi-Latn': '{event} ki start date abhi tay nahi hai',
    hi: '{event} की तारीख़ अभी तय नहीं है',
  },
  noDay: {
    en: 'The day is not set yet. Your slot stays yours.',
    'hi-Latn': 'Din abhi tay nahi hai. Slot aapka hi hai.',
    hi: 'दिन अभी तय नहीं है। स्लॉट आपका ही है।',
  },
});
