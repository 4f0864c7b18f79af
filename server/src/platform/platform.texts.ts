import { defineTexts } from '../texts.ts';

export const platformTexts = defineTexts('platform', {
  manySignIn: {
    en: 'Too many people are signing in right now. Please try again soon.',
    'hi-Latn': 'Abhi bahut log sign in kar rahe hain. Thodi der mein phir se try karein.',
    hi: 'अभी बहुत लोग साइन इन कर रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  },
  manyPages: {
    en: 'Too many people are opening pages right now. Please try again in a few seconds.',
    'hi-Latn': 'Abhi bahut log pages khol rahe hain. Kuch second mein phir se try karein.',
    hi: 'अभी बहुत लोग पेज खोल रहे हैं। कुछ सेकंड में फिर कोशिश करें।',
  },
  tooMany: {
    en: 'Too many tries. Please wait {minutes, plural, =0 {{seconds} seconds} other {{minutes} minutes}} and try again.',
    'hi-Latn':
      'Aapne bahut baar try kiya. {minutes, plural, =0 {{seconds} second} other {{minutes} minute}} rukkar phir se try karein.',
    hi: 'आपने बहुत बार कोशिश की। {minutes, plural, =0 {{seconds} सेकंड} other {{minutes} मिनट}} रुककर फिर कोशिश करें।',
  },
  picturesAway: {
    en: 'We cannot reach our picture storage right now. Please try again in a moment.',
    'hi-Latn': 'Hamara photo storage abhi nahi mil raha. Thodi der mein phir se try karein.',
    hi: 'हमारा फ़ोटो स्टोरेज अभी नहीं मिल रहा। थोड़ी देर में फिर कोशिश करें।',
  },
  pictureTooLarge: {
    en: 'This picture is larger than {megabytes} MB. Choose a smaller one.',
    'hi-Latn': 'Yeh photo {megabytes} MB se badi hai. Chhoti chunein.',
    hi: 'यह फ़ोटो {megabytes} MB से बड़ी है। छोटी चुनें।',
  },
  pictureUnsupported: {
    en: 'This file is not a picture we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.',
    'hi-Latn': 'Yeh file aisi photo nahi hai jo chale. PNG, JPEG, WebP, AVIF ya GIF chunein.',
    hi: 'यह फ़ाइल ऐसी फ़ोटो नहीं है जो चले। PNG, JPEG, WebP, AVIF या GIF चुनें।',
  },
  pictureTooManyPixels: {
    en: 'This picture has more than {megapixels} megapixels. Choose a smaller one or scale it down.',
    'hi-Latn':
      'Is photo mein {megapixels} megapixels se zyada hain. Chhoti chunein ya ise chhota karein.',
    hi: 'इस फ़ोटो में {megapixels} मेगापिक्सल से ज़्यादा हैं। छोटी चुनें या इसे छोटा करें।',
  },
  pictureBroken: {
    en: 'This picture is damaged or incomplete. Save it again or choose another one.',
    'hi-Latn': 'Yeh photo kharab ya adhoori hai. Dobara save karein ya doosri chunein.',
    hi: 'यह फ़ोटो ख़राब या अधूरी है। दोबारा सेव करें या दूसरी चुनें।',
  },
});
