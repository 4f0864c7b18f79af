import { pathTo } from '@one-dream/contract/pages.ts';
import { commonTexts } from '../../common.texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark } from '../../platform/work/stored-notice.ts';
import type { StageRow } from './standings.queries.ts';

type About = Pick<StageRow, 'tournament_id' | 'tournament' | 'name'>;

export const standingNotices = defineNotices(
  'standingNotices',
  {
    finished: {
      kind: 'stageFinal',
      title: {
        en: 'You finished {place} in {event}',
        'hi-Latn': 'Aap {event} mein {place} number par rahe',
        hi: 'आप {event} में {place} नंबर पर रहे',
      },
      description: {
        en: '{stage} is over, and these are the final standings. See the whole table.',
        'hi-Latn': '{stage} khatam, final standings aa gayi. Poori table dekhein.',
        hi: '{stage} ख़त्म, फ़ाइनल स्टैंडिंग आ गई। पूरी टेबल देखें।',
      },
    },
    through: {
      kind: 'stageFinal',
      title: {
        en: 'You are through to {next}, {place} in {stage}',
        'hi-Latn': 'Aap {next} mein pahunch gaye, {stage} mein {place} number',
        hi: 'आप {next} में पहुँच गए, {stage} में {place} नंबर',
      },
      description: {
        en: '{event}, {stage} is final. Keep an eye on the schedule of {next}.',
        'hi-Latn': '{event}, {stage} final ho gaya. {next} ka schedule dekhte rahein.',
        hi: '{event}, {stage} फ़ाइनल हो गया। {next} का शेड्यूल देखते रहें।',
      },
    },
    over: {
      kind: 'stageFinal',
      title: {
        en: '{stage} is over for you: {place}',
        'hi-Latn': '{stage} aapke liye khatam: {place} number',
        hi: '{stage} आपके लिए ख़त्म: {place} नंबर',
      },
      description: {
        en: '{event}, {stage} is final. Thanks for playing. See your matches on the tournament page.',
        'hi-Latn':
          '{event}, {stage} final ho gaya. Khelne ka shukriya. Apne match tournament page par dekhein.',
        hi: '{event}, {stage} फ़ाइनल हो गया। खेलने का शुक्रिया। अपने मैच टूर्नामेंट पेज पर देखें।',
      },
    },
    luckyLoser: {
      title: {
        en: 'A place came free: you are in {stage}',
        'hi-Latn': 'Jagah khaali hui: aap {stage} mein hain',
        hi: 'जगह ख़ाली हुई: आप {stage} में हैं',
      },
      description: {
        en: '{event}: another team declined, so you move up. Check the schedule now.',
        'hi-Latn':
          '{event}: doosri team ne mana kiya, isliye aap aage badhe. Abhi schedule dekhein.',
        hi: '{event}: दूसरी टीम ने मना किया, इसलिए आप आगे बढ़े। अभी शेड्यूल देखें।',
      },
    },
  },
  ({ tournament_id: id, tournament: event, name: stage }: About) => ({
    values: { event, stage },
    link: pathTo('standings', { id }),
    mark: eventMark(event),
  }),
);

/** @param next name of the stage that the team advances to; null: it is out, or everything is over */
export function advancesNotice(
  stage: About,
  { rank, next, isLastStage }: { rank: number; next: string | null; isLastStage: boolean },
) {
  const place = commonTexts.ordinal({ rank });
  if (isLastStage) return standingNotices.finished(stage, { place });
  return next
    ? standingNotices.through(stage, { place, next })
    : standingNotices.over(stage, { place });
}
