import { defineTexts } from '../../texts.ts';

export const applicationNoticeTexts = defineTexts('applicationNotices', {
  approvedTitle: {
    en: 'Your application is approved: {position}',
    'hi-Latn': 'Aapki application approve ho gayi: {position}',
    hi: 'आपका आवेदन मंज़ूर हो गया: {position}',
  },
  approved: {
    en: 'Welcome to the staff as {position}. We will contact you on WhatsApp.',
    'hi-Latn': 'Staff mein swagat hai, {position} ke taur par. Hum WhatsApp par baat karenge.',
    hi: 'स्टाफ़ में स्वागत है, {position} के तौर पर। हम WhatsApp पर बात करेंगे।',
  },
  rejectedTitle: {
    en: 'Your application was not successful',
    'hi-Latn': 'Aapki application is baar nahi hui',
    hi: 'आपका आवेदन इस बार मंज़ूर नहीं हुआ',
  },
  rejected: {
    en: 'Thank you for applying as {position}. This time we chose someone else.',
    'hi-Latn': '{position} ke liye apply karne ka shukriya. Is baar humne kisi aur ko chuna.',
    hi: '{position} के लिए अप्लाई करने का शुक्रिया। इस बार हमने किसी और को चुना।',
  },
});
