import { emailChanged, emailChangeUndone } from '@one-dream/contract/events/users.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import type { AccountRow } from '../users/users.shared.queries.ts';
import { deleteUnverified, updateAccount } from '../users/users.shared.queries.ts';
import { addressChanged, discordUnlinked, signedOutEverywhere } from './auth.events.ts';
import * as tokens from './auth.queries.ts';
import { authTexts } from './auth.texts.ts';
import { emailChangeJob } from './email-change.mails.ts';
import * as queries from './email-change.queries.ts';
import { emailChangeTexts as texts } from './email-change.texts.ts';
import { assertSendsMail } from './register.actions.ts';
import { deleteFactorsSince } from './second-factor/second-factor.queries.ts';
import { deleteSignInSteps } from './second-factor/steps.queries.ts';
import { endSessions } from './sessions.actions.ts';

/** How long the link to the new address works, and the one to the old address. Milliseconds. */
const confirmableMs = 24 * 60 * 60 * 1000;
const undoableMs = 7 * 24 * 60 * 60 * 1000;

/** Mails both addresses. Only the person who opens the link to the new address learns whether it is taken. */
export async function changeEmail(
  platform: Platform,
  { viewer, email }: { viewer: Viewer; email: string },
): Promise<void> {
  assertSendsMail(platform);
  await platform.limiter.consume('emailChangeByUser', viewer.id);
  await platform.limiter.consume('registerByAccount', email);
  await inUnitOfWork(platform, async (work) => {
    const account = await tokens.lockAccount(work.db, viewer.id);
    if (!account) throw new AppError('CONFLICT', authTexts.tryAgain);
    if (account.email === email) throw invalidField('email', texts.sameAddress);
    const id = newId();
    await queries.replaceEmailChange(work.db, {
      ...{ id, user_id: account.id, old_email: account.email, new_email: email },
      asked_at: work.now(),
    });
    for (const mail of ['confirm', 'asked'] as const)
      await work.enqueue(emailChangeJob, { mail, changeId: id });
  });
}

/** @throws AppError TOKEN_INVALID, TOKEN_USED, CONFLICT if the address is another account's by now */
export async function confirmEmail(platform: Platform, { token }: { token: string }) {
  await inUnitOfWork(platform, async (work) => {
    const now = work.now();
    const change = await queries.lockEmailChange(work.db, {
      link: 'confirm_hash',
      hash: hashSecret(token),
    });
    if (change?.changed_at) throw new AppError('TOKEN_USED', texts.confirmedAlready);
    const account = change && (await tokens.lockAccount(work.db, change.user_id));
    const isDead =
      !account ||
      account.email !== change.old_email ||
      now.getTime() - change.asked_at.getTime() > confirmableMs;
    if (isDead) throw new AppError('TOKEN_INVALID', texts.linkDead);
    await setEmail(work, account, change.new_email);
    await queries.markChanged(work.db, { id: change.id, now });
    await work.happened(emailChanged, by(account));
    for (const mail of ['changed', 'undo'] as const)
      await work.enqueue(emailChangeJob, { mail, changeId: change.id });
  });
}

/**
 * Gives the account back to the person who still reads the old address: restores that address, ends all sessions, and removes
 * whatever was added since to sign in with. @throws AppError TOKEN_INVALID, TOKEN_USED
 */
export async function undoEmailChange(platform: Platform, { token }: { token: string }) {
  await inUnitOfWork(platform, async (work) => {
    const now = work.now();
    const change = await queries.lockEmailChange(work.db, {
      link: 'undo_hash',
      hash: hashSecret(token),
    });
    if (change?.undone_at) throw new AppError('TOKEN_USED', texts.undoneAlready);
    const since = change?.changed_at;
    const account = change && (await tokens.lockAccount(work.db, change.user_id));
    if (!account || !since || now.getTime() - since.getTime() > undoableMs)
      throw new AppError('TOKEN_INVALID', texts.undoDead);
    await setEmail(work, account, change.old_email);
    await queries.markUndone(work.db, { userId: account.id, since, now });
    await endWaysInSince(work, account, since);
    await endSessions(work.db, account.id);
    await work.happened(emailChangeUndone, by(account));
    await work.happened(signedOutEverywhere, { userId: account.id });
  });
}

/** Removes ways to sign in that were added since. The password stays: the page then asks for a reset by the old address. */
async function endWaysInSince(work: Work, account: AccountRow, since: Date): Promise<void> {
  const { id, discord_id: discordId } = account;
  await deleteSignInSteps(work.db, id);
  await deleteFactorsSince(work.db, { userId: id, since });
  const isSince = (linkedAt: Date | null) => linkedAt !== null && linkedAt >= since;
  const isDiscordLost = discordId !== null && isSince(account.discord_linked_at);
  const isGoogleLost = isSince(account.google_linked_at);
  if (!isDiscordLost && !isGoogleLost) return;
  await updateAccount(work.db, {
    id,
    changes: {
      ...(isDiscordLost && { discord_id: null, discord_username: null, discord_linked_at: null }),
      ...(isGoogleLost && { google_subject: null, google_linked_at: null }),
    },
  });
  if (isDiscordLost) await work.happened(discordUnlinked, { discordIds: [discordId] });
}

const by = ({ id, role, name }: AccountRow) => ({ viewer: { id, role }, subject: name });

async function setEmail(work: Work, account: AccountRow, email: string): Promise<void> {
  const { db } = work;
  // The account has the address already: it was changed back by hand.
  if (account.email === email) return;
  const holder = await tokens.lockAccountByEmail(db, email);
  if (holder?.email_verified_at) throw new AppError('CONFLICT', texts.addressTaken);
  // An unverified registration of the address: its owner has just proved that it is theirs.
  if (holder) await deleteUnverified(db, holder.id);
  await updateAccount(db, { id: account.id, changes: { email } });
  for (const purpose of ['verify', 'reset'] as const)
    await tokens.deleteUnusedEmailTokens(db, { userId: account.id, purpose });
  await work.happened(addressChanged, { from: account.email, to: email });
}
