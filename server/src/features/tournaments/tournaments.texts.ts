import { defineTexts } from '../../texts.ts';

export const tournamentsTexts = defineTexts('tournaments', {
  tooSoon: {
    en: 'That is too soon: registration or check-in would be over already. Choose a later start.',
    'hi-Latn':
      'Yeh bahut jaldi hai: registration ya check-in pehle hi khatam ho chuka hoga. Baad ka time chunein.',
    hi: 'यह बहुत जल्दी है: रजिस्ट्रेशन या चेक-इन पहले ही ख़त्म हो चुका होगा। बाद का समय चुनें।',
  },
  isOverToFollow: {
    en: 'This tournament is over. Load it again to see how it ended.',
    'hi-Latn': 'Yeh tournament khatam ho gaya. Kaise khatam hua, abhi dekhein.',
    hi: 'यह टूर्नामेंट ख़त्म हो गया। कैसे ख़त्म हुआ, अभी देखें।',
  },
  tooLateToCallOff: {
    en: 'This tournament is over. It cannot be called off any more.',
    'hi-Latn': 'Yeh tournament khatam ho chuka hai. Ab cancel nahi ho sakta.',
    hi: 'यह टूर्नामेंट ख़त्म हो चुका है। अब रद्द नहीं हो सकता।',
  },
  dateForm: {
    en: 'Use a date and time such as 2026-12-31T15:30:00Z.',
    'hi-Latn': 'Date aur time aise likhein: 2026-12-31T15:30:00Z.',
    hi: 'तारीख़ और समय ऐसे लिखें: 2026-12-31T15:30:00Z।',
  },
  nothingToExtend: {
    en: 'There is no {what} open that could be extended.',
    'hi-Latn': 'Aisa koi {what} khula nahi hai jo badhaya ja sake.',
    hi: 'ऐसा कोई {what} खुला नहीं है जो बढ़ाया जा सके।',
  },
  laterMoment: {
    en: 'Choose a time in the future.',
    'hi-Latn': 'Abhi se baad ka time chunein.',
    hi: 'अभी से बाद का समय चुनें।',
  },
  movedOn: {
    en: 'The tournament has moved on meanwhile. Look at it again.',
    'hi-Latn': 'Tournament is beech aage badh gaya. Dobara dekhein.',
    hi: 'टूर्नामेंट इस बीच आगे बढ़ गया। दोबारा देखें।',
  },
  calledOff: {
    en: 'This tournament was called off. It stays as it is.',
    'hi-Latn': 'Yeh tournament cancel ho chuka hai. Aisa hi rahega.',
    hi: 'यह टूर्नामेंट रद्द हो चुका है। ऐसा ही रहेगा।',
  },
  changedMeanwhile: {
    en: 'Someone else changed this tournament meanwhile. Load it again, then make your changes.',
    'hi-Latn':
      'Is beech kisi aur ne yeh tournament badal diya. Dobara load karke apne badlav karein.',
    hi: 'इस बीच किसी और ने यह टूर्नामेंट बदल दिया। दोबारा लोड करके अपने बदलाव करें।',
  },
  registration: {
    en: 'registration',
    'hi-Latn': 'registration',
    hi: 'रजिस्ट्रेशन',
  },
  'check-in': {
    en: 'check-in',
    'hi-Latn': 'check-in',
    hi: 'चेक-इन',
  },
  closesBeforeCheckIn: {
    en: 'Registration closes before check-in opens.',
    'hi-Latn': 'Registration check-in khulne se pehle band hota hai.',
    hi: 'रजिस्ट्रेशन चेक-इन खुलने से पहले बंद होता है।',
  },
  notPast: {
    en: 'No later than {minutes} minutes before the first match.',
    'hi-Latn': 'Pehle match se {minutes} minute pehle ke baad nahi.',
    hi: 'पहले मैच से {minutes} मिनट पहले के बाद नहीं।',
  },
  momentPassed: {
    en: 'This moment has passed. Choose one to come, or none.',
    'hi-Latn': 'Yeh time nikal gaya. Aane wala chunein, ya koi nahi.',
    hi: 'यह समय निकल गया। आने वाला चुनें, या कोई नहीं।',
  },
  slotTaken: {
    en: 'Slot {slot} is taken: there must be at least that many slots.',
    'hi-Latn': 'Slot {slot} liya ja chuka hai: kam se kam itne slots hone chahiye.',
    hi: 'स्लॉट {slot} लिया जा चुका है: कम से कम इतने स्लॉट होने चाहिए।',
  },
  teamsIn: {
    en: '{teams} teams are registered: there must be at least that many slots.',
    'hi-Latn': '{teams} teams registered hain: kam se kam itne slots hone chahiye.',
    hi: '{teams} टीमें रजिस्टर हैं: कम से कम इतने स्लॉट होने चाहिए।',
  },
  noDraftAgain: {
    en: 'Teams are in it. It cannot go back to being a draft.',
    'hi-Latn': 'Isme teams hain. Yeh dobara draft nahi ban sakta.',
    hi: 'इसमें टीमें हैं। यह दोबारा ड्राफ़्ट नहीं बन सकता।',
  },
  willBeTold: {
    en: 'You will be told when registration opens.',
    'hi-Latn': 'Registration khulne par aapko bataya jayega.',
    hi: 'रजिस्ट्रेशन खुलने पर आपको बताया जाएगा।',
  },
  willGetResults: {
    en: 'You will be told of the results, once a day.',
    'hi-Latn': 'Aapko din mein ek baar results bataye jayenge.',
    hi: 'आपको दिन में एक बार रिज़ल्ट बताए जाएँगे।',
  },
  willNotBeTold: {
    en: 'You will not be told about this one any more.',
    'hi-Latn': 'Iske baare mein aapko ab nahi bataya jayega.',
    hi: 'इसके बारे में आपको अब नहीं बताया जाएगा।',
  },
  created: {
    en: 'Tournament created.',
    'hi-Latn': 'Tournament ban gaya.',
    hi: 'टूर्नामेंट बन गया।',
  },
  saved: {
    en: 'Tournament saved.',
    'hi-Latn': 'Tournament save ho gaya.',
    hi: 'टूर्नामेंट सेव हो गया।',
  },
  deleted: {
    en: 'Tournament deleted.',
    'hi-Latn': 'Tournament delete ho gaya.',
    hi: 'टूर्नामेंट डिलीट हो गया।',
  },
  calledOffTold: {
    en: 'The tournament is called off. Its players are told.',
    'hi-Latn': 'Tournament cancel ho gaya. Iske players ko bata diya gaya.',
    hi: 'टूर्नामेंट रद्द हो गया। इसके प्लेयर को बता दिया गया।',
  },
  moreTime: {
    en: 'There is more time now.',
    'hi-Latn': 'Ab aur time hai.',
    hi: 'अब और समय है।',
  },
  oneStepOn: {
    en: 'The tournament has moved on.',
    'hi-Latn': 'Tournament aage badh gaya.',
    hi: 'टूर्नामेंट आगे बढ़ गया।',
  },
});
