import * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { job } from '../../platform/work/domain-events.ts';
import type { Work } from '../../platform/work/work.ts';
import { listDiscordIds } from '../users/users.shared.queries.ts';
import * as queries from './discord-roles.queries.ts';

export const roleJob = defineJob({
  name: 'discord-role',
  schema: z.object({ discordId: z.string() }),
});
export const rolesJob = defineJob({
  name: 'discord-roles',
  schema: z.object({ tournamentId: z.string() }),
});

/** Schedules a check of the roles of everybody in a tournament, once the change is committed. */
export const checkRolesOfTournament = (tournamentId: string) => job(rolesJob, { tournamentId });

/** As `checkRolesOfTournament`, for a tournament about to be deleted: its players are looked up now. */
export async function checkRolesBeforeDeletion(work: Work, tournamentId: string): Promise<void> {
  if (!hasRegisteredRole(work)) return;
  await checkRolesOfPlayers(work, await queries.listPlayers(work.db, tournamentId));
}

/** Schedules a check whether these users should have the role of registered players. */
export async function checkRoles(
  platform: Platform,
  db: Db,
  discordIds: readonly string[],
): Promise<void> {
  if (!hasRegisteredRole(platform)) return;
  await platform.jobs.enqueueMany(db, roleJob, discordIds.map(toJob));
}

/** As `checkRoles`, in a unit of work. */
export async function checkRolesInWork(work: Work, discordIds: readonly string[]): Promise<void> {
  if (!hasRegisteredRole(work)) return;
  await work.enqueueMany(roleJob, discordIds.map(toJob));
}

/** Lists Discord ids of players of a roster: those stored with it, and those now linked to their accounts. */
export async function listDiscordIdsOf(
  db: Db,
  players: readonly queries.RosterDiscord[],
): Promise<string[]> {
  const userIds = [...new Set(players.flatMap(({ userId }) => userId ?? []))];
  const linked = await listDiscordIds(db, userIds);
  const stored = players.map(({ discordId }) => discordId);
  return [...new Set([...stored, ...linked])].filter((discordId) => discordId !== '');
}

/** As `checkRolesInWork`, for players of rosters. */
export async function checkRolesOfPlayers(
  work: Work,
  players: readonly queries.RosterDiscord[],
): Promise<void> {
  if (!hasRegisteredRole(work)) return;
  await checkRolesInWork(work, await listDiscordIdsOf(work.db, players));
}

/** Subscribes to `discordJoined` and `discordUnlinked`. */
export const followLinks = (
  work: Work,
  { discordIds }: { discordIds: readonly string[] },
): Promise<void> => checkRolesInWork(work, discordIds);

function toJob(discordId: string) {
  return { id: newId(), data: { discordId } };
}

/** Whether the bot gives registered players a role. */
export function hasRegisteredRole({ discord }: Pick<Work, 'discord'>): boolean {
  return Boolean(discord?.hasBot && discord.registeredRoleId);
}
