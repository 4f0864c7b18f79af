import * as log from '@one-dream/contract/events/entries.ts';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { newId } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import type { EntryChange } from '../entries/entries.hooks.ts';
import { listDiscordIds } from '../users/users.shared.queries.ts';
import * as queries from './lobby-roles.queries.ts';

/** Syncs the roles of a stage's lobbies, and their wearers, with its draw. */
export const lobbyRolesJob = defineJob({
  name: 'discord-lobby-roles',
  schema: z.object({ stageId: z.string() }),
});

export const lobbyRoleJob = defineJob({
  name: 'discord-lobby-role',
  schema: z.object({ stageId: z.string(), letter: z.string() }),
});

/** Gives one player the role of a lobby, or removes it. */
export const lobbyWearerJob = defineJob({
  name: 'discord-lobby-wearer',
  schema: z.object({
    stageId: z.string(),
    letter: z.string(),
    discordId: z.string(),
    /** Ignores the noted state: they may have left the guild and come back. */
    isAnew: z.boolean(),
  }),
});

export async function listLobbyRoleIds(
  db: Db,
  { stageId, letters }: { stageId: string; letters: readonly string[] },
): Promise<string[]> {
  const roles = await queries.listRoles(db, stageId);
  return roles.filter(({ letter }) => letters.includes(letter)).map(({ role_id }) => role_id);
}

async function checkStages(work: Work, stageIds: readonly string[]): Promise<void> {
  if (!work.discord?.hasBot) return;
  for (const stageId of new Set(stageIds))
    await work.enqueue(lobbyRolesJob, { stageId }, { key: stageId });
}

/** Hears `drawChanged`. */
export async function checkLobbyRolesOfDraw(
  work: Work,
  { drawId }: { drawId: string },
): Promise<void> {
  if (!work.discord?.hasBot) return;
  const stageId = await queries.findStageOfDraw(work.db, drawId);
  if (stageId) await checkStages(work, [stageId]);
}

/** Schedules a sync of a tournament's lobby roles. Hears `statusChanged` and `cancellingTournament`. */
export async function checkLobbyRoles(
  work: Work,
  { tournamentId }: { tournamentId: string },
): Promise<void> {
  if (!work.discord?.hasBot) return;
  await checkStages(work, await queries.listStagesOf(work.db, tournamentId));
}

/** Syncs the roles of one stage, even one about to be deleted. */
export function checkLobbyRolesOfStage(work: Work, stageId: string): Promise<void> {
  return checkStages(work, [stageId]);
}

/** After a change of the organisation: the owner may have turned the roles on or off. */
export async function checkAllLobbyRoles(work: Work): Promise<void> {
  if (!work.discord?.hasBot) return;
  await checkStages(work, await queries.listStages(work.db));
}

/** Gives these people the roles of their lobbies, or removes them, by the state when the job runs. */
export async function checkLobbyRolesOfPeople(
  work: Work,
  discordIds: readonly string[],
): Promise<void> {
  if (!work.discord?.hasBot || discordIds.length === 0) return;
  const lobbies = await queries.listLobbiesOf(work.db, discordIds, work.now());
  await work.enqueueMany(
    lobbyWearerJob,
    lobbies.map(({ stage_id, letter, discord_id }) => ({
      id: newId(),
      data: { stageId: stage_id, letter, discordId: discord_id, isAnew: true },
    })),
  );
}

const followed: readonly EntryChange['event'][] = [
  log.playerSwapped,
  log.lineupSet,
  log.entryCheckedIn,
  log.checkInUndone,
];

/** Follows rosters and check-ins. Hears `entriesChanged`; the draw handles entries that come and go. */
export async function followRosters(
  work: Work,
  {
    tournamentId,
    changes,
  }: { tournamentId: string; changes: readonly Pick<EntryChange, 'event'>[] },
): Promise<void> {
  if (changes.some(({ event }) => followed.includes(event)))
    await checkLobbyRoles(work, { tournamentId });
}

/** Hears `discordJoined` and `discordUnlinked`. */
export const followLinks = (
  work: Work,
  { discordIds }: { discordIds: readonly string[] },
): Promise<void> => checkLobbyRolesOfPeople(work, discordIds);

/** Hears `teamLeft` and `memberKicked`. */
export async function followMember(
  work: Work,
  { player }: { player: { id: string } },
): Promise<void> {
  if (!work.discord?.hasBot) return;
  await checkLobbyRolesOfPeople(work, await listDiscordIds(work.db, [player.id]));
}
