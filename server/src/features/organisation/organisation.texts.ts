import { defineTexts } from '../../texts.ts';

export const organisationTexts = defineTexts('organisation', {
  savedElsewhere: {
    en: 'This section was saved somewhere else meanwhile. Load the newest version: what you typed is kept.',
    'hi-Latn':
      'Yeh section is beech kahin aur save hua. Naya version load karein: aapne jo likha hai woh rahega.',
    hi: 'यह सेक्शन इस बीच कहीं और सेव हुआ। नया वर्ज़न लोड करें: आपने जो लिखा है वह रहेगा।',
  },
  sectionSaved: {
    en: '{section}: saved. The site shows it now.',
    'hi-Latn': '{section}: save ho gaya. Site par ab yahi dikhega.',
    hi: '{section}: सेव हो गया। साइट पर अब यही दिखेगा।',
  },
  sectionBack: {
    en: '{section}: back at the file’s values.',
    'hi-Latn': '{section}: file ki values par wapas.',
    hi: '{section}: फ़ाइल की वैल्यू पर वापस।',
  },
});
