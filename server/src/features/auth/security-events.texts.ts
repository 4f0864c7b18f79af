import { defineTexts } from '../../texts.ts';

/** Texts to the owner of an account about its ways in. */
export const securityEventTexts = defineTexts('securityEvents', {
  nameless: {
    en: 'without a name',
    'hi-Latn': 'bina naam ka',
    hi: 'बिना नाम का',
  },
  newDeviceTitle: {
    en: 'New sign-in to your account',
    'hi-Latn': 'Aapke account mein naya sign-in',
    hi: 'आपके अकाउंट में नया साइन-इन',
  },
  newDevice: {
    en: 'Somebody signed in to your account from a device that we have not seen before: {detail}.',
    'hi-Latn': 'Aapke account mein aise device se sign in hua jo humne pehle nahi dekha: {detail}.',
    hi: 'आपके अकाउंट में ऐसे डिवाइस से साइन इन हुआ जो हमने पहले नहीं देखा: {detail}।',
  },
  discordLinkedTitle: {
    en: 'A Discord account was linked',
    'hi-Latn': 'Discord account link hua',
    hi: 'Discord अकाउंट लिंक हुआ',
  },
  discordLinked: {
    en: 'A Discord account is linked to your account now: {detail}. It signs in without your password.',
    'hi-Latn':
      'Aapke account se ab ek Discord account link hai: {detail}. Usse bina password ke sign in hota hai.',
    hi: 'आपके अकाउंट से अब एक Discord अकाउंट लिंक है: {detail}। उससे बिना पासवर्ड के साइन इन होता है।',
  },
  googleLinkedTitle: {
    en: 'A Google account was linked',
    'hi-Latn': 'Google account link hua',
    hi: 'Google अकाउंट लिंक हुआ',
  },
  googleLinked: {
    en: 'A Google account is linked to your account now: {detail}. It signs in without your password.',
    'hi-Latn':
      'Aapke account se ab ek Google account link hai: {detail}. Usse bina password ke sign in hota hai.',
    hi: 'आपके अकाउंट से अब एक Google अकाउंट लिंक है: {detail}। उससे बिना पासवर्ड के साइन इन होता है।',
  },
  discordReplacedTitle: {
    en: 'Your Discord account was replaced',
    'hi-Latn': 'Aapka Discord account badal gaya',
    hi: 'आपका Discord अकाउंट बदल गया',
  },
  discordReplaced: {
    en: 'Another Discord account is linked to your account now: {detail}.',
    'hi-Latn': 'Aapke account se ab doosra Discord account link hai: {detail}.',
    hi: 'आपके अकाउंट से अब दूसरा Discord अकाउंट लिंक है: {detail}।',
  },
  passkeyAddedTitle: {
    en: 'A passkey was added',
    'hi-Latn': 'Passkey jodi gayi',
    hi: 'पासकी जोड़ी गई',
  },
  passkeyAdded: {
    en: 'A passkey was added to your account: {detail}. It signs in without a password.',
    'hi-Latn':
      'Aapke account mein passkey jodi gayi: {detail}. Usse bina password ke sign in hota hai.',
    hi: 'आपके अकाउंट में पासकी जोड़ी गई: {detail}। उससे बिना पासवर्ड के साइन इन होता है।',
  },
  passkeyRemovedTitle: {
    en: 'A passkey was removed',
    'hi-Latn': 'Passkey hatayi gayi',
    hi: 'पासकी हटाई गई',
  },
  passkeyRemoved: {
    en: 'A passkey was removed from your account: {detail}. It does not sign in any more.',
    'hi-Latn': 'Aapke account se passkey hatayi gayi: {detail}. Usse ab sign in nahi hoga.',
    hi: 'आपके अकाउंट से पासकी हटाई गई: {detail}। उससे अब साइन इन नहीं होगा।',
  },
  appAddedTitle: {
    en: 'An authenticator app was added',
    'hi-Latn': 'Authenticator app joda gaya',
    hi: 'ऑथेंटिकेटर ऐप जोड़ा गया',
  },
  appAdded: {
    en: 'Signing in to your account now asks for a code of your authenticator app.',
    'hi-Latn': 'Ab sign in karte waqt authenticator app ka code maanga jayega.',
    hi: 'अब साइन इन करते समय ऑथेंटिकेटर ऐप का कोड माँगा जाएगा।',
  },
  appRemovedTitle: {
    en: 'Your authenticator app was removed',
    'hi-Latn': 'Aapka authenticator app hataya gaya',
    hi: 'आपका ऑथेंटिकेटर ऐप हटाया गया',
  },
  appRemoved: {
    en: 'Signing in to your account no longer asks for a code of an app.',
    'hi-Latn': 'Ab sign in karte waqt app ka code nahi maanga jayega.',
    hi: 'अब साइन इन करते समय ऐप का कोड नहीं माँगा जाएगा।',
  },
  codesMadeTitle: {
    en: 'You have new recovery codes',
    'hi-Latn': 'Aapke naye recovery codes ban gaye',
    hi: 'आपके नए रिकवरी कोड बन गए',
  },
  codesMade: {
    en: 'New recovery codes were made for your account. The old ones do not work any more.',
    'hi-Latn': 'Aapke account ke naye recovery codes bane. Purane ab nahi chalenge.',
    hi: 'आपके अकाउंट के नए रिकवरी कोड बने। पुराने अब नहीं चलेंगे।',
  },
  codeUsedTitle: {
    en: 'A recovery code was used',
    'hi-Latn': 'Ek recovery code use hua',
    hi: 'एक रिकवरी कोड इस्तेमाल हुआ',
  },
  codeUsed: {
    en: 'Somebody got in to your account with one of your recovery codes. Codes left: {detail}.',
    'hi-Latn': 'Aapke ek recovery code se koi account mein aaya. Bache codes: {detail}.',
    hi: 'आपके एक रिकवरी कोड से कोई अकाउंट में आया। बचे कोड: {detail}।',
  },
  guessedTitle: {
    en: 'Somebody is guessing your codes',
    'hi-Latn': 'Koi aapke codes guess kar raha hai',
    hi: 'कोई आपके कोड का अंदाज़ा लगा रहा है',
  },
  guessed: {
    en: 'Wrong codes or passwords were entered again and again by somebody who has got as far as your second step, or has one of your sessions. Nobody got in by that. If it was not you, change your password and end the sessions that you do not know.',
    'hi-Latn':
      'Kisi ne baar baar galat codes ya passwords daale, jo aapke doosre step tak pahunch gaya tha ya jiske paas aapka koi session hai. Isse koi andar nahi aaya. Aap nahi the to password badlein aur anjaane sessions band karein.',
    hi: 'किसी ने बार-बार ग़लत कोड या पासवर्ड डाले, जो आपके दूसरे स्टेप तक पहुँच गया था या जिसके पास आपका कोई सेशन है। इससे कोई अंदर नहीं आया। आप नहीं थे तो पासवर्ड बदलें और अनजाने सेशन बंद करें।',
  },
  resetTitle: {
    en: 'Your second factor was reset',
    'hi-Latn': 'Aapka second factor reset hua',
    hi: 'आपका सेकंड फ़ैक्टर रीसेट हुआ',
  },
  reset: {
    en: 'The owner of the site removed your passkeys, your authenticator app and your recovery codes, and signed you out everywhere. Sign in with your password and set them up again.',
    'hi-Latn':
      'Site ke owner ne aapki passkeys, authenticator app aur recovery codes hata diye, aur aapko har jagah se logout kiya. Password se sign in karke phir set karein.',
    hi: 'साइट के ओनर ने आपकी पासकी, ऑथेंटिकेटर ऐप और रिकवरी कोड हटा दिए, और आपको हर जगह से लॉगआउट किया। पासवर्ड से साइन इन करके फिर सेट करें।',
  },
});
