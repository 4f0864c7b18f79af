import type { User } from '@one-dream/contract/features/users/users.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { violatedConstraint } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { discordUnlinked } from '../auth/auth.events.ts';
import { fetchDiscordUser, joinWithRoles, takeOauthState } from '../auth/discord-oauth.actions.ts';
import { noteSecurityEvent } from '../auth/security-notices.actions.ts';
import { presentUser, type UserRow } from '../users/users.presenters.ts';
import { updateDiscord } from '../users/users.shared.queries.ts';
import * as queries from './accounts.queries.ts';
import { accountsTexts } from './accounts.texts.ts';

export interface LinkDiscordOptions {
  viewer: Viewer;
  userId: string;
  code: string;
  state: string;
  /** The cookie of the browser that was sent to Discord. */
  browser: string | undefined;
}

/**
 * Links the Discord account that the signed-in user approved in this browser, and adds it to the guild if Discord
 * answers in time.
 */
export async function linkDiscord(
  platform: Platform,
  options: LinkDiscordOptions,
): Promise<{ data: User; isInGuild: boolean }> {
  const { viewer, userId, code, state, browser } = options;
  if (userId !== viewer.id) throw new AppError('NOT_ALLOWED', accountsTexts.ownDiscordOnly);
  await takeOauthState(platform, { purpose: 'link', state, browser, userId: viewer.id });
  const { accessToken, ...discordUser } = await fetchDiscordUser(platform, {
    code,
    purpose: 'link',
  });
  try {
    const row = await inUnitOfWork(platform, async (work) => {
      const before = await queries.lockUser(work.db, viewer.id);
      const after = await updateDiscord(work.db, {
        id: viewer.id,
        discordId: discordUser.id,
        username: discordUser.username,
        now: work.now(),
      });
      if (!before || !after) throw new AppError('NOT_FOUND', commonTexts.accountGone);
      await noteLink(platform, work, { before, after });
      if (before.discord_id && before.discord_id !== discordUser.id)
        await work.happened(discordUnlinked, { discordIds: [before.discord_id] });
      return after;
    });
    const isInGuild = await joinWithRoles(platform, { discordId: discordUser.id, accessToken });
    return { data: presentUser(row), isInGuild };
  } catch (error) {
    if (violatedConstraint(error) !== 'users_discord_id_key') throw error;
    throw new AppError('DISCORD_TAKEN', accountsTexts.discordLinked);
  }
}

/** Notifies the owner: someone with a stolen session could take the account over with their own Discord. */
async function noteLink(
  platform: Platform,
  work: Work,
  { before, after }: { before: UserRow; after: UserRow },
): Promise<void> {
  if (before.discord_id === after.discord_id) return;
  const detail = after.discord_username ?? '';
  const isFirst = before.discord_id === null;
  await noteSecurityEvent(platform, work.db, {
    account: after,
    event: { kind: isFirst ? 'discord-linked' : 'discord-replaced', detail },
    change: {
      ...(!isFirst && { before: { discord: before.discord_username } }),
      after: { discord: after.discord_username },
    },
  });
}
