import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath, pathTo } from '@one-dream/contract/pages.ts';
import { defineTexts, list, type Translatable } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../common.texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark, mapMark } from '../../platform/work/stored-notice.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import type { Placed } from './results.hooks.ts';

type About = Pick<MatchRow, 'id' | 'tournament_id' | 'tournament' | 'stage' | 'no' | 'map'>;

const texts = defineTexts('resultNotices', {
  out: '{event}, {stage}: the result of match {no} is out.{decision} If something is wrong, your leader can open a dispute.',
  /** Starts with a space, to be appended. */
  decision: ' Result decided by the organisers: {reason}',
  corrected: '{event}, {stage}: {changes}. Reason: {reason}',
});

const notices = defineNotices(
  'resultNotices',
  {
    rank: {
      kind: 'resultPublished',
      title: 'You are {place}, {points, plural, one {# point} other {# points}}',
      description: texts.out,
    },
    out: {
      kind: 'resultPublished',
      title: 'Result of match {no} is out',
      description: texts.out,
    },
    corrected: {
      kind: 'resultCorrected',
      title:
        'Match {no} corrected: you are {place}, {points, plural, one {# point} other {# points}}',
      description: texts.corrected,
    },
    correctedOnly: {
      kind: 'resultCorrected',
      title: 'Result of match {no} was corrected',
      description: texts.corrected,
    },
  },
  onMatch,
);

export const resultNotices = defineNotices(
  'resultNotices',
  {
    followed: {
      kind: 'followedResults',
      title: '{event}: {count, plural, one {# new result} other {# new results}}',
      description: 'You follow this event. See who leads the standings now.',
    },
  },
  ({ id, title: event }: Pick<TournamentRow, 'id' | 'title'>) => ({
    values: { event },
    link: pathTo('standings', { id }),
    mark: eventMark(event),
  }),
);

const hostNotices = defineNotices(
  'resultNotices',
  {
    absent: {
      kind: 'absentTwice',
      title: '{count, plural, one {{first} is absent again} other {# teams are absent again}}',
      description:
        '{event}, {stage}: {teams} missed two matches in a row. Keep them in, or mark them as no-show under Entries.',
    },
  },
  (match: About) => ({
    ...onMatch(match),
    link: `${fillPath(consolePages.tournament.path, { tournamentId: match.tournament_id })}?view=entries`,
  }),
);

/** Its page shows the team's points, and its current standing. */
function onMatch({ id, tournament: event, stage, no, map }: About) {
  return { values: { event, stage, no }, link: pathTo('match', { id }), mark: mapMark(map) };
}

const factOf = ({ rank, points }: Placed) => ({
  place: commonTexts.ordinal({ rank }),
  points: Number(points),
});

/** @param placed current standing of the reader's team; `decision`: why a match that broke off counts */
export function publishedNotice(match: About, placed: Placed | undefined, reason: string) {
  const decision = reason && texts.decision({ reason });
  return placed
    ? notices.rank(match, { ...factOf(placed), decision })
    : notices.out(match, { decision });
}

export function correctedNotice(
  match: About,
  correction: { placed: Placed | undefined; changes: readonly Translatable[]; reason: string },
) {
  const words = { changes: list(correction.changes.slice(0, 3)), reason: correction.reason };
  return correction.placed
    ? notices.corrected(match, { ...factOf(correction.placed), ...words })
    : notices.correctedOnly(match, words);
}

export function absentTwiceNotice(match: About, teams: readonly string[]) {
  const [first = ''] = teams;
  return hostNotices.absent(match, { count: teams.length, first, teams: list(teams) });
}
