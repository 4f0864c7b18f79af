import * as log from '@one-dream/contract/events/matches.ts';
import type { LoggedEvent } from '@one-dream/contract/events.ts';
import type { MatchRequest } from '../../platform/database/column-types.ts';
import { event, job, to, unlogged } from '../../platform/work/domain-events.ts';
import type { Logged, Work } from '../../platform/work/work.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import { ofStage } from '../lobbies/lobbies.events.ts';
import { readMatch } from './match-context.actions.ts';
import { matchNoticeJob, matchPostJob } from './matches.jobs.ts';
import { type MatchNotice, matchAsks, writeMatchNotice } from './matches.notices.ts';
import { aboutMatch } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';

type Match = { match: MatchRow };
type ToLobby = Match &
  Pick<Logged, 'viewer'> & {
    /** Only these users, instead of the lobby. */
    userIds?: string[];
    /** Its start before it was moved. */
    was?: Date | undefined;
  };

export const onPagesOf = ({ id, tournament_id }: Pick<MatchRow, 'id' | 'tournament_id'>) => ({
  matchChanged: { matchId: id, tournamentId: tournament_id },
});

const ofMatch = (of: LoggedEvent) =>
  event(of, ({ match }: Match) => ({ ...aboutMatch(match), live: onPagesOf(match) }));

/** An event after which the lobby is notified, and the tournament's channel gets a post. */
const toldToLobby = (of: LoggedEvent, kind: MatchNotice) =>
  event(of, async (facts: ToLobby, work) => ({
    ...aboutMatch(facts.match),
    ...(await tellLobby(work, { ...facts, kind })),
  }));

export const matchesMade = ofStage(log.matchesMade);
export const matchMoved = ofMatch(log.matchMoved);
export const roomSaved = ofMatch(log.roomSaved);
export const roomReleased = toldToLobby(log.roomReleased, 'room_released');
export const roomReplaced = toldToLobby(log.roomReplaced, 'room_replaced');
export const matchStarted = ofMatch(log.matchStarted);
export const matchStartUndone = ofMatch(log.matchStartUndone);
export const matchPostponed = toldToLobby(log.matchPostponed, 'postponed');
export const matchCancelled = toldToLobby(log.matchCancelled, 'cancelled');
export const matchVoided = ofMatch(log.matchVoided);
export const matchChanged = ofMatch(log.matchChanged);

/** A notice besides a logged event: about a match moved along, about a replay, or to users outside the lobby. */
export const lobbyTold = unlogged((facts: ToLobby & { kind: MatchNotice }, work) =>
  tellLobby(work, facts),
);

/** Has open pages read a match again, after a change that is logged elsewhere. */
export const matchRefreshed = unlogged(
  ({ match }: { match: Pick<MatchRow, 'id' | 'tournament_id'> }) => ({ live: onPagesOf(match) }),
);

/** The clock may not go on by itself: hosts have to decide. */
export const hostsAsked = unlogged(
  async ({ match, what }: Match & { what: MatchRequest }, work) => {
    const { tournament_id: tournamentId } = match;
    const recipientIds = await listDeciders(work, { tournamentId, duties: ['host'] });
    return { notices: [to(recipientIds, matchAsks[what](match))], live: onPagesOf(match) };
  },
);

/** Sent by a job: one notice for all players of a lobby with the same slot. */
export const playersTold = unlogged(
  (told: {
    kind: MatchNotice;
    actorId: string | null;
    was?: string | undefined;
    places: readonly { match: MatchRow; slot?: number | undefined; userIds: string[] }[];
  }) => ({
    notices: told.places.map(({ userIds, ...place }) =>
      to(
        userIds,
        writeMatchNotice(told.kind, { ...place, was: told.was }),
        told.actorId ?? undefined,
      ),
    ),
  }),
);

/** A moved start is announced after this time, in which it may be corrected. Milliseconds. */
const bundledFor = 10 * 60_000;

/** Notifies the lobby of a match and posts in the tournament's channel; with `userIds`, notifies only these users. */
async function tellLobby(
  work: Work,
  { kind, match, viewer, userIds, was }: ToLobby & { kind: MatchNotice },
) {
  const { starts_at } = await readMatch(work.db, match.id);
  const startsAt = starts_at.toISOString();
  const about = { kind, startsAt, ...(was && { was: was.toISOString() }) };
  const to = { userIds: userIds ?? null, actorId: viewer?.id ?? null };
  // Later corrections go into the same notice. It is sent sooner if the match is near.
  const now = work.now().getTime();
  const soonest = Math.min(starts_at.getTime(), was?.getTime() ?? Number.POSITIVE_INFINITY);
  const bundled = was && {
    key: `moved ${match.id}`,
    keepsWaiting: true as const,
    at: new Date(Math.max(now, Math.min(now, soonest - 2 * bundledFor) + bundledFor)),
  };
  return {
    jobs: [
      job(matchNoticeJob, { ...about, matchIds: [match.id], ...to }, bundled),
      ...(userIds ? [] : [job(matchPostJob, { ...about, matchId: match.id }, bundled)]),
    ],
    live: onPagesOf(match),
  };
}
