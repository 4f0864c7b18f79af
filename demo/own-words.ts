import type { OwnWords } from '@one-dream/contract/organisation-schema.ts';

/** The demo organisation's own texts in the other languages, line for line as in English. */
export const demoOwnWords: Record<'hi-Latn' | 'hi', OwnWords> = {
  'hi-Latn': {
    tagline: 'Competitive gaming ka aapka adda. Khelein. Takkar dein. Jeetein.',
    welcomeHeading: null,
    welcome: [
      'January 2021 se hum poore India ki BGMI teams ke liye scrims aur tournaments karate hain: T3, T2, Semi T1 aur T1 ke daily scrims, aur prize pool wale weekly aur monthly tournaments.',
      'Apni squad laayein ya hamare Discord par dhoondhein. Lobby time par shuru hoti hai, rules sabke liye ek hain, aur jeetne wale ko paise milte hain.',
    ],
    loginGreeting: 'Phir se swagat hai, Player.',
    registerGreeting: 'one dream mein swagat hai.',
    figures: [
      'Tournaments ho chuke',
      'Discord members',
      'Instagram followers',
      'YouTube subscribers',
      'Prize mein diye gaye',
      'Teams khel chuki',
    ],
    summaries: [
      'Nayi squad yahan time se khelna seekhti hai.',
      'Har hafte poora bracket, open lobby se final tak.',
      'Mahine ka sabse bada drop. Koi bhi squad yahan naam bana sakti hai.',
    ],
    roles: [
      'Founder',
      'Tournament manager',
      'Scrims manager',
      'Production lead',
      'Community manager',
    ],
    bios: [
      'January 2021 mein ek custom room aur ek sheet se shuru kiya. Aaj bhi har prize payment khud dekhte hain.',
      'Groups banate hain, rulebook likhte hain, aur points par jhagda ho to aakhri faisla inka.',
      'T3 se T1 tak daily lobbies chalate hain, aur jaante hain kaun si team upar jaane ko taiyaar hai.',
      'Broadcast sambhalte hain: observers, overlays, replays, aur finals ke din ki awaaz.',
      'Raat ke do baje bhi Discord par madad karte hain, aur har naye player ko pehli squad dilate hain.',
    ],
    steps: [
      'Planning aur announcement',
      'Registration aur slots',
      'Live broadcast aur nigraani',
      'Results aur prize',
    ],
    stepTexts: [
      'Pehle format, dates, prize pool aur rules tay hote hain, phir yahan aur Discord par announce hote hain.',
      'Team leader yahan register karte hain. Har team ko sabse chhota free slot milta hai, aur wahi rehta hai.',
      'Har match moderators dekhte hain, aur bade match YouTube par live hote hain.',
      'Aakhri match ke baad points publish hote hain. Prize 24-48 ghante mein milta hai.',
    ],
  },
  hi: {
    tagline: 'कॉम्पिटिटिव गेमिंग का आपका अड्डा। खेलें। टक्कर दें। जीतें।',
    welcomeHeading: null,
    welcome: [
      'जनवरी 2021 से हम पूरे भारत की BGMI टीमों के लिए स्क्रिम और टूर्नामेंट कराते हैं: T3, T2, Semi T1 और T1 के रोज़ के स्क्रिम, और प्राइज़ पूल वाले हर हफ़्ते और हर महीने के टूर्नामेंट।',
      'अपनी स्क्वाड लाएँ या हमारे Discord पर ढूँढें। लॉबी समय पर शुरू होती है, नियम सबके लिए एक हैं, और जीतने वालों को पैसे मिलते हैं।',
    ],
    loginGreeting: 'फिर से स्वागत है, प्लेयर।',
    registerGreeting: 'one dream में स्वागत है।',
    figures: [
      'टूर्नामेंट हो चुके',
      'Discord मेंबर',
      'Instagram फ़ॉलोअर',
      'YouTube सब्सक्राइबर',
      'इनाम में दिए गए',
      'टीमें खेल चुकीं',
    ],
    summaries: [
      'नई स्क्वाड यहाँ समय से खेलना सीखती है।',
      'हर हफ़्ते पूरा ब्रैकेट, ओपन लॉबी से फ़ाइनल तक।',
      'महीने का सबसे बड़ा ड्रॉप। कोई भी स्क्वाड यहाँ नाम बना सकती है।',
    ],
    roles: ['फ़ाउंडर', 'टूर्नामेंट मैनेजर', 'स्क्रिम मैनेजर', 'प्रोडक्शन लीड', 'कम्युनिटी मैनेजर'],
    bios: [
      'जनवरी 2021 में एक कस्टम रूम और एक शीट से शुरू किया। आज भी हर इनाम का पेमेंट ख़ुद देखते हैं।',
      'ग्रुप बनाते हैं, नियम लिखते हैं, और पॉइंट पर झगड़ा हो तो आख़िरी फ़ैसला इनका।',
      'T3 से T1 तक रोज़ की लॉबी चलाते हैं, और जानते हैं कौन सी टीम ऊपर जाने को तैयार है।',
      'ब्रॉडकास्ट सँभालते हैं: ऑब्ज़र्वर, ओवरले, रीप्ले, और फ़ाइनल के दिन की आवाज़।',
      'रात के दो बजे भी Discord पर मदद करते हैं, और हर नए प्लेयर को पहली स्क्वाड दिलाते हैं।',
    ],
    steps: ['प्लानिंग और अनाउंसमेंट', 'रजिस्ट्रेशन और स्लॉट', 'लाइव ब्रॉडकास्ट और निगरानी', 'रिज़ल्ट और इनाम'],
    stepTexts: [
      'पहले फ़ॉर्मेट, तारीख़ें, प्राइज़ पूल और नियम तय होते हैं, फिर यहाँ और Discord पर अनाउंस होते हैं।',
      'टीम लीडर यहाँ रजिस्टर करते हैं। हर टीम को सबसे छोटा ख़ाली स्लॉट मिलता है, और वही रहता है।',
      'हर मैच मॉडरेटर देखते हैं, और बड़े मैच YouTube पर लाइव होते हैं।',
      'आख़िरी मैच के बाद पॉइंट पब्लिश होते हैं। इनाम 24-48 घंटे में मिलता है।',
    ],
  },
};
