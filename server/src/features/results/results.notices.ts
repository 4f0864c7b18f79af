import { pathTo } from '@one-dream/contract/pages.ts';
import { list, type Said } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../common.texts.ts';
import { eventMark, mapMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import type { Placed } from './results.hooks.ts';
import { resultNoticeTexts as texts } from './results.notices.texts.ts';

type About = Pick<MatchRow, 'id' | 'tournament_id' | 'tournament' | 'stage' | 'no' | 'map'>;

/** Its page shows the team's points, and its current standing. */
const linkTo = ({ id }: About) => pathTo('match', { id });
const ofMatch = ({ tournament: event, stage, no }: About) => ({ event, stage, no });
const factOf = ({ rank, points }: Placed) => ({ place: commonTexts.ordinal({ rank }), points });

/** @param placed current standing of the reader's team; `decision`: why a match that broke off counts */
export function publishedNotice(
  match: About,
  { placed, decision }: { placed: Placed | undefined; decision: string },
): WrittenNotice {
  return {
    kind: 'resultPublished',
    link: linkTo(match),
    title: placed ? texts.rankTitle(factOf(placed)) : texts.outTitle({ no: match.no }),
    description: texts.out({
      ...ofMatch(match),
      decision: decision && texts.decision({ reason: decision }),
    }),
    mark: mapMark(match.map),
  };
}

export function correctedNotice(
  match: About,
  {
    placed,
    changes,
    reason,
  }: { placed: Placed | undefined; changes: readonly Said[]; reason: string },
): WrittenNotice {
  const { no } = match;
  return {
    kind: 'resultCorrected',
    link: linkTo(match),
    title: placed
      ? texts.correctedTitle({ no, ...factOf(placed) })
      : texts.correctedOnlyTitle({ no }),
    description: texts.corrected({
      ...ofMatch(match),
      changes: list(changes.slice(0, 3)),
      reason,
    }),
    mark: mapMark(match.map),
  };
}

/** @param count results of the day */
export function followedResultsNotice(
  { id, title: event }: Pick<TournamentRow, 'id' | 'title'>,
  count: number,
): WrittenNotice {
  return {
    kind: 'followedResults',
    link: pathTo('standings', { id }),
    title: texts.followedTitle({ event, count }),
    description: texts.followed,
    mark: eventMark(event),
  };
}

export function absentTwiceNotice(match: About, teams: readonly string[]): WrittenNotice {
  const [first = ''] = teams;
  return {
    kind: 'absentTwice',
    title: texts.absentTitle({ count: teams.length, first }),
    description: texts.absent({ ...ofMatch(match), teams: list(teams) }),
    link: `/console/${match.tournament_id}?view=entries`,
    mark: mapMark(match.map),
  };
}
