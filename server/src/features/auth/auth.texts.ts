import { defineTexts } from '../../texts.ts';

export const authTexts = defineTexts('auth', {
  signInFirst: {
    en: 'Please sign in first.',
    'hi-Latn': 'Pehle sign in karein.',
    hi: 'पहले साइन इन करें।',
  },
  discordNotStarted: {
    en: 'This sign-in with Discord was not started here or has run out. Please start it again.',
    'hi-Latn':
      'Discord ka yeh sign-in yahan se shuru nahi hua ya iska time khatam ho gaya. Dobara shuru karein.',
    hi: 'Discord का यह साइन-इन यहाँ से शुरू नहीं हुआ या इसका समय ख़त्म हो गया। दोबारा शुरू करें।',
  },
  discordAway: {
    en: 'Discord does not answer right now. Please try again in a minute.',
    'hi-Latn': 'Discord abhi jawab nahi de raha. Ek minute baad phir se try karein.',
    hi: 'Discord अभी जवाब नहीं दे रहा। एक मिनट बाद फिर कोशिश करें।',
  },
  discordNotConfirmed: {
    en: 'Discord did not confirm your sign-in. Please start it again.',
    'hi-Latn': 'Discord ne aapka sign-in confirm nahi kiya. Dobara shuru karein.',
    hi: 'Discord ने आपका साइन-इन कन्फ़र्म नहीं किया। दोबारा शुरू करें।',
  },
  discordNotSetUp: {
    en: 'Sign-in with Discord is not set up here.',
    'hi-Latn': 'Yahan Discord se sign-in set up nahi hai.',
    hi: 'यहाँ Discord से साइन-इन सेट अप नहीं है।',
  },
  tryAgain: {
    en: 'That did not work. Please try again.',
    'hi-Latn': 'Yeh nahi ho paya. Phir se try karein.',
    hi: 'यह नहीं हो पाया। फिर कोशिश करें।',
  },
  linkUsed: {
    en: 'This link has been used already. Sign in, or ask for a new one.',
    'hi-Latn': 'Yeh link pehle hi use ho chuka hai. Sign in karein, ya naya link maangein.',
    hi: 'यह लिंक पहले ही इस्तेमाल हो चुका है। साइन इन करें, या नया लिंक माँगें।',
  },
  justVerified: {
    en: 'Your email is verified: this link did it at {at}. Login to go on.',
    'hi-Latn':
      'Aapka email verify ho chuka hai: is link ne {at} par kar diya. Aage badhne ke liye login karein.',
    hi: 'आपका ईमेल वेरिफ़ाई हो चुका है: इस लिंक ने {at} पर कर दिया। आगे बढ़ने के लिए लॉगिन करें।',
  },
  justReset: {
    en: 'Your password was changed with this link at {at}. Login with the new one.',
    'hi-Latn': 'Aapka password is link se {at} par badal chuka hai. Naye password se login karein.',
    hi: 'आपका पासवर्ड इस लिंक से {at} पर बदल चुका है। नए पासवर्ड से लॉगिन करें।',
  },
  linkInvalid: {
    en: 'This link is not valid any more. Ask for a new one.',
    'hi-Latn': 'Yeh link ab valid nahi hai. Naya link maangein.',
    hi: 'यह लिंक अब नहीं चलेगा। नया लिंक माँगें।',
  },
  enterPassword: {
    en: 'Enter your password.',
    'hi-Latn': 'Apna password daalein.',
    hi: 'अपना पासवर्ड डालें।',
  },
  passkeyNotAccepted: {
    en: 'That passkey was not accepted. Please try again.',
    'hi-Latn': 'Woh passkey nahi chali. Phir se try karein.',
    hi: 'वह पासकी नहीं चली। फिर कोशिश करें।',
  },
  useSecondFactor: {
    en: 'A password is not enough here. Use your second factor.',
    'hi-Latn': 'Yahan sirf password kaafi nahi hai. Apna second factor use karein.',
    hi: 'यहाँ सिर्फ़ पासवर्ड काफ़ी नहीं है। अपना सेकंड फ़ैक्टर इस्तेमाल करें।',
  },
  wrongPassword: {
    en: 'That password is wrong. Try again.',
    'hi-Latn': 'Password galat hai. Phir se try karein.',
    hi: 'पासवर्ड ग़लत है। फिर कोशिश करें।',
  },
  wrongOrUsedCode: {
    en: 'That code is not right, or was used already. Enter the one the app shows now.',
    'hi-Latn':
      'Code galat hai, ya pehle use ho chuka hai. App abhi jo code dikhata hai woh daalein.',
    hi: 'कोड ग़लत है, या पहले इस्तेमाल हो चुका है। ऐप अभी जो कोड दिखाता है वह डालें।',
  },
  signInRanOut: {
    en: 'This sign-in has run out. Please start it again.',
    'hi-Latn': 'Is sign-in ka time khatam ho gaya. Dobara shuru karein.',
    hi: 'इस साइन-इन का समय ख़त्म हो गया। दोबारा शुरू करें।',
  },
  passkeyUnknown: {
    en: 'That passkey does not open an account here. Try again, or sign in another way.',
    'hi-Latn':
      'Is passkey se yahan koi account nahi khulta. Phir se try karein, ya kisi aur tareeke se sign in karein.',
    hi: 'इस पासकी से यहाँ कोई अकाउंट नहीं खुलता। फिर कोशिश करें, या किसी और तरीक़े से साइन इन करें।',
  },
  passkeyNotAdded: {
    en: 'The passkey could not be added. Please start again.',
    'hi-Latn': 'Passkey add nahi ho payi. Dobara shuru karein.',
    hi: 'पासकी जुड़ नहीं पाई। दोबारा शुरू करें।',
  },
  passkeyInUse: {
    en: 'This passkey is in use already.',
    'hi-Latn': 'Yeh passkey pehle se use mein hai.',
    hi: 'यह पासकी पहले से इस्तेमाल में है।',
  },
  passkeyGone: {
    en: 'This passkey is gone already.',
    'hi-Latn': 'Yeh passkey pehle hi hat chuki hai.',
    hi: 'यह पासकी पहले ही हट चुकी है।',
  },
  passkeysFull: {
    en: 'You have {most} passkeys. Remove one that you no longer use first.',
    'hi-Latn': 'Aapke paas {most} passkeys hain. Pehle jo use nahi karte use hatayein.',
    hi: 'आपके पास {most} पासकी हैं। पहले जो इस्तेमाल नहीं करते उसे हटाएँ।',
  },
  appAlready: {
    en: 'You have an authenticator app already. Remove it first to set up another one.',
    'hi-Latn':
      'Aapka authenticator app pehle se hai. Doosra set up karne ke liye pehle use hatayein.',
    hi: 'आपका ऑथेंटिकेटर ऐप पहले से है। दूसरा सेट अप करने के लिए पहले उसे हटाएँ।',
  },
  wrongCode: {
    en: 'That code is not right. Enter the one the app shows now.',
    'hi-Latn': 'Code galat hai. App abhi jo code dikhata hai woh daalein.',
    hi: 'कोड ग़लत है। ऐप अभी जो कोड दिखाता है वह डालें।',
  },
  noApp: {
    en: 'You have no authenticator app here.',
    'hi-Latn': 'Yahan aapka koi authenticator app nahi hai.',
    hi: 'यहाँ आपका कोई ऑथेंटिकेटर ऐप नहीं है।',
  },
  recoveryNeedsFactor: {
    en: 'Recovery codes stand in for a passkey or an app. Add one of them first.',
    'hi-Latn':
      'Recovery codes passkey ya app ki jagah kaam aate hain. Pehle unme se ek add karein.',
    hi: 'रिकवरी कोड पासकी या ऐप की जगह काम आते हैं। पहले उनमें से एक जोड़ें।',
  },
  notYourOwn: {
    en: 'You cannot reset your own. Change it under Profile, Security.',
    'hi-Latn': 'Aap apna khud reset nahi kar sakte. Use Profile, Security mein badlein.',
    hi: 'आप अपना ख़ुद रीसेट नहीं कर सकते। उसे प्रोफ़ाइल, सुरक्षा में बदलें।',
  },
  deviceGone: {
    en: 'That device is signed out already.',
    'hi-Latn': 'Woh device pehle hi sign out ho chuka hai.',
    hi: 'वह डिवाइस पहले ही साइन आउट हो चुका है।',
  },
  verifyFirst: {
    en: 'Verify your email first: open the link in the mail we sent you.',
    'hi-Latn': 'Pehle apna email verify karein: humne jo mail bheja hai uska link kholein.',
    hi: 'पहले अपना ईमेल वेरिफ़ाई करें: हमने जो मेल भेजा है उसका लिंक खोलें।',
  },
  wrongCredentials: {
    en: 'Email or password is wrong. Check both and try again.',
    'hi-Latn': 'Email ya password galat hai. Dono check karke phir se try karein.',
    hi: 'ईमेल या पासवर्ड ग़लत है। दोनों जाँचकर फिर कोशिश करें।',
  },
  googleNotSetUp: {
    en: 'Sign-in with Google is not set up here.',
    'hi-Latn': 'Yahan Google se sign-in set up nahi hai.',
    hi: 'यहाँ Google से साइन-इन सेट अप नहीं है।',
  },
  googleNotConfirmed: {
    en: 'Google did not confirm your sign-in. Please try again.',
    'hi-Latn': 'Google ne aapka sign-in confirm nahi kiya. Phir se try karein.',
    hi: 'Google ने आपका साइन-इन कन्फ़र्म नहीं किया। फिर कोशिश करें।',
  },
  otherGoogle: {
    en: 'This account is linked to another Google account. Sign in with that one or with your password.',
    'hi-Latn':
      'Yeh account kisi aur Google account se juda hai. Usse ya apne password se sign in karein.',
    hi: 'यह अकाउंट किसी और Google अकाउंट से जुड़ा है। उससे या अपने पासवर्ड से साइन इन करें।',
  },
  discordNoEmail: {
    en: 'Your Discord account has no verified email. Verify it in Discord, or sign up here and link Discord later.',
    'hi-Latn':
      'Aapke Discord account mein verified email nahi hai. Discord mein verify karein, ya yahan sign up karke Discord baad mein link karein.',
    hi: 'आपके Discord अकाउंट में वेरिफ़ाइड ईमेल नहीं है। Discord में वेरिफ़ाई करें, या यहाँ साइन अप करके Discord बाद में लिंक करें।',
  },
  neverVerified: {
    en: 'There is an account with this email that was never verified. Open the link in its verification mail first.',
    'hi-Latn':
      'Is email ka ek account hai jo kabhi verify nahi hua. Pehle uske verification mail ka link kholein.',
    hi: 'इस ईमेल का एक अकाउंट है जो कभी वेरिफ़ाई नहीं हुआ। पहले उसके वेरिफ़िकेशन मेल का लिंक खोलें।',
  },
  otherDiscord: {
    en: 'Your account is linked to another Discord account. Sign in with that one or with your password.',
    'hi-Latn':
      'Aapka account kisi aur Discord account se link hai. Usse ya apne password se sign in karein.',
    hi: 'आपका अकाउंट किसी और Discord अकाउंट से लिंक है। उससे या अपने पासवर्ड से साइन इन करें।',
  },
  providerAway: {
    en: '{provider} does not answer right now. Please try again in a minute.',
    'hi-Latn': '{provider} abhi jawab nahi de raha. Ek minute baad phir se try karein.',
    hi: '{provider} अभी जवाब नहीं दे रहा। एक मिनट बाद फिर कोशिश करें।',
  },
  commonPassword: {
    en: 'This password is on the list that attackers try first. Choose one that is harder to guess.',
    'hi-Latn':
      'Yeh password us list mein hai jo hackers sabse pehle try karte hain. Isse mushkil chunein.',
    hi: 'यह पासवर्ड उस लिस्ट में है जिसे हैकर सबसे पहले आज़माते हैं। इससे मुश्किल चुनें।',
  },
  checkEmail: {
    en: 'Check your email for verification link',
    'hi-Latn': 'Verification link ke liye apna email dekhein',
    hi: 'वेरिफ़िकेशन लिंक के लिए अपना ईमेल देखें',
  },
  verified: {
    en: 'Verification Successful!',
    'hi-Latn': 'Verify ho gaya!',
    hi: 'वेरिफ़ाई हो गया!',
  },
  newLinkSent: {
    en: 'If this address waits to be verified, a new link is on its way.',
    'hi-Latn': 'Agar yeh address verify hona baaki hai, to naya link aa raha hai.',
    hi: 'अगर यह एड्रेस वेरिफ़ाई होना बाकी है, तो नया लिंक आ रहा है।',
  },
  welcomeBack: {
    en: 'Welcome back!',
    'hi-Latn': 'Phir se swagat hai!',
    hi: 'फिर से स्वागत है!',
  },
  welcome: {
    en: 'Welcome!',
    'hi-Latn': 'Swagat hai!',
    hi: 'स्वागत है!',
  },
  signedOut: {
    en: 'You are signed out.',
    'hi-Latn': 'Aap sign out ho gaye.',
    hi: 'आप साइन आउट हो गए।',
  },
  resetSent: {
    en: "We've sent a password reset link to {email}",
    'hi-Latn': 'Humne {email} par password reset link bhej diya hai',
    hi: 'हमने {email} पर पासवर्ड रीसेट लिंक भेज दिया है',
  },
  passwordUpdated: {
    en: 'Password Updated!',
    'hi-Latn': 'Password badal gaya!',
    hi: 'पासवर्ड बदल गया!',
  },
  thatWasYou: {
    en: 'Thanks, that was you.',
    'hi-Latn': 'Shukriya, aap hi hain.',
    hi: 'शुक्रिया, आप ही हैं।',
  },
  factorReset: {
    en: 'The second factor is reset.',
    'hi-Latn': 'Second factor reset ho gaya.',
    hi: 'सेकंड फ़ैक्टर रीसेट हो गया।',
  },
  noMail: {
    en: 'This site sends no mails yet. Use Discord or Google to sign in.',
    'hi-Latn': 'Yeh site abhi mail nahi bhejti. Discord ya Google se sign in karein.',
    hi: 'यह साइट अभी मेल नहीं भेजती। Discord या Google से साइन इन करें।',
  },
  deviceSignedOut: {
    en: 'That device is signed out.',
    'hi-Latn': 'Woh device sign out ho gaya.',
    hi: 'वह डिवाइस साइन आउट हो गया।',
  },
  signedOutElsewhere: {
    en: 'You are signed out everywhere else.',
    'hi-Latn': 'Aap baaki sab jagah se sign out ho gaye.',
    hi: 'आप बाकी सब जगह से साइन आउट हो गए।',
  },
});
