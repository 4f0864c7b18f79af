import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { mapMark, teamMark } from '../../platform/work/stored-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { defineTexts } from '../../texts.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';

type About = Pick<MatchRow, 'id' | 'tournament_id' | 'tournament' | 'stage' | 'no' | 'map'>;

const texts = defineTexts('disputeNotices', {
  acceptedTitle: {
    en: 'Your dispute of match {no} was accepted',
    'hi-Latn': 'Match {no} ka aapka dispute maan liya gaya',
    hi: 'मैच {no} का आपका डिस्प्यूट मान लिया गया',
  },
  rejectedTitle: {
    en: 'Your dispute of match {no} was rejected',
    'hi-Latn': 'Match {no} ka aapka dispute nahi maana gaya',
    hi: 'मैच {no} का आपका डिस्प्यूट नहीं माना गया',
  },
});

export const scorerNotices = defineNotices(
  'disputeNotices',
  {
    opened: {
      kind: 'disputeOpened',
      title: {
        en: '{team} disputes match {no}',
        'hi-Latn': '{team} ne match {no} par dispute kiya',
        hi: '{team} ने मैच {no} पर डिस्प्यूट किया',
      },
      description: {
        en: '{event}, {stage}. Read it in the console and decide.',
        'hi-Latn': '{event}, {stage}. Console mein padhein aur faisla karein.',
        hi: '{event}, {stage}। कंसोल में पढ़ें और फ़ैसला करें।',
      },
    },
  },
  ({ match, team }: { match: About; team: string }) => ({
    values: { ...onMatch(match).values, team },
    link: fillPath(scorerPages.disputes.path, { tournamentId: match.tournament_id }),
    mark: teamMark(team),
  }),
);

export const disputeNotices = defineNotices(
  'disputeNotices',
  {
    asked: {
      kind: 'disputeAsked',
      title: {
        en: 'Your side is needed: match {no}',
        'hi-Latn': 'Aapka jawab chahiye: match {no}',
        hi: 'आपका जवाब चाहिए: मैच {no}',
      },
      description: {
        en: '{event}, {stage}: a dispute names your team. Write your answer on the match page.',
        'hi-Latn':
          '{event}, {stage}: ek dispute mein aapki team ka naam hai. Match page par apna jawab likhein.',
        hi: '{event}, {stage}: एक डिस्प्यूट में आपकी टीम का नाम है। मैच पेज पर अपना जवाब लिखें।',
      },
    },
  },
  onMatch,
);

export function disputeDecidedNotice(
  match: About,
  { isAccepted, answer }: { isAccepted: boolean; answer: string },
): WrittenNotice<'disputeDecided'> {
  const { values, ...frame } = onMatch(match);
  return {
    kind: 'disputeDecided',
    ...frame,
    title: isAccepted ? texts.acceptedTitle(values) : texts.rejectedTitle(values),
    description: asWritten(answer),
  };
}

function onMatch(match: About) {
  const { id, tournament: event, stage, no, map } = match;
  return { values: { event, stage, no }, link: pathTo('match', { id }), mark: mapMark(map) };
}
