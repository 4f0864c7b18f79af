import { pathTo } from '@one-dream/contract/pages.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Discord } from '../../platform/discord/discord.ts';
import type { DiscordUser } from '../../platform/discord/discord-sign-in.ts';
import { inTime } from '../../platform/in-time.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { discordJoined } from './auth.events.ts';
import * as queries from './auth.queries.ts';
import { oauthStateMinutes } from './auth.rules.ts';
import { authTexts } from './auth.texts.ts';

type Purpose = 'login' | 'link';

const returnPaths: Record<Purpose, string> = {
  login: pathTo('login'),
  link: pathTo('discordVerification'),
};

/**
 * Starts a round trip to Discord: its state is good once, in this browser and, for linking, for this user.
 * @returns where to send the browser
 */
export async function startDiscord(
  platform: Platform,
  {
    purpose,
    viewer,
    browser,
    ip,
  }: { purpose: Purpose; viewer: Viewer | undefined; browser: string; ip: string },
): Promise<string> {
  if (purpose === 'link' && !viewer) throw new AppError('NOT_SIGNED_IN', authTexts.signInFirst);
  const discord = configured(platform);
  await platform.limiter.consume('discordStartByAddress', ip);
  const state = newSecret();
  await queries.insertOauthState(platform.db, {
    state_hash: hashSecret(state),
    browser_hash: hashSecret(browser),
    purpose,
    user_id: purpose === 'link' ? (viewer?.id ?? null) : null,
    expires_at: new Date(platform.now().getTime() + oauthStateMinutes * 60 * 1000),
  });
  return discord.authorizeUrl({ state, redirectUri: platform.publicUrl + returnPaths[purpose] });
}

export interface TakeState {
  purpose: Purpose;
  state: string;
  browser: string | undefined;
  userId: string | null;
}

/** Uses the state up before Discord is called. @throws AppError SIGN_IN_REFUSED */
export async function takeOauthState(
  { db, now }: Platform,
  { purpose, state, browser, userId }: TakeState,
): Promise<void> {
  const isOurs =
    browser !== undefined &&
    (await queries.takeOauthState(db, {
      state_hash: hashSecret(state),
      browser_hash: hashSecret(browser),
      purpose,
      user_id: userId,
      now: now(),
    }));
  if (!isOurs) {
    throw new AppError('SIGN_IN_REFUSED', authTexts.discordNotStarted);
  }
}

/** Fetches the user who approved. @throws AppError SIGN_IN_REFUSED, or UNAVAILABLE while Discord is away */
export async function fetchDiscordUser(
  platform: Platform,
  { code, purpose }: { code: string; purpose: Purpose },
): Promise<DiscordUser & { accessToken: string }> {
  const discord = configured(platform);
  const outcome = await exchange(discord, {
    code,
    redirectUri: platform.publicUrl + returnPaths[purpose],
  });
  if (outcome.kind === 'ok') return { ...outcome.user, accessToken: outcome.accessToken };
  platform.logger.warn({ reason: outcome.reason, kind: outcome.kind }, 'discord sign-in');
  if (outcome.kind === 'away') {
    throw new AppError('UNAVAILABLE', authTexts.discordAway, { retryAfter: 30 });
  }
  throw new AppError('SIGN_IN_REFUSED', authTexts.discordNotConfirmed);
}

async function exchange(
  discord: Discord,
  from: { code: string; redirectUri: string },
): Promise<Outcome<{ user: DiscordUser; accessToken: string }>> {
  const exchanged = await discord.exchangeCode(from);
  if (exchanged.kind !== 'ok') return exchanged;
  const { accessToken } = exchanged;
  const fetched = await discord.fetchUser(accessToken);
  return fetched.kind === 'ok' ? { ...fetched, accessToken } : fetched;
}

/** Timeout for joining: linking with all its calls to Discord takes at most 6 s. */
const guildTimeoutMs = 1_200;

/**
 * Adds a person to the guild, now or never: a job would have to store their access token.
 * @returns whether they are in it
 */
export async function joinGuild(
  { discord, logger }: Platform,
  { discordId, accessToken }: { discordId: string; accessToken: string },
): Promise<boolean> {
  if (!discord?.hasBot) return false;
  const late = { kind: 'away', reason: 'Discord does not answer in time.' } as const;
  const added = discord.addGuildMember({ userId: discordId, accessToken });
  const outcome = await inTime<Outcome, Outcome>(added, { ms: guildTimeoutMs, late });
  if (outcome.kind !== 'ok') logger.warn({ reason: outcome.reason }, 'not added to the guild');
  return outcome.kind === 'ok';
}

/**
 * As `joinGuild`, for an account that may have entries: schedules its roles after joining, as only members of the guild can have
 * roles.
 */
export async function joinWithRoles(
  platform: Platform,
  joining: Parameters<typeof joinGuild>[1],
): Promise<boolean> {
  const isInGuild = await joinGuild(platform, joining);
  await inUnitOfWork(platform, (work) =>
    work.happened(discordJoined, { discordIds: [joining.discordId] }),
  );
  return isInGuild;
}

function configured({ discord }: Platform) {
  if (!discord) throw new AppError('NOT_FOUND', authTexts.discordNotSetUp);
  return discord;
}
