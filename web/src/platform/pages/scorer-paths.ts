import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { withQuery } from './paths.ts';
import { anyText, writeSearch } from './search-params.ts';

export const scoringSearch = { stage: anyText };

export const scorerPaths = {
  result: (at: { tournamentId: string; matchId: string }) => fillPath(scorerPages.result.path, at),
  /** `stage` is the one to open; by default the first. */
  scoring: (tournamentId: string, stage?: string) =>
    withQuery(
      fillPath(scorerPages.scoring.path, { tournamentId }),
      writeSearch(scoringSearch, { stage }),
    ),
  finish: (tournamentId: string) => fillPath(scorerPages.finish.path, { tournamentId }),
  disputes: (tournamentId: string) => fillPath(scorerPages.disputes.path, { tournamentId }),
};
