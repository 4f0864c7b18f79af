import { type Language, spokenTo } from '@one-dream/contract/languages.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineJob, type PayloadOf } from '../../platform/jobs/define-job.ts';
import { type MailToSend, sendMail } from '../../platform/mail/send-mail.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LimitName } from '../../platform/rate-limits/rate-limits.ts';
import { hashSecret, newId, newSecret } from '../../platform/secrets.ts';
import { recordMailOutcome } from '../mail-delivery/mail-refusals.actions.ts';
import * as queries from './auth.queries.ts';
import { type AccountNotice, writeLink, writeNotice } from './auth-mails.rules.ts';
import { isSecurityEvent, type SecurityEvent } from './security-events.rules.ts';

/** The requester's language; the account's own takes precedence. */
const language = z.optional(z.string());
const recipient = { to: z.string(), name: z.string(), language };

const mailJob = defineJob({
  name: 'auth-mail',
  version: 2,
  // Since version 2 the job does the look-up; payloads of version 1 read the same.
  earlier: { 1: (payload: object) => payload as never },
  schema: z.discriminatedUnion('mail', [
    z.object({ mail: z.enum(['verify', 'reset']), tokenId: z.string(), language }),
    z.object({
      mail: z.literal('as-asked'),
      purpose: z.enum(['verify', 'reset']),
      to: z.string(),
      /** Id for the link's token, if one is made: a retried job makes no second one. */
      tokenId: z.string(),
      language,
    }),
    z.object({ mail: z.literal('already-registered'), ...recipient }),
    z.object({ mail: z.literal('reset-without-account'), to: z.string(), language }),
    z.object({ mail: z.literal('password-changed'), ...recipient, changedAt: z.string() }),
    z.object({
      mail: z.literal('security'),
      ...recipient,
      at: z.string(),
      event: z.custom<SecurityEvent>(isSecurityEvent),
    }),
  ]),
});
type MailRequest = Extract<PayloadOf<typeof mailJob>, { mail: 'as-asked' }>;
type Notice = AccountNotice & { language?: string | undefined };

/** How long a link works after its mail is sent, which states it. Milliseconds. */
const validity = {
  verify: 24 * 60 * 60 * 1000,
  reset: 30 * 60 * 1000,
} as const;

/** Enqueues the mail of a link, in the caller's transaction. */
export async function enqueueLink(
  { jobs, now }: Platform,
  db: Db,
  {
    purpose,
    userId,
    registration,
    language,
  }: Pick<queries.NewEmailToken, 'purpose' | 'userId' | 'registration'> & { language: Language },
): Promise<void> {
  const tokenId = newId();
  const expiresAt = new Date(now().getTime() + validity[purpose]);
  await queries.insertEmailToken(db, { id: tokenId, userId, purpose, expiresAt, registration });
  await jobs.enqueue(db, mailJob, { mail: purpose, tokenId, language });
}

/**
 * Enqueues the mail that somebody requested for an address, in the caller's transaction. The job finds out whether there is an
 * account: the caller does the same work, and takes as long, for any address.
 */
export async function enqueueRequested(
  { jobs }: Platform,
  db: Db,
  request: Pick<MailRequest, 'purpose' | 'to' | 'language'>,
): Promise<void> {
  await jobs.enqueue(db, mailJob, { mail: 'as-asked', ...request, tokenId: newId() });
}

/** Enqueues a mail without a link of its own, in the caller's transaction. */
export async function enqueueNotice({ jobs }: Platform, db: Db, notice: Notice): Promise<void> {
  await jobs.enqueue(db, mailJob, notice);
}

export function handleAuthMails(platform: Platform): void {
  platform.jobs.handle(mailJob, (job) => {
    if (job.mail === 'as-asked') return mailRequested(platform, job);
    return 'tokenId' in job
      ? mailLink(platform, { purpose: job.mail, tokenId: job.tokenId, language: job.language })
      : mailNotice(platform, job);
  });
}

async function mailRequested(
  platform: Platform,
  { purpose, to, tokenId, language }: MailRequest,
): Promise<Outcome> {
  const { db, now } = platform;
  const expiresAt = new Date(now().getTime() + validity[purpose]);
  const isKnown = await inTransaction(db, async (trx) => {
    // Locked, so that a link of this address being opened right now decides first whether there is one to mail.
    const account = await queries.lockAccountByEmail(trx, to);
    const isVerify = purpose === 'verify';
    if (!account || (isVerify && account.email_verified_at)) return account !== undefined;
    // A verification carries what was typed for the address, unless several registrations are pending: it cannot tell
    // which one it is for, and a stranger's must not survive.
    const registration = isVerify ? await queries.findSoleRegistration(trx, account.id) : undefined;
    const token = { id: tokenId, userId: account.id, purpose, expiresAt, registration };
    await queries.insertEmailToken(trx, token);
    return true;
  });
  // Without a token there is no recipient, which `mailLink` finds out itself.
  if (isKnown) return mailLink(platform, { purpose, tokenId, language });
  if (purpose === 'verify') return { kind: 'ok' };
  return sendWithin(platform, { limit: 'mailToUnknown', to }, () =>
    mailNotice(platform, { mail: 'reset-without-account', to, language }),
  );
}

/** Sends to an address whose owner may not have asked for it. Beyond the limit nothing is sent, and nobody is told. */
async function sendWithin(
  { limiter }: Platform,
  { limit, to }: { limit: LimitName; to: string },
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!(await limiter.take(limit, to))) return { kind: 'ok' };
  const outcome = await act();
  if (outcome.kind === 'away') await limiter.giveBack(limit, to);
  return outcome;
}

async function send(
  platform: Platform,
  { to, language, write }: Pick<MailToSend, 'to' | 'write'> & { language: string | undefined },
): Promise<Outcome> {
  const chosen = await queries.findLanguage(platform.db, to);
  const outcome = await sendMail(platform, { to, language: spokenTo(chosen ?? language), write });
  return recordMailOutcome(platform, { email: to, outcome });
}

async function mailLink(
  platform: Platform,
  {
    purpose,
    tokenId,
    language,
  }: { purpose: 'verify' | 'reset'; tokenId: string; language: string | undefined },
): Promise<Outcome> {
  const secret = newSecret();
  const expiresAt = new Date(platform.now().getTime() + validity[purpose]);
  const recipient = await queries.armEmailToken(platform.db, {
    id: tokenId,
    tokenHash: hashSecret(secret),
    expiresAt,
  });
  // Used or replaced, or the account is gone: there is no recipient.
  if (!recipient) return { kind: 'ok' };
  const { email: to, name, isConfirmed } = recipient;
  const page = purpose === 'verify' ? 'verifyEmail' : 'resetPassword';
  const url = `${platform.publicUrl}${pathTo(page)}?token=${secret}`;
  const write = (organisation: string) => writeLink({ purpose, name, url, organisation });
  const sendLink = () => send(platform, { to, language, write });
  return isConfirmed
    ? sendLink()
    : sendWithin(platform, { limit: 'mailToUnconfirmed', to }, sendLink);
}

function mailNotice(platform: Platform, notice: Notice): Promise<Outcome> {
  const { to, language } = notice;
  const write = (organisation: string) =>
    writeNotice(notice, { organisation, siteUrl: platform.publicUrl });
  return send(platform, { to, language, write });
}
