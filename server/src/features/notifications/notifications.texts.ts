import { defineTexts } from '../../texts.ts';

export const notificationsTexts = defineTexts('notifications', {
  gone: {
    en: 'This notification is no longer there.',
    'hi-Latn': 'Yeh notification ab yahan nahi hai.',
    hi: 'यह नोटिफ़िकेशन अब यहाँ नहीं है।',
  },
  manyWait: {
    en: '{most} notifications are waiting already. Cancel one.',
    'hi-Latn': '{most} notifications pehle se intezaar mein hain. Ek cancel karein.',
    hi: '{most} नोटिफ़िकेशन पहले से इंतज़ार में हैं। एक रद्द करें।',
  },
  changedMeanwhile: {
    en: 'Somebody changed it meanwhile. Open it again to see what it is now.',
    'hi-Latn': 'Is beech kisi ne ise badal diya. Dobara kholkar dekhein ki ab kya hai.',
    hi: 'इस बीच किसी ने इसे बदल दिया। दोबारा खोलकर देखें कि अब क्या है।',
  },
  laterOrNow: {
    en: 'That moment has passed. Choose a later one, or send it now.',
    'hi-Latn': 'Woh time nikal gaya. Baad ka time chunein, ya abhi bhejein.',
    hi: 'वह समय निकल गया। बाद का समय चुनें, या अभी भेजें।',
  },
  tooFarAhead: {
    en: 'That is more than a year ahead.',
    'hi-Latn': 'Yeh ek saal se bhi aage hai.',
    hi: 'यह एक साल से भी आगे है।',
  },
  linkIncomplete: {
    en: 'This link is not complete. Open it from the mail again, or choose on your profile what reaches you.',
    'hi-Latn':
      'Yeh link poora nahi hai. Mail se dobara kholein, ya profile mein chunein ki aap tak kya pahunche.',
    hi: 'यह लिंक पूरा नहीं है। मेल से दोबारा खोलें, या प्रोफ़ाइल में चुनें कि आप तक क्या पहुँचे।',
  },
  pushUnknown: {
    en: 'This site does not know the push service of your browser.',
    'hi-Latn': 'Yeh site aapke browser ki push service ko nahi jaanti.',
    hi: 'यह साइट आपके ब्राउज़र की पुश सर्विस को नहीं जानती।',
  },
  otherBrowser: {
    en: 'This is the address of another browser. Please try again.',
    'hi-Latn': 'Yeh kisi aur browser ka address hai. Phir se try karein.',
    hi: 'यह किसी और ब्राउज़र का एड्रेस है। फिर कोशिश करें।',
  },
  nobodyTold: {
    en: 'No team is in there yet, so nobody was told.',
    'hi-Latn': 'Isme abhi koi team nahi hai, isliye kisi ko nahi bataya gaya.',
    hi: 'इसमें अभी कोई टीम नहीं है, इसलिए किसी को नहीं बताया गया।',
  },
  chooseTournament: {
    en: 'Choose the tournament.',
    'hi-Latn': 'Tournament chunein.',
    hi: 'टूर्नामेंट चुनें।',
  },
  nobodyWithEmail: {
    en: 'Nobody here has this email address. Check it, or write everyone.',
    'hi-Latn': 'Yahan kisi ka yeh email nahi hai. Check karein, ya everyone likhein.',
    hi: 'यहाँ किसी का यह ईमेल नहीं है। जाँचें, या everyone लिखें।',
  },
  notWaiting: {
    en: 'It is no longer waiting: it was sent, or somebody took it back.',
    'hi-Latn': 'Yeh ab intezaar mein nahi hai: bhej diya gaya, ya kisi ne wapas le liya.',
    hi: 'यह अब इंतज़ार में नहीं है: भेज दिया गया, या किसी ने वापस ले लिया।',
  },
  /** A notice with an appended sentence. */
  both: {
    en: '{told} {since}',
    'hi-Latn': '{told} {since}',
    hi: '{told} {since}',
  },
  seen: {
    en: 'Marked as seen.',
    'hi-Latn': 'Dekha hua mark ho gaya.',
    hi: 'देखा हुआ मार्क हो गया।',
  },
  deleted: {
    en: 'Notification deleted.',
    'hi-Latn': 'Notification delete ho gaya.',
    hi: 'नोटिफ़िकेशन डिलीट हो गया।',
  },
  sent: {
    en: 'Notification sent.',
    'hi-Latn': 'Notification bhej diya gaya.',
    hi: 'नोटिफ़िकेशन भेज दिया गया।',
  },
  deletedForAll: {
    en: 'Notification deleted for everyone.',
    'hi-Latn': 'Notification sabke liye delete ho gaya.',
    hi: 'नोटिफ़िकेशन सबके लिए डिलीट हो गया।',
  },
  choiceSaved: {
    en: 'Your choice is saved.',
    'hi-Latn': 'Aapki pasand save ho gayi.',
    hi: 'आपकी पसंद सेव हो गई।',
  },
  noMoreMails: {
    en: 'You will get no more mails about teams, tournaments and applications.',
    'hi-Latn': 'Ab teams, tournaments aur applications ke mail nahi aayenge.',
    hi: 'अब टीमों, टूर्नामेंट और आवेदन के मेल नहीं आएँगे।',
  },
  deviceShows: {
    en: 'This device shows your notifications now.',
    'hi-Latn': 'Yeh device ab aapke notifications dikhayega.',
    hi: 'यह डिवाइस अब आपके नोटिफ़िकेशन दिखाएगा।',
  },
  deviceShowsNot: {
    en: 'This device shows no more notifications.',
    'hi-Latn': 'Yeh device ab notifications nahi dikhayega.',
    hi: 'यह डिवाइस अब नोटिफ़िकेशन नहीं दिखाएगा।',
  },
  planned: {
    en: 'It is planned.',
    'hi-Latn': 'Plan ho gaya.',
    hi: 'प्लान हो गया।',
  },
  waits: {
    en: 'Saved. It waits for its time.',
    'hi-Latn': 'Save ho gaya. Apne time ka intezaar kar raha hai.',
    hi: 'सेव हो गया। अपने समय का इंतज़ार कर रहा है।',
  },
  cancelled: {
    en: 'Cancelled. Nobody is told.',
    'hi-Latn': 'Cancel ho gaya. Kisi ko nahi bataya jayega.',
    hi: 'रद्द हो गया। किसी को नहीं बताया जाएगा।',
  },
});
