import { defineTexts } from '../../texts.ts';

export const postersTexts = defineTexts('posters', {
  full: {
    en: 'There are {most} posters already. Delete one that is over first.',
    'hi-Latn': '{most} posters pehle se hain. Pehle jo khatam ho chuka use delete karein.',
    hi: '{most} पोस्टर पहले से हैं। पहले जो ख़त्म हो चुका उसे डिलीट करें।',
  },
  gone: {
    en: 'This poster is no longer there.',
    'hi-Latn': 'Yeh poster ab yahan nahi hai.',
    hi: 'यह पोस्टर अब यहाँ नहीं है।',
  },
  changedMeanwhile: {
    en: 'Somebody changed this poster meanwhile. Open it again to see what it is now.',
    'hi-Latn': 'Is beech kisi ne yeh poster badal diya. Dobara kholkar dekhein ki ab kya hai.',
    hi: 'इस बीच किसी ने यह पोस्टर बदल दिया। दोबारा खोलकर देखें कि अब क्या है।',
  },
  orderChanged: {
    en: 'The posters changed meanwhile. Have another look, then try again.',
    'hi-Latn': 'Posters is beech badal gaye. Ek baar dekhein, phir se try karein.',
    hi: 'पोस्टर इस बीच बदल गए। एक बार देखें, फिर कोशिश करें।',
  },
  laterOrNone: {
    en: 'That moment has passed. Choose a later one, or none.',
    'hi-Latn': 'Woh time nikal gaya. Baad ka time chunein, ya koi nahi.',
    hi: 'वह समय निकल गया। बाद का समय चुनें, या कोई नहीं।',
  },
  created: {
    en: 'Poster created.',
    'hi-Latn': 'Poster ban gaya.',
    hi: 'पोस्टर बन गया।',
  },
  saved: {
    en: 'Poster saved.',
    'hi-Latn': 'Poster save ho gaya.',
    hi: 'पोस्टर सेव हो गया।',
  },
  orderSaved: {
    en: 'The order is saved.',
    'hi-Latn': 'Order save ho gaya.',
    hi: 'क्रम सेव हो गया।',
  },
  deleted: {
    en: 'Poster deleted.',
    'hi-Latn': 'Poster delete ho gaya.',
    hi: 'पोस्टर डिलीट हो गया।',
  },
});
