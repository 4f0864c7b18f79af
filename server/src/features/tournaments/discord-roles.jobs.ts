import { discordCodes } from '../../platform/discord/discord-bot.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkRoles, listDiscordIdsOf, roleJob, rolesJob } from './discord-roles.actions.ts';
import * as queries from './discord-roles.queries.ts';

export function handleDiscordRoles(platform: Platform): void {
  const { jobs, db } = platform;
  jobs.handle(rolesJob, async ({ tournamentId }) => {
    const players = await queries.listPlayers(db, tournamentId);
    await checkRoles(platform, db, await listDiscordIdsOf(db, players));
  });
  jobs.handle(roleJob, ({ discordId }) => setRole(platform, discordId));
}

/** Gives or removes a player's role by their registrations now, whatever the order of the jobs. */
async function setRole({ db, discord }: Platform, userId: string): Promise<Outcome> {
  const roleId = discord?.registeredRoleId;
  if (!discord?.hasBot || !roleId) return { kind: 'ok' };
  let isWanted = await queries.isPlaying(db, userId);
  for (;;) {
    const change = { userId, roleId };
    const outcome = await (isWanted ? discord.addRole(change) : discord.removeRole(change));
    // A user outside the guild has no roles. Who joins it through the site is checked again.
    if (outcome.kind === 'refused' && outcome.code === discordCodes.unknownMember)
      return { kind: 'ok' };
    if (outcome.kind !== 'ok') return outcome;
    const isWantedNow = await queries.isPlaying(db, userId);
    if (isWantedNow === isWanted) return outcome;
    isWanted = isWantedNow;
  }
}
