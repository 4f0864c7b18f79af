import { defineTexts } from '../../texts.ts';

export const usersTexts = defineTexts('users', {
  gameIdTaken: {
    en: 'Another account has this game ID. Check the digits. If it is yours, tell the staff below: they look at both accounts.',
    'hi-Latn':
      'Yeh game ID kisi aur account mein hai. Digits check karein. Agar yeh aapki hai, to neeche staff ko batayein: woh dono accounts dekhenge.',
    hi: 'यह गेम ID किसी और अकाउंट में है। अंक जाँचें। अगर यह आपकी है, तो नीचे स्टाफ़ को बताएँ: वे दोनों अकाउंट देखेंगे।',
  },
});
