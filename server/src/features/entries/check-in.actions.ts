import { isLocked, matchDayOf } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Work } from '../../platform/work/work.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import { checkInReminder, vacantSlot } from './check-in.notices.ts';
import { workAtDesk } from './desk/work-at-desk.actions.ts';
import { takeWatchers } from './entries.queries.ts';
import { listMissing } from './registrations.queries.ts';

/**
 * Frees places of teams that did not check in, promotes ready ones, and tells teams that follow vacancies. Hears
 * `checkInCloses`.
 */
export async function releaseMissing(
  work: Work,
  { tournament }: { tournament: TournamentRow },
): Promise<void> {
  const [outcome] = await workAtDesk(work, {
    tournamentId: tournament.id,
    requests: [{ kind: 'close-check-in' }],
  });
  const vacant = outcome && 'answer' in outcome ? (outcome.answer.vacant ?? 0) : 0;
  const isToTell = tournament.kind === 'scrim' && isLocked(phaseOfRow(tournament, work.now()));
  if (!isToTell || vacant === 0) return;
  const recipientIds = await takeWatchers(work.db, {
    tournamentId: tournament.id,
    day: matchDayOf(work.now()),
  });
  await work.notify({ notice: vacantSlot(tournament, vacant), recipientIds });
}

/** Hears `checkInReminded`. */
export async function remindMissing(
  work: Work,
  { tournament }: { tournament: TournamentRow },
): Promise<void> {
  const recipientIds = await listMissing(work.db, tournament.id);
  await work.notify({ notice: checkInReminder(tournament), recipientIds });
}

/** Hears `slotsAdded`. */
export async function fillAddedSlots(
  work: Work,
  { tournamentId }: { tournamentId: string },
): Promise<void> {
  await workAtDesk(work, { tournamentId, requests: [{ kind: 'more-slots' }] });
}
