import { defineTexts } from '../../texts.ts';

export const ladderNoticeTexts = defineTexts('ladderNotices', {
  lost: {
    en: '{team} lost its place in {tier}',
    'hi-Latn': '{team} ki {tier} mein jagah chali gayi',
    hi: '{team} की {tier} में जगह चली गई',
  },
  lostOnLadder: {
    en: '{team} lost its place in the ladder',
    'hi-Latn': '{team} ki ladder mein jagah chali gayi',
    hi: '{team} की लैडर में जगह चली गई',
  },
  up: {
    en: '{team} moves up to {tier}',
    'hi-Latn': '{team} {tier} mein upar gayi',
    hi: '{team} {tier} में ऊपर गई',
  },
  down: {
    en: '{team} moves down to {tier}',
    'hi-Latn': '{team} {tier} mein neeche gayi',
    hi: '{team} {tier} में नीचे गई',
  },
  stays: {
    en: '{team} stays in {tier}',
    'hi-Latn': '{team} {tier} mein hi rahi',
    hi: '{team} {tier} में ही रही',
  },
  isIn: {
    en: '{team} is in {tier} now',
    'hi-Latn': '{team} ab {tier} mein hai',
    hi: '{team} अब {tier} में है',
  },
  reason: {
    en: '{reason} Your place on the ladder says which scrims you enter first.',
    'hi-Latn':
      '{reason} Ladder mein aapki jagah se tay hota hai ki kin scrims mein pehle entry milegi.',
    hi: '{reason} लैडर में आपकी जगह से तय होता है कि किन स्क्रिम में पहले एंट्री मिलेगी।',
  },
});
