import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';

type About = Pick<MatchRow, 'tournament_id' | 'tournament' | 'stage' | 'no'>;

const linkTo = (match: About) => pathTo('tournament', { id: match.tournament_id });

/** `decision`: why one that broke off counts; empty for one that was played out. */
export function publishedNotice(match: About, decision: string): WrittenNotice {
  return {
    kind: 'resultPublished',
    link: linkTo(match),
    title: `Result of match ${match.no} is out`,
    description: `${match.tournament}, ${match.stage}.${decision && ` Taken by decision: ${decision}.`} See where you stand. If something is wrong, your leader can open a dispute.`,
  };
}

export function correctedNotice({
  match,
  changes,
  reason,
}: {
  match: About;
  changes: readonly string[];
  reason: string;
}): WrittenNotice {
  return {
    kind: 'resultCorrected',
    link: linkTo(match),
    title: `Result of match ${match.no} was corrected`,
    description: `${match.tournament}, ${match.stage}: ${changes.slice(0, 3).join(', ')}. Reason: ${reason}`,
  };
}

export function absentTwiceNotice(match: About, teams: readonly string[]): WrittenNotice {
  const [first, ...others] = teams;
  return {
    kind: 'absentTwice',
    title:
      others.length === 0 ? `${first} is absent again` : `${teams.length} teams are absent again`,
    description: `${match.tournament}, ${match.stage}: ${teams.join(', ')} missed two matches in a row. Keep them in, or mark them as no-show under Entries.`,
    link: `/console/${match.tournament_id}?view=entries`,
  };
}
