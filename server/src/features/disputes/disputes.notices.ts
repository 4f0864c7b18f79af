import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { mapMark, teamMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import { disputeNoticeTexts as texts } from './disputes.notices.texts.ts';

type About = Pick<MatchRow, 'id' | 'tournament_id' | 'tournament' | 'stage' | 'no' | 'map'>;

const linkTo = ({ id }: About) => pathTo('match', { id });
const ofMatch = ({ tournament: event, stage }: About) => ({ event, stage });

export function disputeOpenedNotice(match: About, team: string): WrittenNotice {
  return {
    kind: 'disputeOpened',
    link: fillPath(scorerPages.disputes.path, { tournamentId: match.tournament_id }),
    title: texts.openedTitle({ team, no: match.no }),
    description: texts.opened(ofMatch(match)),
    mark: teamMark(team),
  };
}

export function disputeAskedNotice(match: About): WrittenNotice {
  return {
    kind: 'disputeAsked',
    link: linkTo(match),
    title: texts.askedTitle({ no: match.no }),
    description: texts.asked(ofMatch(match)),
    mark: mapMark(match.map),
  };
}

export function disputeDecidedNotice(
  match: About,
  { isAccepted, answer }: { isAccepted: boolean; answer: string },
): WrittenNotice {
  const { no } = match;
  return {
    kind: 'disputeDecided',
    link: linkTo(match),
    title: isAccepted ? texts.acceptedTitle({ no }) : texts.rejectedTitle({ no }),
    description: asWritten(answer),
    mark: mapMark(match.map),
  };
}
