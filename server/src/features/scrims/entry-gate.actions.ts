import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { PayloadOfHook } from '../../platform/work/hook.ts';
import type { Work } from '../../platform/work/work.ts';
import type { entryEligibility } from '../entries/entries.hooks.ts';
import * as queries from './scrims.queries.ts';
import { entryRefusal } from './scrims.rules.ts';

/** Refuses teams of the wrong tier at registration and claim of a scrim. Teams that are in stay in. */
export async function gateByTier(
  work: Work,
  { tournament, candidates, refuse }: PayloadOfHook<typeof entryEligibility>,
): Promise<void> {
  // Guests have no place on the ladder: a host brought them in.
  const entering = candidates.filter(
    ({ step, isGuest }) => !isGuest && (step === 'registration' || step === 'claim'),
  );
  if (entering.length === 0 || tournament.series_id === null) return;
  const evening = await queries.findEvening(work.db, tournament.id);
  if (!evening) return;
  const known = await queries.listKnown(work.db, {
    teamIds: entering.map(({ teamId }) => teamId),
    seriesId: evening.series_id,
    day: evening.day,
  });
  const teams = new Map(known.map((team) => [team.team_id, team]));
  for (const candidate of entering) {
    const team = teams.get(candidate.teamId);
    const refusal = entryRefusal({
      tier: evening.tier,
      entry: evening.entry,
      place: team?.place ?? undefined,
      isAsked: team?.is_asked ?? false,
      startsAt: evening.starts_at,
      now: work.now(),
    });
    if (refusal) refuse(candidate, new AppError('NOT_ALLOWED', refusal));
  }
}

/** Skips an evening whose tournament is cancelled or deleted, so that it is not made again. */
export async function skipCancelledEvening(
  work: Work,
  { tournamentId }: { tournamentId: string; viewer: Viewer },
): Promise<void> {
  const evening = await queries.findEvening(work.db, tournamentId);
  if (!evening) return;
  await queries.upsertSkip(work.db, {
    series_id: evening.series_id,
    day: evening.day,
    reason: inEnglish(reasonTexts.cancelled),
  });
}
