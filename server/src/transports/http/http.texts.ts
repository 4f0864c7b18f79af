import { defineTexts } from '../../texts.ts';

export const httpTexts = defineTexts('http', {
  multipart: {
    en: 'Send this call as multipart/form-data.',
    'hi-Latn': 'Yeh call multipart/form-data mein bhejein.',
    hi: 'यह कॉल multipart/form-data में भेजें।',
  },
  tooManyParts: {
    en: 'The form has more in it than this call takes.',
    'hi-Latn': 'Form mein is call ki zaroorat se zyada hai.',
    hi: 'फ़ॉर्म में इस कॉल की ज़रूरत से ज़्यादा है।',
  },
  fileTooLarge: {
    en: 'This file is too large.',
    'hi-Latn': 'Yeh file bahut badi hai.',
    hi: 'यह फ़ाइल बहुत बड़ी है।',
  },
  pictureEmpty: {
    en: 'This file is empty. Choose the picture again.',
    'hi-Latn': 'Yeh file khaali hai. Photo dobara chunein.',
    hi: 'यह फ़ाइल ख़ाली है। फ़ोटो दोबारा चुनें।',
  },
  pictureTooLarge: {
    en: 'Use a picture of at most {megabytes} MB.',
    'hi-Latn': 'Zyada se zyada {megabytes} MB ki photo lagayein.',
    hi: 'ज़्यादा से ज़्यादा {megabytes} MB की फ़ोटो लगाएँ।',
  },
  formUnreadable: {
    en: 'The form could not be read.',
    'hi-Latn': 'Form padha nahi ja saka.',
    hi: 'फ़ॉर्म पढ़ा नहीं जा सका।',
  },
  diskFull: {
    en: 'We have no room left to save this right now. Nothing was changed. Please try again later.',
    'hi-Latn':
      'Abhi ise save karne ki jagah nahi bachi. Kuch nahi badla. Baad mein phir se try karein.',
    hi: 'अभी इसे सेव करने की जगह नहीं बची। कुछ नहीं बदला। बाद में फिर कोशिश करें।',
  },
  badCharacters: {
    en: 'The request has characters that cannot be stored.',
    'hi-Latn': 'Request mein aise characters hain jo save nahi ho sakte.',
    hi: 'रिक्वेस्ट में ऐसे अक्षर हैं जो सेव नहीं हो सकते।',
  },
  leanedOn: {
    en: 'This is part of something that stays, such as a published result. Withdraw or disqualify it instead.',
    'hi-Latn':
      'Yeh kisi aisi cheez ka hissa hai jo hat nahi sakti, jaise publish hua result. Delete ki jagah naam wapas lein ya disqualify karein.',
    hi: 'यह किसी ऐसी चीज़ का हिस्सा है जो हट नहीं सकती, जैसे पब्लिश हुआ रिज़ल्ट। डिलीट की जगह नाम वापस लें या डिसक्वालिफ़ाई करें।',
  },
  tooLarge: {
    en: 'That is too large to send.',
    'hi-Latn': 'Yeh bhejne ke liye bahut bada hai.',
    hi: 'यह भेजने के लिए बहुत बड़ा है।',
  },
  media: {
    en: 'This call takes JSON, or a form where it has a picture.',
    'hi-Latn': 'Yeh call JSON leti hai, ya photo ke saath form.',
    hi: 'यह कॉल JSON लेती है, या फ़ोटो के साथ फ़ॉर्म।',
  },
  unreadable: {
    en: 'The request could not be read. Check its form and try again.',
    'hi-Latn': 'Request padhi nahi ja saki. Uska form check karke phir se try karein.',
    hi: 'रिक्वेस्ट पढ़ी नहीं जा सकी। उसका फ़ॉर्म जाँचकर फिर कोशिश करें।',
  },
  wentWrong: {
    en: 'Something went wrong. Please try again.',
    'hi-Latn': 'Kuch gadbad hui. Phir se try karein.',
    hi: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  },
});
