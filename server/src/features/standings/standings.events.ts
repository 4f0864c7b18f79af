import * as log from '@one-dream/contract/events/standings.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import { advancesNotice, standingNotices } from './standings.notices.ts';
import type { StageRow } from './standings.queries.ts';
import { aboutStage } from './standings.rules.ts';

/** @param no open pages whose number is lower refetch */
export const standingsChanged = unlogged((change: { tournamentId: string; no: number }) => ({
  live: { standingsChanged: change },
}));

export const luckyLoserMovedUp = event(
  log.luckyLoserMovedUp,
  ({ stage, team, userIds }: { stage: StageRow; team: string; userIds: readonly string[] }) => ({
    ...aboutStage(stage, team),
    notices: [to(userIds, standingNotices.luckyLoser(stage))],
  }),
);

type Ranked = Parameters<typeof advancesNotice>[1] & { userIds: readonly string[] };

export const stageFinalised = event(
  log.stageFinalised,
  ({ stage, ranked }: { stage: StageRow; ranked: readonly Ranked[] }) => ({
    ...aboutStage(stage),
    notices: ranked.map(({ userIds, ...rank }) => to(userIds, advancesNotice(stage, rank))),
  }),
);
