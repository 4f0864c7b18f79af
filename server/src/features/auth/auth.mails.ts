import { resetTokenMinutes, verifyTokenHours } from '@one-dream/contract/limits.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { MailName } from '../../platform/mail/mail-props.ts';
import { type MailToSend, sendMail } from '../../platform/mail/send-mail.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newId, newSecret } from '../../platform/secrets.ts';
import { noteMailOutcome } from '../users/mail-refusals.actions.ts';
import * as queries from './auth.queries.ts';

type MailJob =
  | { mail: 'verify' | 'reset'; tokenId: string }
  | { mail: 'already-registered'; to: string; name: string }
  | { mail: 'reset-without-account'; to: string }
  | { mail: 'password-changed'; to: string; name: string; changedAt: string };

const queue = 'auth-mail';

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
  await jobs.enqueue<MailJob>(db, queue, { mail: purpose, tokenId });
}

/** Has a message without a link of its own mailed, in the caller's transaction. */
export async function enqueueNotice(
  { jobs }: Platform,
  db: Db,
  notice: Extract<MailJob, { to: string }>,
): Promise<void> {
  await jobs.enqueue<MailJob>(db, queue, notice);
}

export function handleAuthMails(platform: Platform): void {
  platform.jobs.handle<MailJob>(queue, (job) =>
    'tokenId' in job
      ? mailLink(platform, { purpose: job.mail, tokenId: job.tokenId })
      : mailNotice(platform, job),
  );
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
  const page = purpose === 'verify' ? 'verify-email' : 'reset-password';
  const url = `${platform.publicUrl}/${page}?token=${secret}`;
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

async function mailNotice(
  platform: Platform,
  notice: Extract<MailJob, { to: string }>,
): Promise<Outcome> {
  const loginUrl = `${platform.publicUrl}/login`;
  switch (notice.mail) {
    case 'already-registered': {
      const props = { name: notice.name, loginUrl };
      return send(platform, { to: notice.to, template: notice.mail, props });
    }
    case 'reset-without-account': {
      const props = { email: notice.to, registerUrl: `${platform.publicUrl}/register` };
      return send(platform, { to: notice.to, template: notice.mail, props });
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
