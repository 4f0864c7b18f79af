import { defineTexts } from '../../texts.ts';

export const accountsTexts = defineTexts('accounts', {
  gameIdYours: {
    en: 'This game ID is yours already.',
    'hi-Latn': 'Yeh game ID pehle se aapki hai.',
    hi: 'यह गेम ID पहले से आपकी है।',
  },
  gameIdFree: {
    en: 'No other account has this game ID any more. Save it in your profile.',
    'hi-Latn': 'Ab kisi aur account mein yeh game ID nahi hai. Ise apni profile mein save karein.',
    hi: 'अब किसी और अकाउंट में यह गेम ID नहीं है। इसे अपनी प्रोफ़ाइल में सेव करें।',
  },
  askedAlready: {
    en: 'The staff have your question already. You will hear from them.',
    'hi-Latn': 'Aapka sawaal staff ke paas pehle se hai. Woh aapko batayenge.',
    hi: 'आपका सवाल स्टाफ़ के पास पहले से है। वे आपको बताएँगे।',
  },
  questionGone: {
    en: 'This question is gone with its account.',
    'hi-Latn': 'Yeh sawaal apne account ke saath hat gaya.',
    hi: 'यह सवाल अपने अकाउंट के साथ हट गया।',
  },
  decidedAlready: {
    en: 'This was decided already.',
    'hi-Latn': 'Iska faisla pehle hi ho chuka hai.',
    hi: 'इसका फ़ैसला पहले ही हो चुका है।',
  },
  ownDiscordOnly: {
    en: 'You can only link Discord to your own account.',
    'hi-Latn': 'Aap Discord sirf apne account se link kar sakte hain.',
    hi: 'आप Discord सिर्फ़ अपने अकाउंट से लिंक कर सकते हैं।',
  },
  discordLinked: {
    en: 'This Discord account is linked to another player. Sign in to Discord with your own account and try again.',
    'hi-Latn':
      'Yeh Discord account kisi aur player se link hai. Discord mein apne account se sign in karke phir se try karein.',
    hi: 'यह Discord अकाउंट किसी और प्लेयर से लिंक है। Discord में अपने अकाउंट से साइन इन करके फिर कोशिश करें।',
  },
  justFounded: {
    en: 'This account has just founded a team. Please try again.',
    'hi-Latn': 'Is account ne abhi ek team banayi hai. Phir se try karein.',
    hi: 'इस अकाउंट ने अभी एक टीम बनाई है। फिर कोशिश करें।',
  },
  staffCannotDelete: {
    en: 'Whoever runs the site cannot delete themselves. Ask the owner to make you a player first.',
    'hi-Latn':
      'Site chalane wale khud ko delete nahi kar sakte. Pehle owner se kahein ki aapko player bana dein.',
    hi: 'साइट चलाने वाले ख़ुद को डिलीट नहीं कर सकते। पहले ओनर से कहें कि आपको प्लेयर बना दें।',
  },
  prizeOnItsWay: {
    en: 'A prize is on its way to you. Wait until it is paid, or name a team-mate as its payee in My prizes.',
    'hi-Latn':
      'Aapka ek prize aane wala hai. Payment hone tak rukein, ya “Mere prizes” mein kisi team-mate ko de dein.',
    hi: 'आपका एक इनाम आने वाला है। पेमेंट होने तक रुकें, या “मेरे इनाम” में टीम के किसी साथी को दे दें।',
  },
  ownerStays: {
    en: "The owner's account cannot be erased. Name another owner first.",
    'hi-Latn': 'Owner ka account mitaya nahi ja sakta. Pehle kisi aur ko owner banayein.',
    hi: 'ओनर का अकाउंट मिटाया नहीं जा सकता। पहले किसी और को ओनर बनाएँ।',
  },
  notYourself: {
    en: 'You cannot {action, select, role {change the role of yourself} other {delete yourself}}.',
    'hi-Latn':
      'Aap {action, select, role {khud ka role nahi badal} other {khud ko delete nahi kar}} sakte.',
    hi: 'आप {action, select, role {ख़ुद का रोल नहीं बदल} other {ख़ुद को डिलीट नहीं कर}} सकते।',
  },
  notTheOwner: {
    en: 'Nobody can {action, select, role {change the role of the owner} other {delete the owner}} here.',
    'hi-Latn':
      'Yahan koi owner {action, select, role {ka role nahi badal} other {ko delete nahi kar}} sakta.',
    hi: 'यहाँ कोई ओनर {action, select, role {का रोल नहीं बदल} other {को डिलीट नहीं कर}} सकता।',
  },
  yoursDeleted: {
    en: 'Your account is deleted.',
    'hi-Latn': 'Aapka account delete ho gaya.',
    hi: 'आपका अकाउंट डिलीट हो गया।',
  },
  questionAsked: {
    en: 'Your question is with the staff. You will hear from them by mail.',
    'hi-Latn': 'Aapka sawaal staff ke paas hai. Jawab mail se aayega.',
    hi: 'आपका सवाल स्टाफ़ के पास है। जवाब मेल से आएगा।',
  },
  gameIdMoved: {
    en: 'The game ID is moved.',
    'hi-Latn': 'Game ID move ho gayi.',
    hi: 'गेम ID दूसरे अकाउंट में चली गई।',
  },
  gameIdStays: {
    en: 'The game ID stays.',
    'hi-Latn': 'Game ID wahin rahegi.',
    hi: 'गेम ID वहीं रहेगी।',
  },
  deleted: {
    en: 'The account is deleted.',
    'hi-Latn': 'Account delete ho gaya.',
    hi: 'अकाउंट डिलीट हो गया।',
  },
  roleChanged: {
    en: 'The role is changed.',
    'hi-Latn': 'Role badal gaya.',
    hi: 'रोल बदल गया।',
  },
});
