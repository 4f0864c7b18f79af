import { pathTo } from '@one-dream/contract/pages.ts';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineJob, type PayloadOf } from '../../platform/jobs/define-job.ts';
import type { MailName } from '../../platform/mail/mail-props.ts';
import { type MailToSend, sendMail } from '../../platform/mail/send-mail.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newId, newSecret } from '../../platform/secrets.ts';
import { noteMailOutcome } from '../mail-delivery/mail-refusals.actions.ts';
import * as queries from './auth.queries.ts';
import {
  describeSecurityEvent,
  isSecurityEvent,
  type SecurityEvent,
} from './security-events.rules.ts';

const resetTokenMinutes = 30;

const verifyTokenHours = 24;

const recipient = { to: z.string(), name: z.string() };

const mailJob = defineJob({
  name: 'auth-mail',
  version: 2,
  // Since the second, what was asked for is looked at by the job; what the first made reads as it did.
  earlier: { 1: (payload: object) => payload as never },
  schema: z.discriminatedUnion('mail', [
    z.object({ mail: z.enum(['verify', 'reset']), tokenId: z.string() }),
    z.object({
      mail: z.literal('as-asked'),
      purpose: z.enum(['verify', 'reset']),
      to: z.string(),
      /** Of the link, should there be one: a job that is tried again makes no second one. */
      tokenId: z.string(),
    }),
    z.object({ mail: z.literal('already-registered'), ...recipient }),
    z.object({ mail: z.literal('reset-without-account'), to: z.string() }),
    z.object({ mail: z.literal('password-changed'), ...recipient, changedAt: z.string() }),
    z.object({
      mail: z.literal('security'),
      ...recipient,
      at: z.string(),
      event: z.custom<SecurityEvent>(isSecurityEvent),
    }),
  ]),
});
type MailJob = PayloadOf<typeof mailJob>;
type AskedFor = Extract<MailJob, { mail: 'as-asked' }>;
type LinkJob = Extract<MailJob, { mail: 'verify' | 'reset' }>;
type Notice = Exclude<MailJob, AskedFor | LinkJob>;

/** How long a link works, counted from when its mail is sent. Milliseconds. */
const validity = {
  verify: verifyTokenHours * 60 * 60 * 1000,
  reset: resetTokenMinutes * 60 * 1000,
} as const;

/** Has a link mailed, in the caller's transaction. */
export async function enqueueLink(
  { jobs, now }: Platform,
  db: Db,
  {
    purpose,
    userId,
    registration,
  }: Pick<queries.NewEmailToken, 'purpose' | 'userId' | 'registration'>,
): Promise<void> {
  const tokenId = newId();
  const expiresAt = new Date(now().getTime() + validity[purpose]);
  await queries.insertEmailToken(db, { id: tokenId, userId, purpose, expiresAt, registration });
  await jobs.enqueue(db, mailJob, { mail: purpose, tokenId });
}

/**
 * Has what somebody asked for an address looked at later, in the caller's transaction. Whether there is an account
 * is for the job to find out: the caller does the same work, and takes as long, whoever the address is.
 */
export async function enqueueAskedFor(
  { jobs }: Platform,
  db: Db,
  asked: Pick<AskedFor, 'purpose' | 'to'>,
): Promise<void> {
  await jobs.enqueue(db, mailJob, { mail: 'as-asked', ...asked, tokenId: newId() });
}

/** Has a message without a link of its own mailed, in the caller's transaction. */
export async function enqueueNotice({ jobs }: Platform, db: Db, notice: Notice): Promise<void> {
  await jobs.enqueue(db, mailJob, notice);
}

export function handleAuthMails(platform: Platform): void {
  platform.jobs.handle(mailJob, (job) => {
    if (job.mail === 'as-asked') return mailAskedFor(platform, job);
    return 'tokenId' in job
      ? mailLink(platform, { purpose: job.mail, tokenId: job.tokenId })
      : mailNotice(platform, job);
  });
}

