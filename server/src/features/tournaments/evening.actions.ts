import type { TournamentForm } from '@one-dream/contract/features/tournaments.form.ts';
import { newId } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import { workAtDesk } from './desk/work-at-desk.ts';
import { moveStatus, setClock } from './tournament-clock.actions.ts';
import * as queries from './tournaments.queries.ts';

export interface OpenedEvening {
  tournamentId: string;
  /** Teams that a place was kept for and that could not be entered, with what they are told. */
  refused: { teamId: string; message: string }[];
}

/**
 * Makes the tournament of one evening of a series: the teams whose place is kept are in before registration opens.
 * @returns undefined where that evening has its tournament already
 */
export async function openEvening(
  work: Work,
  {
    form,
    seriesId,
    day,
    reservedTeamIds,
  }: { form: TournamentForm; seriesId: string; day: string; reservedTeamIds: readonly string[] },
): Promise<OpenedEvening | undefined> {
  const id = newId();
  const isMade = await queries.insertEvening(work.db, { id, form, seriesId, day, now: work.now() });
  if (!isMade) return undefined;
  const requests = reservedTeamIds.map((teamId) => ({ kind: 'reserve', teamId }) as const);
  const outcomes = await workAtDesk(work, { tournamentId: id, requests });
  const row = await queries.lockTournament(work.db, id);
  if (!row) throw new Error('A tournament that was just made is not there.');
  await moveStatus(work, { row, status: 'OPENED' });
  await setClock(work, { before: undefined, after: { ...row, status: 'OPENED' } });
  await work.audit({
    viewer: undefined,
    action: 'tournament.create',
    tournamentId: id,
    subject: row.title,
    after: { day, slots: row.slot_total, reserved: reservedTeamIds.length },
  });
  return {
    tournamentId: id,
    refused: outcomes.flatMap((outcome, index) => {
      const teamId = reservedTeamIds[index];
      return teamId && 'refusal' in outcome ? { teamId, message: outcome.refusal.message } : [];
    }),
  };
}
