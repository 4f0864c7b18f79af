import { minimumPlayers } from '@one-dream/contract/limits.ts';
import type { PayloadOfHook } from '../../platform/work/hook.ts';
import type { Work } from '../../platform/work/work.ts';
import type { entryEligibility } from '../entries/entries.hooks.ts';
import { listInForce } from './bans.queries.ts';
import { refuseBanned } from './discipline.rules.ts';

/** Refuses candidates with banned players. The leader learns who is banned; only the banned learn why. */
export async function refuseTheBanned(
  work: Work,
  { tournament, candidates, refuse }: PayloadOfHook<typeof entryEligibility>,
): Promise<void> {
  const players = candidates.flatMap((candidate) => candidate.players);
  const bans = await listInForce(work.db, {
    userIds: players.flatMap(({ userId }) => userId ?? []),
    keys: players.map(({ inGameIdKey }) => inGameIdKey),
    teamIds: candidates.map(({ teamId }) => teamId),
    isScrim: tournament.kind === 'scrim',
    now: work.now(),
  });
  if (bans.length === 0) return;
  const minimum = tournament.min_lineup ?? minimumPlayers[tournament.type];
  for (const candidate of candidates) {
    const refusal = refuseBanned({ candidate, bans, minimum });
    if (refusal) refuse(candidate, refusal);
  }
}
