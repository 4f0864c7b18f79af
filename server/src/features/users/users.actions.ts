import type { InGameInfo, User } from '@one-dream/contract/features/users.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import { violatedConstraint } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { fetchDiscordUser, joinGuild, takeOauthState } from '../auth/discord-oauth.actions.ts';
import { checkRoles } from '../tournaments/outbound.actions.ts';
import * as queries from './users.queries.ts';
import { presentUser } from './users.rules.ts';

/** @throws AppError NOT_FOUND */
export async function getUser(db: Db, id: string): Promise<User> {
  const row = await queries.findUser(db, id);
  if (!row) throw new AppError('NOT_FOUND', 'This account no longer exists.');
  return presentUser(row);
}

export async function saveInGameInfo(
  { db }: Platform,
  { viewer, info }: { viewer: Viewer; info: InGameInfo },
): Promise<User> {
  const row = await queries.updateInGameInfo(db, { id: viewer.id, info });
  if (!row) throw new AppError('NOT_FOUND', 'This account no longer exists.');
  return presentUser(row);
}

export interface LinkDiscordOptions {
  viewer: Viewer;
  userId: string;
  code: string;
  state: string;
  /** The cookie of the browser that was sent to Discord. */
  browser: string | undefined;
}

/**
 * Links the Discord account that the signed-in user approved in this browser, and brings it into the guild
 * if Discord does so at once.
 */
export async function linkDiscord(
  platform: Platform,
  options: LinkDiscordOptions,
): Promise<{ data: User; isInGuild: boolean }> {
  const { viewer, userId, code, state, browser } = options;
  if (userId !== viewer.id)
    throw new AppError('NOT_ALLOWED', 'You can only link Discord to your own account.');
  await takeOauthState(platform, { purpose: 'link', state, browser, userId: viewer.id });
  const { accessToken, ...discordUser } = await fetchDiscordUser(platform, {
    code,
    purpose: 'link',
  });
  try {
    const before = await queries.findUser(platform.db, viewer.id);
    const row = await queries.updateDiscord(platform.db, {
      id: viewer.id,
      discordId: discordUser.id,
      username: discordUser.username,
    });
    if (!row) throw new AppError('NOT_FOUND', 'This account no longer exists.');
    const isInGuild = await joinGuild(platform, { discordId: discordUser.id, accessToken });
    const discordIds = [discordUser.id, before?.discord_id ?? discordUser.id];
    await checkRoles(platform, platform.db, [...new Set(discordIds)]);
    return { data: presentUser(row), isInGuild };
  } catch (error) {
    if (violatedConstraint(error) !== 'users_discord_id_key') throw error;
    throw new AppError(
      'DISCORD_TAKEN',
      'This Discord account is linked to another player. Sign in to Discord with your own account and try again.',
    );
  }
}
