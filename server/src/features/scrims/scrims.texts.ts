import { defineTexts } from '../../texts.ts';

export const scrimsTexts = defineTexts('scrims', {
  mostSeries: {
    en: 'There are {most} series already. End one first.',
    'hi-Latn': '{most} series pehle se hain. Pehle ek khatam karein.',
    hi: '{most} सीरीज़ पहले से हैं। पहले एक ख़त्म करें।',
  },
  seriesChanged: {
    en: 'Somebody changed this series meanwhile. Load it again.',
    'hi-Latn': 'Is beech kisi ne yeh series badal di. Dobara load karein.',
    hi: 'इस बीच किसी ने यह सीरीज़ बदल दी। दोबारा लोड करें।',
  },
  afterToday: {
    en: 'Choose a day after today, within a year.',
    'hi-Latn': 'Aaj ke baad ka, ek saal ke andar ka din chunein.',
    hi: 'आज के बाद का, एक साल के अंदर का दिन चुनें।',
  },
  fromToday: {
    en: 'Choose a day from today on, within a year.',
    'hi-Latn': 'Aaj ya uske baad ka, ek saal ke andar ka din chunein.',
    hi: 'आज या उसके बाद का, एक साल के अंदर का दिन चुनें।',
  },
  eveningOpen: {
    en: 'This evening is open for registration already. Call its tournament off instead.',
    'hi-Latn': 'Is shaam ka registration khul chuka hai. Uska tournament cancel karein.',
    hi: 'इस शाम का रजिस्ट्रेशन खुल चुका है। उसका टूर्नामेंट रद्द करें।',
  },
  noScrimThatDay: {
    en: 'There is no scrim on that day.',
    'hi-Latn': 'Us din koi scrim nahi hai.',
    hi: 'उस दिन कोई स्क्रिम नहीं है।',
  },
  todayOrLater: {
    en: 'Choose today or a later day.',
    'hi-Latn': 'Aaj ya baad ka din chunein.',
    hi: 'आज या बाद का दिन चुनें।',
  },
  slotsKept: {
    en: 'All {slots} slots are kept for teams already.',
    'hi-Latn': 'Sab {slots} slots pehle se teams ke liye rakhe hain.',
    hi: 'सब {slots} स्लॉट पहले से टीमों के लिए रखे हैं।',
  },
  noPlaceKept: {
    en: 'No place is kept for this team.',
    'hi-Latn': 'Is team ke liye koi jagah nahi rakhi hai.',
    hi: 'इस टीम के लिए कोई जगह नहीं रखी है।',
  },
  ended: {
    en: 'This series has ended. Begin a new one.',
    'hi-Latn': 'Yeh series khatam ho chuki hai. Nayi shuru karein.',
    hi: 'यह सीरीज़ ख़त्म हो चुकी है। नई शुरू करें।',
  },
  mapUnknown: {
    en: '{map} is not in the list of maps.',
    'hi-Latn': '{map} maps ki list mein nahi hai.',
    hi: '{map} मैप की लिस्ट में नहीं है।',
  },
  higherTier: {
    en: 'Your team plays in {own}. It cannot enter a {tier} scrim. Join a scrim of your own tier.',
    'hi-Latn':
      'Aapki team {own} mein khelti hai. Woh {tier} scrim mein nahi aa sakti. Apne tier ka scrim join karein.',
    hi: 'आपकी टीम {own} में खेलती है। वह {tier} स्क्रिम में नहीं आ सकती। अपने टियर का स्क्रिम जॉइन करें।',
  },
  byInvitation: {
    en: '{tier} scrims are by invitation. Climb the ladder, then you are in.',
    'hi-Latn':
      '{tier} scrims mein invite se entry milti hai. Ladder par upar aayein, phir aap bhi khelenge.',
    hi: '{tier} स्क्रिम में इनवाइट से एंट्री मिलती है। लैडर पर ऊपर आएँ, फिर आप भी खेलेंगे।',
  },
  placesFirst: {
    en: 'Teams with a {tier} place come first. Come back 2 hours before the first match: what is free then is open to all.',
    'hi-Latn':
      'Pehle woh teams jinki {tier} mein jagah hai. Pehle match se 2 ghante pehle aayein: tab jo khaali hai woh sabke liye hai.',
    hi: 'पहले वे टीमें जिनकी {tier} में जगह है। पहले मैच से 2 घंटे पहले आएँ: तब जो ख़ाली है वह सबके लिए है।',
  },
  begun: {
    en: 'The series has begun.',
    'hi-Latn': 'Series shuru ho gayi.',
    hi: 'सीरीज़ शुरू हो गई।',
  },
  paused: {
    en: 'The series is paused.',
    'hi-Latn': 'Series ruki hui hai.',
    hi: 'सीरीज़ रुकी हुई है।',
  },
  goesOn: {
    en: 'The series goes on.',
    'hi-Latn': 'Series chalti rahegi.',
    hi: 'सीरीज़ चलती रहेगी।',
  },
  hasEnded: {
    en: 'The series has ended.',
    'hi-Latn': 'Series khatam ho gayi.',
    hi: 'सीरीज़ ख़त्म हो गई।',
  },
  eveningOut: {
    en: 'That evening is left out.',
    'hi-Latn': 'Woh shaam chhod di gayi.',
    hi: 'वह शाम छोड़ दी गई।',
  },
  eveningBack: {
    en: 'That evening is back.',
    'hi-Latn': 'Woh shaam wapas hai.',
    hi: 'वह शाम वापस है।',
  },
  placeFree: {
    en: 'The place is free again.',
    'hi-Latn': 'Jagah phir se khaali hai.',
    hi: 'जगह फिर से ख़ाली है।',
  },
});
