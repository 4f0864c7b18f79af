import { defineTexts } from '../../texts.ts';

export const prizesTexts = defineTexts('prizes', {
  awardNotIn: {
    en: 'An award goes to a team that is not in this tournament.',
    'hi-Latn': 'Ek award aisi team ko jaata hai jo is tournament mein nahi hai.',
    hi: 'एक अवॉर्ड ऐसी टीम को जाता है जो इस टूर्नामेंट में नहीं है।',
  },
  awardTwice: {
    en: 'An award names a team twice.',
    'hi-Latn': 'Ek award mein ek team do baar hai.',
    hi: 'एक अवॉर्ड में एक टीम दो बार है।',
  },
  awardChanged: {
    en: 'The results say something else about “{award}” now. Look at who it goes to again.',
    'hi-Latn':
      '“{award}” ke baare mein results ab kuch aur kehte hain. Dobara dekhein ki yeh kise jaata hai.',
    hi: '“{award}” के बारे में रिज़ल्ट अब कुछ और कहते हैं। दोबारा देखें कि यह किसे जाता है।',
  },
  rangeBackwards: {
    en: 'A range of ranks ends before it begins.',
    'hi-Latn': 'Ranks ki ek range shuru hone se pehle khatam hoti hai.',
    hi: 'रैंक की एक रेंज शुरू होने से पहले ख़त्म होती है।',
  },
  rankTwice: {
    en: 'Rank {rank} is in two prizes.',
    'hi-Latn': 'Rank {rank} do prizes mein hai.',
    hi: 'रैंक {rank} दो इनाम में है।',
  },
  awardNameTwice: {
    en: 'Two awards have the same name.',
    'hi-Latn': 'Do awards ka naam ek hi hai.',
    hi: 'दो अवॉर्ड का नाम एक ही है।',
  },
  payoutsMade: {
    en: 'The payouts are made already. Prizes do not change any more.',
    'hi-Latn': 'Payouts ban chuke hain. Prizes ab nahi badlenge.',
    hi: 'पेआउट बन चुके हैं। इनाम अब नहीं बदलेंगे।',
  },
  paymentAsked: {
    en: 'The treasurer and the owner are asked.',
    'hi-Latn': 'Treasurer aur owner ko keh diya.',
    hi: 'ट्रेज़रर और ओनर को कह दिया।',
  },
  allPaid: {
    en: 'All prizes are paid.',
    'hi-Latn': 'Saare prizes bhej diye gaye hain.',
    hi: 'सारे इनाम भेज दिए गए हैं।',
  },
  approvedAlready: {
    en: 'It is approved already. Ask the treasurer.',
    'hi-Latn': 'Yeh pehle hi approve ho chuka hai. Treasurer se poochein.',
    hi: 'यह पहले ही मंज़ूर हो चुका है। ट्रेज़रर से पूछें।',
  },
  chooseOfRoster: {
    en: 'Choose a player of your roster.',
    'hi-Latn': 'Apne roster ka koi player chunein.',
    hi: 'अपने रोस्टर का कोई प्लेयर चुनें।',
  },
  noPrizeOfYours: {
    en: 'There is no such prize of yours.',
    'hi-Latn': 'Aapka aisa koi prize nahi hai.',
    hi: 'आपका ऐसा कोई इनाम नहीं है।',
  },
  nothingToConfirm: {
    en: 'There is nothing to confirm about this prize now.',
    'hi-Latn': 'Is prize mein abhi confirm karne ko kuch nahi hai.',
    hi: 'इस इनाम में अभी कन्फ़र्म करने को कुछ नहीं है।',
  },
  noPayout: {
    en: 'There is no such payout.',
    'hi-Latn': 'Aisa koi payout nahi hai.',
    hi: 'ऐसा कोई पेआउट नहीं है।',
  },
  goesToYou: {
    en: 'This goes to you. The owner decides it.',
    'hi-Latn': 'Yeh prize aapko milna hai. Iska faisla owner karenge.',
    hi: 'यह इनाम आपको मिलना है। इसका फ़ैसला ओनर करेंगे।',
  },
  payoutChanged: {
    en: 'This payout has changed meanwhile. Look at it again.',
    'hi-Latn': 'Yeh payout is beech badal gaya. Dobara dekhein.',
    hi: 'यह पेआउट इस बीच बदल गया। दोबारा देखें।',
  },
  noUpi: {
    en: 'The payee has not given a UPI ID yet. They were asked.',
    'hi-Latn': 'Paane wale ne abhi UPI ID nahi di hai. Unse poocha gaya hai.',
    hi: 'पाने वाले ने अभी UPI ID नहीं दी है। उनसे पूछा गया है।',
  },
  taxFirst: {
    en: 'Above ₹10,000 somebody must decide about tax first. Ask your accountant; then the owner chooses it in the ledger.',
    'hi-Latn':
      '₹10,000 se upar pehle tax ka faisla zaroori hai. Apne accountant se poochein; phir owner prize ledger mein chunte hain.',
    hi: '₹10,000 से ऊपर पहले टैक्स का फ़ैसला ज़रूरी है। अपने अकाउंटेंट से पूछें; फिर ओनर इनामों के खाते में चुनते हैं।',
  },
  choosePlayer: {
    en: 'Choose a player of the roster.',
    'hi-Latn': 'Roster ka koi player chunein.',
    hi: 'रोस्टर का कोई प्लेयर चुनें।',
  },
  referenceUsed: {
    en: 'This reference is used for another payout already.',
    'hi-Latn': 'Yeh reference kisi aur payout ke liye use ho chuka hai.',
    hi: 'यह रेफ़रेंस किसी और पेआउट के लिए इस्तेमाल हो चुका है।',
  },
  prizesPaid: {
    en: 'Prizes of this tournament are paid, so it stays as it is.',
    'hi-Latn': 'Is tournament ke prizes diye ja chuke hain, isliye yeh aise hi rahega.',
    hi: 'इस टूर्नामेंट के इनाम दिए जा चुके हैं, इसलिए यह ऐसे ही रहेगा।',
  },
  treasurerOnly: {
    en: 'Prizes are for the treasurer of this tournament and the owner.',
    'hi-Latn': 'Prizes is tournament ke treasurer aur owner ke liye hain.',
    hi: 'इनाम इस टूर्नामेंट के ट्रेज़रर और ओनर के लिए हैं।',
  },
  notFinal: {
    en: 'The last stage is not final yet. Prizes come from its table.',
    'hi-Latn': 'Aakhri stage abhi final nahi hai. Prizes uski table se aate hain.',
    hi: 'आख़िरी स्टेज अभी फ़ाइनल नहीं है। इनाम उसकी टेबल से आते हैं।',
  },
  severalTables: {
    en: 'The last stage has several tables, so there is no one order of ranks. Make a final.',
    'hi-Latn':
      'Aakhri stage mein kai tables hain, isliye ranks ka ek order nahi hai. Ek final banayein.',
    hi: 'आख़िरी स्टेज में कई टेबल हैं, इसलिए रैंक का एक क्रम नहीं है। एक फ़ाइनल बनाएँ।',
  },
  writePrizes: {
    en: 'Write the prizes first.',
    'hi-Latn': 'Pehle prizes likhein.',
    hi: 'पहले इनाम लिखें।',
  },
  chooseWinner: {
    en: 'Choose who gets “{award}” first.',
    'hi-Latn': 'Pehle chunein ki “{award}” kise milega.',
    hi: 'पहले चुनें कि “{award}” किसे मिलेगा।',
  },
  payoutIs: {
    en: 'This payout {state, select, due {is due} details_needed {is waiting for details} approved {is approved} paid {is paid} confirmed {is received} failed {is failed} other {is waived}}. Look at it again.',
    'hi-Latn':
      'Yeh payout {state, select, due {due hai} details_needed {details ka intezaar kar raha hai} approved {approve ho chuka hai} paid {diya ja chuka hai} confirmed {mil chuka hai} failed {fail ho gaya} other {chhod diya gaya}}. Dobara dekhein.',
    hi: 'यह पेआउट {state, select, due {बाकी है} details_needed {जानकारी का इंतज़ार कर रहा है} approved {मंज़ूर हो चुका है} paid {दिया जा चुका है} confirmed {मिल चुका है} failed {फ़ेल हो गया} other {छोड़ दिया गया}}। दोबारा देखें।',
  },
  utrForm: {
    en: 'The UTR of a UPI transfer has 12 digits.',
    'hi-Latn': 'UPI transfer ke UTR mein 12 digits hote hain.',
    hi: 'UPI ट्रांसफ़र के UTR में 12 अंक होते हैं।',
  },
  bankForm: {
    en: 'The reference of a bank transfer has 8 to 22 letters and digits.',
    'hi-Latn': 'Bank transfer ke reference mein 8 se 22 letters aur digits hote hain.',
    hi: 'बैंक ट्रांसफ़र के रेफ़रेंस में 8 से 22 अक्षर और अंक होते हैं।',
  },
  saved: {
    en: 'The prizes are saved.',
    'hi-Latn': 'Prizes save ho gaye.',
    hi: 'इनाम सेव हो गए।',
  },
  madeAndTold: {
    en: 'The payouts are made. The payees are told.',
    'hi-Latn': 'Payouts ban gaye. Paane walon ko bata diya gaya.',
    hi: 'पेआउट बन गए। पाने वालों को बता दिया गया।',
  },
  taxSaved: {
    en: 'The choice about tax is saved.',
    'hi-Latn': 'Tax ka faisla save ho gaya.',
    hi: 'टैक्स का फ़ैसला सेव हो गया।',
  },
  approved: {
    en: 'Approved. Send the money, then enter its reference.',
    'hi-Latn': 'Approve ho gaya. Paise bhejein, phir reference daalein.',
    hi: 'मंज़ूर हो गया। पैसे भेजें, फिर रेफ़रेंस डालें।',
  },
  paid: {
    en: 'Paid. The payee is told.',
    'hi-Latn': 'Payment ho gaya. Paane wale ko bata diya gaya.',
    hi: 'पेमेंट हो गया। पाने वाले को बता दिया गया।',
  },
  failed: {
    en: 'Marked as failed. Approve it again once the details are right.',
    'hi-Latn': 'Failed mark ho gaya. Details theek hone par dobara approve karein.',
    hi: 'फ़ेल मार्क हो गया। जानकारी ठीक होने पर दोबारा मंज़ूर करें।',
  },
  waived: {
    en: 'Closed without payment. The payee is told.',
    'hi-Latn': 'Bina payment band ho gaya. Paane wale ko bata diya gaya.',
    hi: 'बिना पेमेंट बंद हो गया। पाने वाले को बता दिया गया।',
  },
  goesThere: {
    en: 'Saved. Your prizes go there.',
    'hi-Latn': 'Save ho gaya. Aapke prizes wahan jayenge.',
    hi: 'सेव हो गया। आपके इनाम वहाँ जाएँगे।',
  },
  goesToThem: {
    en: 'The prize goes to them.',
    'hi-Latn': 'Prize unhe jayega.',
    hi: 'इनाम उन्हें जाएगा।',
  },
  goesToThemLater: {
    en: 'The prize goes to them. Approve it once they have said where to.',
    'hi-Latn': 'Prize unhe jayega. Jab woh batayein kahan, tab approve karein.',
    hi: 'इनाम उन्हें जाएगा। जब वे बताएँ कहाँ, तब मंज़ूर करें।',
  },
  enjoy: {
    en: 'Enjoy it!',
    'hi-Latn': 'Maze karein!',
    hi: 'मज़े करें!',
  },
  treasurerTold: {
    en: 'The treasurer is told and looks into it.',
    'hi-Latn': 'Treasurer ko bata diya gaya, woh dekhenge.',
    hi: 'ट्रेज़रर को बता दिया गया, वे देखेंगे।',
  },
  askedAgain: {
    en: '{count, plural, one {{count} payee is asked again.} other {{count} payees are asked again.}}',
    'hi-Latn':
      '{count, plural, one {{count} player se dobara poocha gaya.} other {{count} players se dobara poocha gaya.}}',
    hi: '{count, plural, one {{count} प्लेयर से दोबारा पूछा गया।} other {{count} प्लेयर से दोबारा पूछा गया।}}',
  },
});
