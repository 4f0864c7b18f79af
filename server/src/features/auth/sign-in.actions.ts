import { normalised } from '@one-dream/contract/text.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DiscordUser } from '../../platform/discord/discord-sign-in.ts';
import { hashPassword, isPassword, needsRehash } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { newId } from '../../platform/secrets.ts';
import {
  type AccountRow,
  insertAccount,
  replacePasswordHash,
  updateAccount,
} from '../users/users.shared.queries.ts';
import * as queries from './auth.queries.ts';
import { nameFromProvider } from './auth.rules.ts';
import { authTexts } from './auth.texts.ts';
import {
  fetchDiscordUser,
  joinGuild,
  joinWithRoles,
  takeOauthState,
} from './discord-oauth.actions.ts';
import { claimOwnership } from './register.actions.ts';
import { completeFirstStep, type SignedIn } from './second-factor/complete-sign-in.actions.ts';
import type { SignInFrom } from './second-factor/device-cookie.actions.ts';
import { noteSecurityEvent } from './security-notices.actions.ts';
import { endSessions } from './sessions.actions.ts';

/** Signs in with a password, or as far as a password suffices. */
export async function signIn(
  platform: Platform,
  { email, password, ip, from }: { email: string; password: string; ip: string; from: SignInFrom },
): Promise<SignedIn> {
  const { db, limiter } = platform;
  await limiter.consume('signInByAddress', ip);
  // Counted before it is evaluated, so that of many concurrent tries not all are.
  const isGranted = await limiter.spend('signInAfterReset', `${email} ${networkOf(ip)}`);
  if (!isGranted) await limiter.consume('failedSignInByAccount', email);
  const known = await queries.findAccountForSignIn(db, email);
  const stored = known?.stored_hash;
  if (!(await isPassword({ password, stored })) || !known || !stored) throw wrongCredentials();
  if (!isGranted) await limiter.giveBack('failedSignInByAccount', email);
  const fresh = needsRehash(stored) ? await hashPassword(password) : undefined;
  return inTransaction(db, async (trx) => {
    // Meanwhile the password may have changed or the account be deleted: the comparison must still hold when the
    // session starts, or the session would outlive what ended all others.
    const account = await queries.lockAccount(trx, known.id);
    if (!account) throw wrongCredentials();
    if (!account.email_verified_at) {
      throw new AppError('EMAIL_NOT_VERIFIED', authTexts.verifyFirst);
    }
    if (account.password_hash !== stored) throw wrongCredentials();
    if (fresh) await replacePasswordHash(trx, { id: known.id, from: stored, to: fresh });
    return completeFirstStep(platform, trx, {
      account: { ...account, password_hash: fresh ?? stored },
      from,
    });
  });
}

function wrongCredentials(): AppError {
  return new AppError('WRONG_CREDENTIALS', authTexts.wrongCredentials, {
    fields: { email: asWritten(''), password: asWritten('') },
  });
}

/** Signs in with the ID token that Google gave the browser. */
export async function signInWithGoogle(
  platform: Platform,
  { credential, from }: { credential: string; from: SignInFrom },
): Promise<SignedIn> {
  if (!platform.google) throw new AppError('NOT_FOUND', authTexts.googleNotSetUp);
  const outcome = await platform.google.verifyCredential(credential);
  if (outcome.kind === 'away') throw providerAway('Google');
  if (outcome.kind === 'refused') {
    throw new AppError('SIGN_IN_REFUSED', authTexts.googleNotConfirmed);
  }
  const { subject, name } = outcome.identity;
  const email = normalised(outcome.identity.email, 'NFKC').toLowerCase();
  const { signedIn, ousted } = await inTransaction(platform.db, async (trx) => {
    const account: JoinedAccount =
      (await queries.lockAccountByGoogle(trx, subject)) ??
      (await joinByGoogle(platform, trx, { subject, email, name }));
    const role = await claimOwnership(trx, account);
    const linkedAt = account.google_linked_at;
    const step = { account: { ...account, role }, from, linkedAt };
    return {
      signedIn: await completeFirstStep(platform, trx, step),
      ousted: account.isTakenOver ? account.id : undefined,
    };
  });
  if (ousted) platform.live.sessionsEnded(ousted);
  return signedIn;
}

type JoinedAccount = AccountRow & { isTakenOver?: boolean };

