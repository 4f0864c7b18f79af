import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import type { Delivery } from '../notifications/notices.actions.ts';
import type { Notice } from '../notifications/notices.rules.ts';
import { type Audience, listAudience, listDiscordIds } from './outbound.queries.ts';

/** What happened to a team's slot, for Discord and for those who want notices outside the site. */
export interface RegistrationChange {
  kind: 'registered' | 'cancelled' | 'removed';
  tournamentId: string;
  tournament: string;
  team: string;
  slot: number;
  /** ISO 8601. */
  at: string;
  /** The leader first. */
  players: { inGameName: string; discordId: string }[];
  delivery?: Delivery;
}

/** Something that everybody in a tournament, or everybody waiting for it, is told. */
export interface TournamentTold {
  notice: Notice;
  tournamentId: string;
  /** Looked up when it is told, or these people. */
  audience: Audience | { userIds: string[] };
  /** ISO 8601. */
  at: string;
}

export const registrationQueue = 'registration-change';
export const toldQueue = 'tournament-notice';
export const roleQueue = 'discord-role';
export const rolesQueue = 'discord-roles';

/** One statement, as the tournament is locked meanwhile; the job does the rest. */
export function announceRegistration(
  { jobs }: Platform,
  db: Db,
  change: RegistrationChange,
): Promise<void> {
  return jobs.enqueue<RegistrationChange>(db, registrationQueue, change);
}

export function tellTournament({ jobs }: Platform, db: Db, told: TournamentTold): Promise<void> {
  return jobs.enqueue<TournamentTold>(db, toldQueue, told);
}

/** People that one job tells. */
const toldTogether = 500;

/** Tells everybody registered for a tournament that is about to be deleted: by then nobody could look them up. */
export async function tellCalledOff(
  { jobs, now }: Platform,
  db: Db,
  { tournamentId, tournament }: { tournamentId: string; tournament: string },
): Promise<void> {
  const audience = await listAudience(db, { tournamentId, audience: 'registered' });
  const parts = Array.from({ length: Math.ceil(audience.length / toldTogether) }, (_, index) =>
    audience.slice(index * toldTogether, (index + 1) * toldTogether),
  );
  await jobs.enqueueMany<TournamentTold>(
    db,
    toldQueue,
    parts.map((userIds) => ({
      id: newId(),
      data: {
        notice: { kind: 'called-off', tournament },
        tournamentId,
        audience: { userIds },
        at: now().toISOString(),
      },
    })),
  );
}

/** Has the roles of everybody in a tournament looked at, once what changed is committed. */
export function checkRolesOfTournament(
  { jobs }: Platform,
  db: Db,
  tournamentId: string,
): Promise<void> {
  return jobs.enqueue(db, rolesQueue, { tournamentId });
}

/** As `checkRolesOfTournament`, for one that is about to be deleted. */
export async function checkRolesBeforeDeletion(
  platform: Platform,
  db: Db,
  tournamentId: string,
): Promise<void> {
  if (!wearsRoles(platform)) return;
  await checkRoles(platform, db, await listDiscordIds(db, tournamentId));
}

/** Has these people given the role of registered teams, or relieved of it, as it should be by then. */
export async function checkRoles(
  platform: Platform,
  db: Db,
  discordIds: readonly string[],
): Promise<void> {
  if (!wearsRoles(platform)) return;
  await platform.jobs.enqueueMany(
    db,
    roleQueue,
    discordIds.map((discordId) => ({ id: newId(), data: { discordId } })),
  );
}

export function wearsRoles({ discord }: Platform): boolean {
  return Boolean(discord?.hasBot && discord.registeredRoleId);
}
