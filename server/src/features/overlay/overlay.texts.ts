import { defineTexts } from '../../texts.ts';

export const overlayTexts = defineTexts('overlay', {
  revoked: {
    en: 'This overlay was revoked. Ask for a new address.',
    'hi-Latn': 'Yeh overlay band kar diya gaya. Naya address maangein.',
    hi: 'यह ओवरले बंद कर दिया गया। नया एड्रेस माँगें।',
  },
  notPublished: {
    en: 'An overlay can be seen once the tournament is published.',
    'hi-Latn': 'Tournament publish hone par hi overlay dikhega.',
    hi: 'टूर्नामेंट पब्लिश होने पर ही ओवरले दिखेगा।',
  },
  full: {
    en: 'This tournament has {most} overlays already. Revoke one that you do not use.',
    'hi-Latn': 'Is tournament ke {most} overlays pehle se hain. Jo use nahi karte use band karein.',
    hi: 'इस टूर्नामेंट के {most} ओवरले पहले से हैं। जो इस्तेमाल नहीं करते उसे बंद करें।',
  },
  revokedAlready: {
    en: 'This overlay was revoked already.',
    'hi-Latn': 'Yeh overlay pehle hi band ho chuka hai.',
    hi: 'यह ओवरले पहले ही बंद हो चुका है।',
  },
  ready: {
    en: 'The overlay is ready. Copy its address now: it is shown only once.',
    'hi-Latn': 'Overlay taiyaar hai. Iska address abhi copy karein: yeh sirf ek baar dikhta hai.',
    hi: 'ओवरले तैयार है। इसका एड्रेस अभी कॉपी करें: यह सिर्फ़ एक बार दिखता है।',
  },
  dead: {
    en: 'The address is dead now.',
    'hi-Latn': 'Yeh address ab band hai.',
    hi: 'यह एड्रेस अब बंद है।',
  },
});
