import type * as log from '@one-dream/contract/events/results.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import { onPagesOf } from '../matches/matches.events.ts';
import { aboutResult } from '../matches/matches.rules.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import { announce } from '../tournaments/announcements.actions.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import type { Placed } from './results.hooks.ts';
import {
  absentTwiceNotice,
  correctedNotice,
  publishedNotice,
  resultNotices,
} from './results.notices.ts';

interface Version {
  match: MatchRow;
  players: readonly { entry_id: string; user_id: string }[];
  /** By entry. */
  placed: ReadonlyMap<string, Placed>;
  decision: string;
  correction: { reason: string } | undefined;
  changes: readonly Translatable[];
}

/** A result or its correction was published: each team is notified with its own standing. */
export const ofVersion = (of: typeof log.resultPublished | typeof log.resultCorrected) =>
  event(of, ({ match, players, placed, decision, correction, changes }: Version) => ({
    ...aboutResult(match),
    notices: [...Map.groupBy(players, ({ entry_id }) => entry_id)].map(([entryId, own]) =>
      to(
        own.map(({ user_id }) => user_id),
        correction
          ? correctedNotice(match, {
              placed: placed.get(entryId),
              changes,
              reason: correction.reason,
            })
          : publishedNotice(match, placed.get(entryId), decision),
      ),
    ),
    live: onPagesOf(match),
  }));

/** Teams missed two matches in a row: hosts are asked to decide. */
export const absentTwice = unlogged(
  async ({ match, teams }: { match: MatchRow; teams: readonly string[] }, work) => {
    const { tournament_id: tournamentId } = match;
    const hosts = await listDeciders(work, { tournamentId, duties: ['host'] });
    return { notices: [to(hosts, absentTwiceNotice(match, teams))] };
  },
);

/** A day's results, announced to followers who do not play. */
export const dayOfResults = unlogged((facts: { tournament: TournamentRow; count: number }) => {
  const { tournament, count } = facts;
  const to = { tournamentId: tournament.id, audience: 'followers' as const };
  return { jobs: [announce(resultNotices.followed(tournament, { count }), to)] };
});
