import { isAdmin } from '@one-dream/contract/duties.ts';
import type { RosterEntry } from '@one-dream/contract/features/entries/entries.registrations.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Work } from '../../platform/work/work.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { runEntryCommands } from './commands/run-commands.actions.ts';
import { entriesTexts } from './entries.texts.ts';
import * as queries from './registrations.queries.ts';
import { presentRosters } from './rosters.presenters.ts';

/**
 * Enters the teams with a reserved place, before registration opens.
 * @returns those that could not be entered, with the reason to tell them
 */
export async function enterReserved(
  work: Work,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
): Promise<{ teamId: string; why: Translatable }[]> {
  const commands = teamIds.map((teamId) => ({ kind: 'reserve', teamId }) as const);
  const outcomes = await runEntryCommands(work, { tournamentId, commands });
  return outcomes.flatMap((outcome, index) => {
    const teamId = teamIds[index];
    return teamId && 'refusal' in outcome ? { teamId, why: outcome.refusal.text } : [];
  });
}

/**
 * Keeps the leader at the opening of check-in accountable for the team: a later handover moves no strike to somebody
 * else. Before it, the new leader has time to withdraw. Hears `teamHandedOver`.
 */
export function saveWhoAnswers(
  work: Work,
  { team }: { team: { id: string; leader_id: string } },
): Promise<void> {
  const change = { teamId: team.id, beforeId: team.leader_id };
  return queries.saveWhoAnswers(work.db, { ...change, now: work.now() });
}

/** Hears `addressChanged`: the leader's snapshot is found by the address, where it is exported and erased. */
export const followAddress = ({ db }: Work, change: { from: string; to: string }): Promise<void> =>
  queries.moveLeaderEmail(db, change);

/**
 * Takes a locked team that is about to be deleted out of its tournaments: OPENED and UPCOMING ones for its leader, also
 * CLOSED and LIVE ones for an admin. COMPLETED ones keep their snapshot.
 * @throws AppError TEAM_LOCKED when the team plays and the viewer is no admin
 */
export async function releaseSlots(
  work: Work,
  { teamId, viewer }: { teamId: string; viewer: Viewer },
): Promise<void> {
  const tournaments = (await queries.lockTournamentsOfTeam(work.db, teamId)).filter(
    ({ status }) => status !== 'COMPLETED',
  );
  const isPlaying = tournaments.some(({ status }) => status === 'CLOSED' || status === 'LIVE');
  if (isPlaying && !isAdmin(viewer)) {
    throw new AppError('TEAM_LOCKED', entriesTexts.teamPlays);
  }
  for (const { id: tournamentId } of tournaments) {
    const request = { kind: 'team-gone', teamId, viewer } as const;
    await runEntryCommands(work, { tournamentId, commands: [request] });
  }
}

/** Lists all of a tournament's teams with the rosters stored at registration, by slot. */
export async function listRosters(
  { db }: Platform,
  { id }: { id: string },
): Promise<RosterEntry[]> {
  if (!(await findTournament(db, id))) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  return presentRosters(await queries.listRosters(db, id));
}
