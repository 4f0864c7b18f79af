import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { asWritten, defineTexts } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { mapMark, teamMark } from '../../platform/work/stored-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';

type About = Pick<MatchRow, 'id' | 'tournament_id' | 'tournament' | 'stage' | 'no' | 'map'>;

const texts = defineTexts('disputeNotices', {
  acceptedTitle: 'Your dispute of match {no} was accepted',
  rejectedTitle: 'Your dispute of match {no} was rejected',
});

export const scorerNotices = defineNotices(
  'disputeNotices',
  {
    opened: {
      kind: 'disputeOpened',
      title: '{team} disputes match {no}',
      description: '{event}, {stage}. Read it in the console and decide.',
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
      title: 'Your side is needed: match {no}',
      description:
        '{event}, {stage}: a dispute names your team. Write your answer on the match page.',
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