async function mailAskedFor(
  platform: Platform,
  { purpose, to, tokenId }: AskedFor,
): Promise<Outcome> {
  const { db, limiter, now } = platform;
  const expiresAt = new Date(now().getTime() + validity[purpose]);
  const isKnown = await inTransaction(db, async (trx) => {
    // Locked, so that a link of this address being opened just now decides first whether there is one to mail.
    const account = await queries.lockAccountByEmail(trx, to);
    const isVerify = purpose === 'verify';
    if (!account || (isVerify && account.email_verified_at)) return account !== undefined;
    // A verification brings what was typed for the address, unless several registrations wait: it does not say
    // which one it is for, and a stranger's must not survive.
    const registration = isVerify ? await queries.findSoleRegistration(trx, account.id) : undefined;
    const token = { id: tokenId, userId: account.id, purpose, expiresAt, registration };
    await queries.insertEmailToken(trx, token);
    return true;
  });
  // Where no token was made there is nobody to write to: it finds that out itself.
  if (isKnown) return mailLink(platform, { purpose, tokenId });
  // Whoever reads the mail of an address without an account did not ask for it.
  if (purpose === 'verify' || !(await limiter.take('mailToUnknown', to))) return { kind: 'ok' };
  const outcome = await mailNotice(platform, { mail: 'reset-without-account', to });
  if (outcome.kind === 'away') await limiter.giveBack('mailToUnknown', to);
  return outcome;
}

async function send<Name extends MailName>(
  platform: Platform,
  mail: MailToSend<Name>,
): Promise<Outcome> {
  const outcome = await sendMail(platform, mail);
  return noteMailOutcome(platform, { email: mail.to, outcome });
}

async function mailLink(
  platform: Platform,
  { purpose, tokenId }: { purpose: 'verify' | 'reset'; tokenId: string },
): Promise<Outcome> {
  const secret = newSecret();
  const expiresAt = new Date(platform.now().getTime() + validity[purpose]);
  const recipient = await queries.armEmailToken(platform.db, {
    id: tokenId,
    tokenHash: hashSecret(secret),
    expiresAt,
  });
  // Used, replaced or the account is gone: there is nobody to write to.
  if (!recipient) return { kind: 'ok' };
  const { email, name } = recipient;
  const page = purpose === 'verify' ? 'verifyEmail' : 'resetPassword';
  const url = `${platform.publicUrl}${pathTo(page)}?token=${secret}`;
  return purpose === 'verify'
    ? send(platform, {
        to: email,
        template: 'verify-email',
        props: { name, url, validFor: `${verifyTokenHours} hours` },
      })
    : send(platform, {
        to: email,
        template: 'reset-password',
        props: { name, url, validFor: `${resetTokenMinutes} minutes` },
      });
}

async function mailNotice(platform: Platform, notice: Notice): Promise<Outcome> {
  const loginUrl = platform.publicUrl + pathTo('login');
  switch (notice.mail) {
    case 'already-registered': {
      const props = { name: notice.name, loginUrl };
      return send(platform, { to: notice.to, template: notice.mail, props });
    }
    case 'reset-without-account': {
      const props = { email: notice.to, registerUrl: platform.publicUrl + pathTo('register') };
      return send(platform, { to: notice.to, template: notice.mail, props });
    }
    case 'security': {
      const props = {
        name: notice.name,
        ...describeSecurityEvent(notice.event),
        at: inIndia.format(new Date(notice.at)),
        url: `${platform.publicUrl}/profile/security`,
      };
      return send(platform, { to: notice.to, template: 'security-notice', props });
    }
    case 'password-changed': {
      const props = {
        name: notice.name,
        loginUrl,
        changedAt: inIndia.format(new Date(notice.changedAt)),
      };
      return send(platform, { to: notice.to, template: notice.mail, props });
    }
  }
}

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'Asia/Kolkata',
});
