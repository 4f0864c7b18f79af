import type { Discord } from '../../platform/discord/discord.ts';
import { discordCodes } from '../../platform/discord/discord-bot.ts';
import { defineDailyJob } from '../../platform/jobs/define-job.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { lobbyRoleJob, lobbyRolesJob, lobbyWearerJob } from './lobby-roles.actions.ts';
import * as queries from './lobby-roles.queries.ts';
import { lobbyRoleName } from './lobby-roles.rules.ts';

/** Before anybody plays: finds players who joined the guild on their own, and retries what was given up. */
const dailyLookJob = defineDailyJob({ name: 'discord-lobby-roles-daily', at: '12:00' });

export function handleLobbyRoles(platform: Platform): void {
  const { jobs, db } = platform;
  jobs.handle(lobbyRolesJob, ({ stageId }) => compareStage(platform, stageId));
  jobs.handle(lobbyRoleJob, (lobby) => settleRole(platform, lobby));
  jobs.handle(lobbyWearerJob, (wearer) => settleWearer(platform, wearer));
  jobs.handle(dailyLookJob, async () => {
    if (!platform.discord?.hasBot) return;
    for (const stageId of await queries.listStages(db)) await lookAgain(platform, stageId);
  });
}

/** One job for each role to create or delete and for each player, so that one that fails holds up no other. */
async function compareStage(platform: Platform, stageId: string): Promise<void> {
  const { db, jobs, discord } = platform;
  if (!discord?.hasBot) return;
  const wanted = (await listWanted(platform, stageId)).map(({ letter }) => letter);
  const made = (await queries.listRoles(db, stageId)).map(({ letter }) => letter);
  const letters = new Set([
    ...wanted.filter((letter) => !made.includes(letter)),
    ...made.filter((letter) => !wanted.includes(letter)),
  ]);
  await jobs.enqueueMany(
    db,
    lobbyRoleJob,
    [...letters].map((letter) => ({ id: newId(), data: { stageId, letter } })),
  );
  const due = await queries.listDue(db, { stageId, now: platform.now() });
  await jobs.enqueueMany(
    db,
    lobbyWearerJob,
    due
      // Deleting a role takes it from everybody.
      .filter(({ letter }) => !letters.has(letter))
      .map(({ letter, discord_id: discordId }) => ({
        id: newId(),
        data: { stageId, letter, discordId, isAnew: false },
      })),
  );
}

/** Lists lobbies that should have a role: none if the owner turned them off. */
async function listWanted({ db, organisation }: Platform, stageId: string) {
  const { lobbyRoles } = await organisation.readIn(db);
  return lobbyRoles ? queries.listLobbies(db, stageId) : [];
}

function lookAgain({ db, jobs }: Platform, stageId: string): Promise<void> {
  return jobs.enqueue(db, lobbyRolesJob, { stageId }, { key: stageId });
}

/** Creates or deletes the role of a lobby, as the draw says by then. */
async function settleRole(platform: Platform, key: queries.LobbyKey): Promise<Outcome> {
  const { db, discord } = platform;
  if (!discord?.hasBot) return { kind: 'ok' };
  for (;;) {
    const lobbies = await listWanted(platform, key.stageId);
    const lobby = lobbies.find(({ letter }) => letter === key.letter);
    const roleId = await queries.findRole(db, key);
    if (Boolean(lobby) === Boolean(roleId)) break;
    const outcome = lobby
      ? await makeRole(platform, discord, { ...key, name: lobbyRoleName(lobby) })
      : await dropRole(platform, discord, roleId ?? '');
    if (outcome.kind !== 'ok') return outcome;
  }
  await lookAgain(platform, key.stageId);
  return { kind: 'ok' };
}

/**
 * Creates the role of a lobby, or adopts one from a try whose answer was lost: it has the name and allows nothing.
 * Discord offers no other mark.
 */
async function makeRole(
  { db, now }: Platform,
  discord: Discord,
  { name, ...key }: queries.LobbyKey & { name: string },
): Promise<Outcome> {
  const listed = await discord.listRoles();
  if (listed.kind !== 'ok') return listed;
  const namesakes = listed.roles.filter((role) => role.isPlain && role.name === name);
  const known = await queries.listKnown(
    db,
    namesakes.map(({ id }) => id),
  );
  const found = namesakes.find(({ id }) => !known.has(id));
  const made = found
    ? ({ kind: 'ok', roleId: found.id } as const)
    : await discord.createRole({ name });
  if (made.kind !== 'ok') return made;
  const isOurs = await queries.insertRole(db, { ...key, roleId: made.roleId, now: now() });
  // Created twice concurrently: the second is deleted.
  if (!isOurs && !found) return discord.deleteRole({ roleId: made.roleId });
  return { kind: 'ok' };
}

async function dropRole({ db }: Platform, discord: Discord, roleId: string): Promise<Outcome> {
  const outcome = await discord.deleteRole({ roleId });
  if (outcome.kind === 'ok' || isUnknown(outcome, 'unknownRole')) {
    await queries.deleteRole(db, roleId);
    return { kind: 'ok' };
  }
  return outcome;
}

/** Syncs a player's role with the draw, in whatever order changes are processed. */
async function settleWearer(
  platform: Platform,
  { isAnew, ...wearer }: queries.LobbyKey & { discordId: string; isAnew: boolean },
): Promise<Outcome> {
  const { db, discord } = platform;
  if (!discord?.hasBot) return { kind: 'ok' };
  const { discordId } = wearer;
  for (let isFirst = true; ; isFirst = false) {
    const roleId = await queries.findRole(db, wearer);
    if (!roleId) return { kind: 'ok' };
    const isWanted = await queries.isWanted(db, { ...wearer, now: platform.now() });
    const isWorn = await queries.isWearer(db, { roleId, discordId });
    if (isWanted === isWorn && !(isAnew && isFirst)) return { kind: 'ok' };
    const change = { userId: discordId, roleId };
    const outcome = await (isWanted ? discord.addRole(change) : discord.removeRole(change));
    if (isUnknown(outcome, 'unknownRole')) {
      // Deleted by somebody on Discord: created anew if still wanted.
      await queries.deleteRole(db, roleId);
      await lookAgain(platform, wearer.stageId);
      return { kind: 'ok' };
    }
    // A user outside the guild wears no roles; joining through the site assigns them.
    const isAway = isUnknown(outcome, 'unknownMember');
    if (outcome.kind !== 'ok' && !isAway) return outcome;
    if (isWanted && !isAway) await queries.insertWearer(db, { roleId, discordId });
    else await queries.deleteWearer(db, { roleId, discordId });
    if (isAway) return { kind: 'ok' };
  }
}

function isUnknown(outcome: Outcome, what: keyof typeof discordCodes): boolean {
  return outcome.kind === 'refused' && outcome.code === discordCodes[what];
}
