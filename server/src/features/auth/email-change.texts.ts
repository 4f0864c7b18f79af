import { defineTexts } from '../../texts.ts';

export const emailChangeTexts = defineTexts('emailChange', {
  sameAddress: {
    en: 'This is your address already.',
    'hi-Latn': 'Yeh aapka hi address hai.',
    hi: 'यह आपका ही एड्रेस है।',
  },
  linkSent: {
    en: 'We have mailed a link to {email}. Your address changes once you open it.',
    'hi-Latn': '{email} par link bheja hai. Use kholte hi aapka address badlega.',
    hi: '{email} पर लिंक भेजा है। उसे खोलते ही आपका एड्रेस बदलेगा।',
  },
  emailIsNow: {
    en: 'Your account has the new address now.',
    'hi-Latn': 'Aapke account ka address ab naya hai.',
    hi: 'आपके अकाउंट का एड्रेस अब नया है।',
  },
  undone: {
    en: 'The old address is back, and everybody is signed out. Set a new password now.',
    'hi-Latn': 'Purana address wapas aa gaya, sab logout ho gaye. Ab naya password set karein.',
    hi: 'पुराना एड्रेस वापस आ गया, सब लॉगआउट हो गए। अब नया पासवर्ड सेट करें।',
  },
  confirmedAlready: {
    en: 'This link has changed the address already. There is nothing left to do.',
    'hi-Latn': 'Is link se address badal chuka hai. Ab kuch karna nahi hai.',
    hi: 'इस लिंक से एड्रेस बदल चुका है। अब कुछ करना नहीं है।',
  },
  undoneAlready: {
    en: 'This was undone already. The old address counts.',
    'hi-Latn': 'Yeh pehle hi wapas ho chuka hai. Purana address chalega.',
    hi: 'यह पहले ही वापस हो चुका है। पुराना एड्रेस चलेगा।',
  },
  linkDead: {
    en: 'This link does not work any more. Ask for a new one on the Security page.',
    'hi-Latn': 'Yeh link ab nahi chalta. Security page par naya maangein.',
    hi: 'यह लिंक अब नहीं चलता। सिक्योरिटी पेज पर नया माँगें।',
  },
  undoDead: {
    en: 'This link no longer works: it was valid for seven days. Ask support.',
    'hi-Latn': 'Yeh link ab nahi chalta, saat din tak chala. Support se poochein.',
    hi: 'यह लिंक अब नहीं चलता, सात दिन तक चला। सपोर्ट से पूछें।',
  },
  addressTaken: {
    en: 'Another account has this address. Sign in to that one, or choose another address.',
    'hi-Latn':
      'Yeh address doosre account ka hai. Usmein sign in karein ya doosra address chunein.',
    hi: 'यह एड्रेस दूसरे अकाउंट का है। उसमें साइन इन करें या दूसरा एड्रेस चुनें।',
  },
  confirm: {
    en: 'Confirm your new address',
    'hi-Latn': 'Apna naya address confirm karein',
    hi: 'अपना नया एड्रेस कन्फ़र्म करें',
  },
  confirmLead: {
    en: 'The account of {old} wants to use this address. Confirm that it is yours.',
    'hi-Latn': '{old} ke account ka yeh naya address hoga. Confirm karein ki yeh aapka hai.',
    hi: '{old} के अकाउंट का यह नया एड्रेस होगा। कन्फ़र्म करें कि यह आपका है।',
  },
  confirmButton: {
    en: 'Confirm the address',
    'hi-Latn': 'Address confirm karein',
    hi: 'एड्रेस कन्फ़र्म करें',
  },
  confirmAfter: {
    en: 'The link works once, for 24 hours. If you did not ask for it, ignore this mail.',
    'hi-Latn': 'Link ek baar chalega, 24 ghante tak. Aapne nahi maanga to is mail ko chhod dein.',
    hi: 'लिंक एक बार चलेगा, 24 घंटे तक। आपने नहीं माँगा तो इस मेल को छोड़ दें।',
  },
  asked: {
    en: 'Somebody wants to change your address',
    'hi-Latn': 'Koi aapka address badalna chahta hai',
    hi: 'कोई आपका एड्रेस बदलना चाहता है',
  },
  askedPreview: {
    en: 'Nothing has changed yet.',
    'hi-Latn': 'Abhi kuch nahi badla.',
    hi: 'अभी कुछ नहीं बदला।',
  },
  askedLead: {
    en: 'Somebody asked to change the address of your account to {email}. It changes once the link that went there is opened.',
    'hi-Latn':
      'Aapke account ka address is ki jagah {email} hoga. Wahan bheja link khulte hi badlega.',
    hi: 'आपके अकाउंट का एड्रेस इसकी जगह {email} होगा। वहाँ भेजा लिंक खुलते ही बदलेगा।',
  },
  askedHow: {
    en: 'If that was not you, set a new password and sign out the other devices.',
    'hi-Latn': 'Aap nahi the to naya password set karein aur baaki devices ko logout karein.',
    hi: 'आप नहीं थे तो नया पासवर्ड सेट करें और बाकी डिवाइस को लॉगआउट करें।',
  },
  securityButton: {
    en: 'Open Security',
    'hi-Latn': 'Security kholein',
    hi: 'सिक्योरिटी खोलें',
  },
  changed: {
    en: 'Your address was changed',
    'hi-Latn': 'Aapka address badal gaya',
    hi: 'आपका एड्रेस बदल गया',
  },
  changedLead: {
    en: 'Your account has this address now, instead of {old}. Sign in with it from now on.',
    'hi-Latn': '{old} ki jagah ab yeh aapke account ka address hai. Ab isi se sign in karein.',
    hi: '{old} की जगह अब यह आपके अकाउंट का एड्रेस है। अब इसी से साइन इन करें।',
  },
  undoPreview: {
    en: 'If that was not you, undo it within seven days.',
    'hi-Latn': 'Aap nahi the to saat din mein wapas karein.',
    hi: 'आप नहीं थे तो सात दिन में वापस करें।',
  },
  undoLead: {
    en: 'Your account has the address {email} now. If that was not you, undo it here.',
    'hi-Latn': 'Aapke account ka address ab {email} hai. Aap nahi the to yahan wapas karein.',
    hi: 'आपके अकाउंट का एड्रेस अब {email} है। आप नहीं थे तो यहाँ वापस करें।',
  },
  undoButton: {
    en: 'Undo it',
    'hi-Latn': 'Wapas karein',
    hi: 'वापस करें',
  },
  undoAfter: {
    en: 'The link works for seven days. It brings this address back and signs everybody out.',
    'hi-Latn': 'Link saat din chalega. Isse yeh address wapas aata hai aur sab logout hote hain.',
    hi: 'लिंक सात दिन चलेगा। इससे यह एड्रेस वापस आता है और सब लॉगआउट होते हैं।',
  },
});
