import { defineTexts } from '../texts.ts';

export const appTexts = defineTexts('app', {
  bodyTooLarge: {
    en: 'The body has more in it than any call takes.',
    'hi-Latn': 'Request mein itna hai jitna koi call nahi leti.',
    hi: 'रिक्वेस्ट में इतना है जितना कोई कॉल नहीं लेती।',
  },
  pictureTooLarge: {
    en: 'That picture is too large. It may have up to {megabytes} MB.',
    'hi-Latn': 'Woh photo bahut badi hai. {megabytes} MB tak ki chalegi.',
    hi: 'वह फ़ोटो बहुत बड़ी है। {megabytes} MB तक की चलेगी।',
  },
  notFetched: {
    en: 'That file could not be fetched from Discord. Attach it again.',
    'hi-Latn': 'Woh file Discord se nahi aa payi. Phir se lagayein.',
    hi: 'वह फ़ाइल Discord से नहीं आ पाई। फिर से लगाएँ।',
  },
  noFile: {
    en: 'There is no such file.',
    'hi-Latn': 'Aisi koi file nahi hai.',
    hi: 'ऐसी कोई फ़ाइल नहीं है।',
  },
  noStandings: {
    en: 'There are no standings.',
    'hi-Latn': 'Koi standings nahi hain.',
    hi: 'कोई स्टैंडिंग नहीं है।',
  },
  pictureGone: {
    en: 'This picture is no longer here.',
    'hi-Latn': 'Yeh photo ab yahan nahi hai.',
    hi: 'यह फ़ोटो अब यहाँ नहीं है।',
  },
  nothingHere: {
    en: 'There is nothing here.',
    'hi-Latn': 'Yahan kuch nahi hai.',
    hi: 'यहाँ कुछ नहीं है।',
  },
});
