import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';

type About = Pick<MatchRow, 'tournament_id' | 'tournament' | 'stage' | 'no'>;

const linkTo = (match: About) => pathTo('tournament', { id: match.tournament_id });

export function disputeOpenedNotice(match: About, team: string): WrittenNotice {
  return {
    kind: 'disputeOpened',
    link: linkTo(match),
    title: `${team} disputes match ${match.no}`,
    description: `${match.tournament}, ${match.stage}. Read it in the console and decide.`,
  };
}

export function disputeAskedNotice(match: About): WrittenNotice {
  return {
    kind: 'disputeAsked',
    link: linkTo(match),
    title: `Your side is wanted: match ${match.no}`,
    description: `${match.tournament}, ${match.stage}: a dispute names your team. Write your answer on the match page.`,
  };
}

export function disputeDecidedNotice(
  match: About,
  decision: { isAccepted: boolean; answer: string },
): WrittenNotice {
  return {
    kind: 'disputeDecided',
    link: linkTo(match),
    title: `Your dispute of match ${match.no} was ${decision.isAccepted ? 'accepted' : 'rejected'}`,
    description: decision.answer,
  };
}
