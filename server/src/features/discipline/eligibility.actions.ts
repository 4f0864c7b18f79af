import { minimumPlayers } from '@one-dream/contract/limits.ts';
import type { AppError } from '../../errors.ts';
import type { Work } from '../../platform/work/work.ts';
import type { EntryCandidate } from '../tournaments/tournaments.hooks.ts';
import { findEvent, listInForce } from './bans.queries.ts';
import { refuseBanned } from './discipline.rules.ts';

/** Nobody banned gets in at any of the four doors. Who it is, the leader hears; why, only they do. */
export async function refuseTheBanned(
  work: Work,
  {
    tournamentId,
    candidates,
    refuse,
  }: {
    tournamentId: string;
    candidates: readonly EntryCandidate[];
    refuse: (candidate: EntryCandidate, refusal: AppError) => void;
  },
): Promise<void> {
  const event = await findEvent(work.db, tournamentId);
  if (!event) return;
  const players = candidates.flatMap((candidate) => candidate.players);
  const bans = await listInForce(work.db, {
    userIds: players.flatMap(({ userId }) => userId ?? []),
    keys: players.map(({ inGameIdKey }) => inGameIdKey),
    teamIds: candidates.map(({ teamId }) => teamId),
    isScrim: event.kind === 'scrim',
    now: work.now(),
  });
  if (bans.length === 0) return;
  const minimum = event.min_lineup ?? minimumPlayers[event.type];
  for (const candidate of candidates) {
    const refusal = refuseBanned({ candidate, bans, minimum });
    if (refusal) refuse(candidate, refusal);
  }
}