async function joinByGoogle(
  platform: Platform,
  db: Db,
  { subject, email, name }: { subject: string; email: string; name: string },
): Promise<JoinedAccount> {
  const now = platform.now();
  const created = await insertAccount(db, {
    id: newId(),
    name: nameFromProvider(name),
    email,
    email_verified_at: now,
    google_subject: subject,
    created_at: now,
  });
  if (created) return created;
  const account = await queries.lockAccountByEmail(db, email);
  if (!account) throw new AppError('CONFLICT', authTexts.tryAgain);
  // Linked just now by the same person in another tab.
  if (account.google_subject === subject) return account;
  if (account.google_subject) {
    throw new AppError('SIGN_IN_REFUSED', authTexts.otherGoogle);
  }
  const isTakenOver = account.email_verified_at === null;
  if (isTakenOver) {
    // Signs out anybody who planted a password for an address that was not theirs.
    await endSessions(db, account.id);
    await queries.deleteUnusedEmailTokens(db, { userId: account.id, purpose: 'verify' });
  }
  const joined = await updateAccount(db, {
    id: account.id,
    changes: {
      google_subject: subject,
      ...(isTakenOver
        ? {
            email_verified_at: now,
            password_hash: null,
            name: nameFromProvider(name),
            profile: '',
          }
        : { google_linked_at: now }),
    },
  });
  if (!isTakenOver)
    await noteSecurityEvent(platform, db, {
      account,
      event: { kind: 'google-linked', detail: email },
    });
  return { ...(joined ?? account), isTakenOver };
}

/** Signs in with the code that Discord redirected this browser with. */
export async function signInWithDiscord(
  platform: Platform,
  {
    code,
    state,
    browser,
    from,
  }: { code: string; state: string; browser: string | undefined; from: SignInFrom },
): Promise<SignedIn> {
  await takeOauthState(platform, { purpose: 'login', state, browser, userId: null });
  const { accessToken, ...discordUser } = await fetchDiscordUser(platform, {
    code,
    purpose: 'login',
  });
  const { signedIn, isNew, hadAccount } = await inTransaction(platform.db, async (trx) => {
    const known = await queries.lockAccountByDiscord(trx, discordUser.id);
    const account = known ?? (await joinByDiscord(platform, trx, discordUser));
    const role = await claimOwnership(trx, account);
    const linkedAt = account.discord_linked_at;
    const step = { account: { ...account, role }, from, linkedAt };
    const signedIn = await completeFirstStep(platform, trx, step);
    return { signedIn, isNew: !known, hadAccount: linkedAt !== null };
  });
  const join = hadAccount ? joinWithRoles : joinGuild;
  if (isNew) await join(platform, { discordId: discordUser.id, accessToken });
  return signedIn;
}

async function joinByDiscord(
  platform: Platform,
  db: Db,
  discordUser: DiscordUser,
): Promise<AccountRow> {
  const now = platform.now();
  if (!discordUser.email || !discordUser.emailVerified) {
    throw new AppError('SIGN_IN_REFUSED', authTexts.discordNoEmail);
  }
  const email = normalised(discordUser.email, 'NFKC').toLowerCase();
  const discord = { id: discordUser.id, username: discordUser.username };
  const created = await insertAccount(db, {
    id: newId(),
    name: nameFromProvider(discordUser.globalName),
    email,
    email_verified_at: now,
    discord_id: discord.id,
    discord_username: discord.username,
    created_at: now,
  });
  if (created) return created;
  const account = await queries.lockAccountByEmail(db, email);
  if (!account) throw new AppError('CONFLICT', authTexts.tryAgain);
  // Linked just now by the same person in another tab.
  if (account.discord_id === discord.id) return account;
  if (!account.email_verified_at) {
    throw new AppError('ACCOUNT_NOT_VERIFIED', authTexts.neverVerified);
  }
  if (account.discord_id) {
    throw new AppError('SIGN_IN_REFUSED', authTexts.otherDiscord);
  }
  await noteSecurityEvent(platform, db, {
    account,
    event: { kind: 'discord-linked', detail: discord.username },
  });
  const changes = {
    ...{ discord_id: discord.id, discord_username: discord.username },
    discord_linked_at: now,
  };
  return (await updateAccount(db, { id: account.id, changes })) ?? account;
}

export function providerAway(provider: 'Google' | 'Discord'): AppError {
  return new AppError('UNAVAILABLE', authTexts.providerAway({ provider }), {
    retryAfter: 30,
  });
}
