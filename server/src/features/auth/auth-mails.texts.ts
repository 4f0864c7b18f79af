import { defineTexts } from '../../texts.ts';

export const mailTexts = defineTexts('authMails', {
  verify: {
    en: 'Confirm your e-mail',
    'hi-Latn': 'Apna email confirm karein',
    hi: 'अपना ईमेल कन्फ़र्म करें',
  },
  verifySubject: {
    en: 'Confirm your e-mail for {organisation}',
    'hi-Latn': '{organisation} ke liye apna email confirm karein',
    hi: '{organisation} के लिए अपना ईमेल कन्फ़र्म करें',
  },
  verifyPreview: {
    en: 'One tap and you can sign in. The link works for 24 hours.',
    'hi-Latn': 'Bas ek tap, phir aap sign in kar sakte hain. Link 24 ghante chalega.',
    hi: 'बस एक टैप, फिर आप साइन इन कर सकते हैं। लिंक 24 घंटे चलेगा।',
  },
  verifyLead: {
    en: 'Thanks for signing up at {organisation}. Confirm that this address is yours, and you are in: set up your profile, build your team, play.',
    'hi-Latn':
      '{organisation} par sign up karne ka shukriya. Confirm karein ki yeh address aapka hai, aur shuru ho jayein: profile banayein, team banayein, khelein.',
    hi: '{organisation} पर साइन अप करने का शुक्रिया। कन्फ़र्म करें कि यह एड्रेस आपका है, और शुरू हो जाएँ: प्रोफ़ाइल बनाएँ, टीम बनाएँ, खेलें।',
  },
  verifyButton: {
    en: 'Confirm e-mail',
    'hi-Latn': 'Email confirm karein',
    hi: 'ईमेल कन्फ़र्म करें',
  },
  verifyAfter: {
    en: 'The link works once, for 24 hours. If you did not sign up, ignore this mail: nobody can use the account without it.',
    'hi-Latn':
      'Link ek baar chalega, 24 ghante tak. Aapne sign up nahi kiya to is mail ko chhod dein: iske bina account koi use nahi kar sakta.',
    hi: 'लिंक एक बार चलेगा, 24 घंटे तक। आपने साइन अप नहीं किया तो इस मेल को छोड़ दें: इसके बिना अकाउंट कोई इस्तेमाल नहीं कर सकता।',
  },
  reset: {
    en: 'Set a new password',
    'hi-Latn': 'Naya password set karein',
    hi: 'नया पासवर्ड सेट करें',
  },
  resetSubject: {
    en: 'Set a new password for {organisation}',
    'hi-Latn': '{organisation} ke liye naya password set karein',
    hi: '{organisation} के लिए नया पासवर्ड सेट करें',
  },
  resetPreview: {
    en: 'The link works once, for 30 minutes.',
    'hi-Latn': 'Link ek baar chalega, 30 min tak.',
    hi: 'लिंक एक बार चलेगा, 30 मिनट तक।',
  },
  resetLead: {
    en: 'A new password was requested at {organisation}. If that was you, choose it here:',
    'hi-Latn': '{organisation} par naya password maanga gaya. Aapne maanga to yahan chunein:',
    hi: '{organisation} पर नया पासवर्ड माँगा गया। आपने माँगा तो यहाँ चुनें:',
  },
  resetButton: {
    en: 'Set new password',
    'hi-Latn': 'Naya password set karein',
    hi: 'नया पासवर्ड सेट करें',
  },
  resetAfter: {
    en: 'The link works once, for 30 minutes. Setting a new password signs you out on every device. If you did not ask for this, ignore this mail: your password stays as it is.',
    'hi-Latn':
      'Link ek baar chalega, 30 min tak. Naya password set karte hi aap har device se logout ho jayenge. Aapne nahi maanga to is mail ko chhod dein: password wahi rahega.',
    hi: 'लिंक एक बार चलेगा, 30 मिनट तक। नया पासवर्ड सेट करते ही आप हर डिवाइस से लॉगआउट हो जाएँगे। आपने नहीं माँगा तो इस मेल को छोड़ दें: पासवर्ड वही रहेगा।',
  },
  known: {
    en: 'You already have an account',
    'hi-Latn': 'Aapka account pehle se hai',
    hi: 'आपका अकाउंट पहले से है',
  },
  knownSubject: {
    en: 'You already have an account at {organisation}',
    'hi-Latn': '{organisation} par aapka account pehle se hai',
    hi: '{organisation} पर आपका अकाउंट पहले से है',
  },
  knownPreview: {
    en: 'Somebody tried to sign up with your address. Nothing has changed.',
    'hi-Latn': 'Kisi ne aapke address se sign up karne ki koshish ki. Kuch nahi badla.',
    hi: 'किसी ने आपके एड्रेस से साइन अप करने की कोशिश की। कुछ नहीं बदला।',
  },
  knownLead: {
    en: 'Somebody tried to sign up at {organisation} with this address. It already has an account, so nothing has changed.',
    'hi-Latn':
      'Kisi ne {organisation} par is address se sign up karne ki koshish ki. Iska account pehle se hai, isliye naya nahi bana aur kuch nahi badla.',
    hi: 'किसी ने {organisation} पर इस एड्रेस से साइन अप करने की कोशिश की। इसका अकाउंट पहले से है, इसलिए नया नहीं बना और कुछ नहीं बदला।',
  },
  knownHow: {
    en: 'If that was you, sign in. If you have forgotten the password, choose “Forget Password” on the same page.',
    'hi-Latn':
      'Aap the to sign in karein. Password yaad na ho to usi page par “Password bhool gaye” chunein.',
    hi: 'आप थे तो साइन इन करें। पासवर्ड याद न हो तो उसी पेज पर “पासवर्ड भूल गए” चुनें।',
  },
  signIn: {
    en: 'Sign in',
    'hi-Latn': 'Sign in karein',
    hi: 'साइन इन करें',
  },
  notYou: {
    en: 'If it was not you, there is nothing you need to do.',
    'hi-Latn': 'Aap nahi the to kuch karne ki zaroorat nahi.',
    hi: 'आप नहीं थे तो कुछ करने की ज़रूरत नहीं।',
  },
  changed: {
    en: 'Your password was changed',
    'hi-Latn': 'Aapka password badal gaya',
    hi: 'आपका पासवर्ड बदल गया',
  },
  changedSubject: {
    en: 'Your {organisation} password was changed',
    'hi-Latn': '{organisation} ka aapka password badal gaya',
    hi: '{organisation} का आपका पासवर्ड बदल गया',
  },
  changedPreview: {
    en: 'If that was not you, set a new one now.',
    'hi-Latn': 'Aapne nahi badla to abhi naya set karein.',
    hi: 'आपने नहीं बदला तो अभी नया सेट करें।',
  },
  changedLead: {
    en: 'The password of your {organisation} account was changed on {at}. You have been signed out on every device; sign in again with the new password.',
    'hi-Latn':
      'Aapke {organisation} account ka password {at} ko badla. Aap har device se logout ho gaye hain; naye password se sign in karein.',
    hi: 'आपके {organisation} अकाउंट का पासवर्ड {at} को बदला। आप हर डिवाइस से लॉगआउट हो गए हैं; नए पासवर्ड से साइन इन करें।',
  },
  changedAfter: {
    en: 'If it was not you, choose “Forget Password” on that page at once and set a new one, and change the password of this mail box too.',
    'hi-Latn':
      'Aapne nahi badla to usi page par turant “Password bhool gaye” chunein aur naya set karein, aur is mail box ka password bhi badlein.',
    hi: 'आपने नहीं बदला तो उसी पेज पर तुरंत “पासवर्ड भूल गए” चुनें और नया सेट करें, और इस मेल बॉक्स का पासवर्ड भी बदलें।',
  },
  unknown: {
    en: 'No account has this address',
    'hi-Latn': 'Is address ka koi account nahi hai',
    hi: 'इस एड्रेस का कोई अकाउंट नहीं है',
  },
  unknownSubject: {
    en: 'No {organisation} account has this address',
    'hi-Latn': '{organisation} par is address ka koi account nahi hai',
    hi: '{organisation} पर इस एड्रेस का कोई अकाउंट नहीं है',
  },
  unknownPreview: {
    en: 'A new password was requested, but there is no account to set it for.',
    'hi-Latn': 'Naya password maanga gaya, par koi account hi nahi hai.',
    hi: 'नया पासवर्ड माँगा गया, पर कोई अकाउंट ही नहीं है।',
  },
  unknownLead: {
    en: 'A new password was requested at {organisation} for {email}, but no account has this address. If that was you, try the other addresses you use, or create an account:',
    'hi-Latn':
      '{organisation} par {email} ke liye naya password maanga gaya, par is address ka account nahi hai. Aapne maanga to apne doosre addresses try karein, ya account banayein:',
    hi: '{organisation} पर {email} के लिए नया पासवर्ड माँगा गया, पर इस एड्रेस का अकाउंट नहीं है। आपने माँगा तो अपने दूसरे एड्रेस आज़माएँ, या अकाउंट बनाएँ:',
  },
  unknownButton: {
    en: 'Create an account',
    'hi-Latn': 'Account banayein',
    hi: 'अकाउंट बनाएँ',
  },
  securityPreview: {
    en: 'If that was not you, act now.',
    'hi-Latn': 'Aap nahi the to turant account dekhein.',
    hi: 'आप नहीं थे तो तुरंत अकाउंट देखें।',
  },
  securityAt: {
    en: 'It happened on {at}. If it was you, all is well.',
    'hi-Latn': 'Yeh {at} ko hua. Aap the to sab theek hai.',
    hi: 'यह {at} को हुआ। आप थे तो सब ठीक है।',
  },
  securityButton: {
    en: 'Check your account',
    'hi-Latn': 'Apna account dekhein',
    hi: 'अपना अकाउंट देखें',
  },
  securityAfter: {
    en: 'If it was not you, sign out every other device there at once, and set a new password with “Forget Password”.',
    'hi-Latn':
      'Aap nahi the to wahan turant baaki sab devices ko logout karein, aur “Password bhool gaye” se naya password set karein.',
    hi: 'आप नहीं थे तो वहाँ तुरंत बाकी सब डिवाइस को लॉगआउट करें, और “पासवर्ड भूल गए” से नया पासवर्ड सेट करें।',
  },
});
