import type { TournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { newId } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import { moveStatus, setClock } from './tournament-clock.actions.ts';
import { tournamentCreated } from './tournaments.events.ts';
import * as queries from './tournaments.queries.ts';
import { lockTournament } from './tournaments.shared.queries.ts';

/**
 * Creates the tournament of one evening of a series. `openEvening` opens it, in the same transaction.
 * @returns its id; undefined if that evening has its tournament already
 */
export async function addEvening(
  work: Work,
  { form, seriesId, day }: { form: TournamentForm; seriesId: string; day: string },
): Promise<string | undefined> {
  const id = newId();
  const isMade = await queries.insertEvening(work.db, { id, form, seriesId, day, now: work.now() });
  return isMade ? id : undefined;
}

/** Opens the registration of an evening; teams with a reserved place are in by then. */
export async function openEvening(
  work: Work,
  { id, day, reserved }: { id: string; day: string; reserved: number },
): Promise<void> {
  const row = await lockTournament(work.db, id);
  if (!row) throw new Error('A tournament that was just made is not there.');
  await moveStatus(work, { row, status: 'OPENED' });
  await setClock(work, { before: undefined, after: { ...row, status: 'OPENED' } });
  await work.happened(tournamentCreated, {
    viewer: undefined,
    tournament: row,
    after: { day, slots: row.slot_total, reserved },
  });
}
