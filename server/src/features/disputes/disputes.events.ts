import * as log from '@one-dream/contract/events/results.ts';
import { event, to } from '../../platform/work/domain-events.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import { onPagesOf } from '../matches/matches.events.ts';
import { aboutResult } from '../matches/matches.rules.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import { disputeDecidedNotice, disputeNotices, scorerNotices } from './disputes.notices.ts';

type OfTeam = { match: MatchRow; team: string };

export const disputeOpened = event(log.disputeOpened, async ({ match, team }: OfTeam, work) => {
  const { tournament_id: tournamentId } = match;
  const scorers = await listDeciders(work, { tournamentId, duties: ['scorer'] });
  return {
    ...aboutResult(match, team),
    notices: [to(scorers, scorerNotices.opened({ match, team }))],
  };
});

/** @param leaderId the leader of the team that is asked, if there is one */
export const disputeAsked = event(
  log.disputeAsked,
  ({ match, team, leaderId }: OfTeam & { leaderId: string | null }) => ({
    tournamentId: match.tournament_id,
    subject: `${team}, match ${match.no}`,
    notices: [to([leaderId], disputeNotices.asked(match))],
  }),
);

export const disputeDecided = event(
  log.disputeDecided,
  (
    facts: OfTeam & { openedBy: string | null; decision: { isAccepted: boolean; answer: string } },
  ) => ({
    ...aboutResult(facts.match, facts.team),
    notices: [to([facts.openedBy], disputeDecidedNotice(facts.match, facts.decision))],
  }),
);

export const disputeWindowClosed = event(
  log.disputeWindowClosed,
  ({ match }: { match: MatchRow }) => ({ ...aboutResult(match), live: onPagesOf(match) }),
);
