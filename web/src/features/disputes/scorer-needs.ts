import { plural, t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { joinNames } from '../../platform/join-names.ts';
import { scorerPaths } from '../../platform/pages/scorer-paths.ts';
import type { Dispute } from './disputes.data.ts';

/** Something that needs a scorer, and the page to deal with it. */
export interface ScorerNeed {
  key: string;
  text: string;
  hint: string;
  to: string;
  isUrgent: boolean;
}

/** Lists needs of the scorers: disputes, unpublished drafts, ties across a cut. */
export function listScorerNeeds({
  tournamentId,
  disputes,
  matches,
  stage,
}: {
  tournamentId: string;
  disputes: readonly Pick<Dispute, 'state' | 'matchId' | 'matchNo'>[];
  matches: readonly Pick<Match, '_id' | 'no' | 'format' | 'groups' | 'state'>[];
  /** The newest stage with results. */
  stage: StageStandings | null;
}): ScorerNeed[] {
  const open = disputes.filter(({ state }) => state === 'open' || state === 'answered');
  const needs: ScorerNeed[] = [];
  for (const [matchId, ofMatch] of groupBy(open, (dispute) => dispute.matchId)) {
    const no = ofMatch[0]?.matchNo;
    needs.push({
      key: `disputes ${matchId}`,
      text: plural(ofMatch.length, {
        one: `1 dispute about match ${no} is open`,
        other: `# disputes about match ${no} are open`,
      }),
      hint: plural(ofMatch.length, {
        one: `Decide it first: until then match ${no} is not final.`,
        other: `Decide them first: until then match ${no} is not final.`,
      }),
      to: scorerPaths.disputes(tournamentId),
      isUrgent: true,
    });
  }
  for (const { _id, no, format, groups, state } of matches)
    if (state === 'results_in')
      needs.push({
        key: _id,
        text: t`Match ${no}${format === 'single' ? '' : ` ${groups.join('+')}`} is not published`,
        hint: t`Its result is a draft. Check it, then publish.`,
        to: scorerPaths.result({ tournamentId, matchId: _id }),
        isUrgent: false,
      });
  if (stage && !stage.isFinal)
    for (const { group, rows, remaining } of stage.tables)
      for (const names of remaining === 0 ? tiesAtCuts(rows) : [])
        needs.push({
          key: `tie ${group ?? ''} ${names.join(' ')}`,
          text: t`${joinNames(names)} are tied at the cut`,
          hint: t`Rule who is ahead, or play a tie-break match.`,
          to: scorerPaths.scoring(tournamentId, stage._id),
          isUrgent: true,
        });
  return needs;
}

/** Teams sharing a rank but with different destinations. */
function tiesAtCuts(rows: readonly StandingLine[]): string[][] {
  const byRank = groupBy(
    rows.filter(({ rank, isTied }) => rank !== null && isTied),
    ({ rank }) => rank,
  );
  return [...byRank.values()]
    .filter((tied) => new Set(tied.map(({ band }) => band)).size > 1)
    .map((tied) => tied.map(({ name }) => name));
}
