import type { StaffPosition } from '@one-dream/contract/features/applications/applications.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { asWritten, type Translatable } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { defineTexts } from '../../texts.ts';

export const applicationNotices = defineNotices(
  'applicationNotices',
  {
    approved: {
      kind: 'applicationDecided',
      title: {
        en: 'Your application is approved: {position}',
        'hi-Latn': 'Aapki application approve ho gayi: {position}',
        hi: 'आपका आवेदन मंज़ूर हो गया: {position}',
      },
      description: {
        en: 'Welcome to the staff as {position}. We will contact you on WhatsApp.',
        'hi-Latn': 'Staff mein swagat hai, {position} ke taur par. Hum WhatsApp par baat karenge.',
        hi: 'स्टाफ़ में स्वागत है, {position} के तौर पर। हम WhatsApp पर बात करेंगे।',
      },
    },
    rejected: {
      kind: 'applicationDecided',
      title: {
        en: 'Your application was not successful',
        'hi-Latn': 'Aapki application is baar nahi hui',
        hi: 'आपका आवेदन इस बार मंज़ूर नहीं हुआ',
      },
      description: {
        en: 'Thank you for applying as {position}. This time we chose someone else.',
        'hi-Latn': '{position} ke liye apply karne ka shukriya. Is baar humne kisi aur ko chuna.',
        hi: '{position} के लिए अप्लाई करने का शुक्रिया। इस बार हमने किसी और को चुना।',
      },
    },
  },
  (position: string) => ({ values: { position: positionText(position) }, link: pathTo('joinUs') }),
);

const positionTexts = defineTexts('position', {
  'VC Mod (Voice Chat Moderator)': {
    en: 'VC Mod (Voice Chat Moderator)',
    'hi-Latn': 'VC Mod (Voice Chat Moderator)',
    hi: 'VC मॉड (वॉइस चैट मॉडरेटर)',
  },
  'Chat Mod (Chat Moderator)': {
    en: 'Chat Mod (Chat Moderator)',
    'hi-Latn': 'Chat Mod (Chat Moderator)',
    hi: 'चैट मॉड (चैट मॉडरेटर)',
  },
  Spectator: {
    en: 'Spectator',
    'hi-Latn': 'Spectator',
    hi: 'स्पेक्टेटर',
  },
  'Scrims Manager': {
    en: 'Scrims Manager',
    'hi-Latn': 'Scrims Manager',
    hi: 'स्क्रिम मैनेजर',
  },
  'Tournament Manager': {
    en: 'Tournament Manager',
    'hi-Latn': 'Tournament Manager',
    hi: 'टूर्नामेंट मैनेजर',
  },
  'After Match Overall Standing Maker': {
    en: 'After Match Overall Standing Maker',
    'hi-Latn': 'Match ke baad ki overall standing banane wale',
    hi: 'मैच के बाद की ओवरऑल स्टैंडिंग बनाने वाले',
  },
  'Production Team Member': {
    en: 'Production Team Member',
    'hi-Latn': 'Production Team Member',
    hi: 'प्रोडक्शन टीम मेंबर',
  },
  'Caster for Live YouTube Broadcast': {
    en: 'Caster for Live YouTube Broadcast',
    'hi-Latn': 'YouTube live ke caster',
    hi: 'YouTube लाइव के कास्टर',
  },
});

const positions: Record<string, Translatable> = positionTexts satisfies Record<
  Exclude<StaffPosition, 'Other'>,
  Translatable
>;

/** A position of the list, or another one as its applicant wrote it. */
export function positionText(position: string): Translatable {
  return (Object.hasOwn(positions, position) && positions[position]) || asWritten(position);
}
