import { existsSync } from 'node:fs';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Outcome } from '../outcome.ts';
import type { Platform } from '../platform.ts';
import type { MailContent, RenderedMail } from './mail-content.ts';
import { countMail, findMailDay } from './mail-days.queries.ts';
import { type MailDraft, translateMail } from './mail-draft.ts';

export interface MailToSend {
  to: string;
  language: Language;
  write: (organisation: string) => MailDraft;
  headers?: Record<string, string>;
}

/** Share of the daily limit that is reserved for mails about accounts. */
const reservedForAccounts = 0.2;

/** Whether mails that are not urgent have to wait, because only the share for mails about accounts is left today. */
export async function mustMailWait({ db, mailer, now }: Platform): Promise<boolean> {
  if (!mailer?.perDay) return false;
  const { sent } = await findMailDay(db, now());
  return sent >= Math.floor(mailer.perDay * (1 - reservedForAccounts));
}

/**
 * Renders a mail in its reader's language and sends it; the calling job returns the outcome. A site without a mail server
 * sends none.
 */
export async function sendMail(
  { db, mailer, now, organisation, publicUrl, logger }: Platform,
  { to, language, write, headers }: MailToSend,
): Promise<Outcome & { said?: string | undefined }> {
  if (!mailer) return { kind: 'ok' };
  const { name } = await organisation.readInTime();
  const draft = write(name);
  const content = translateMail(draft, { language, organisation: name, siteUrl: publicUrl });
  const { subject } = content;
  const mail = { subject, ...(await renderMail(content)) };
  const outcome = await mailer.send({ to, ...mail, ...(headers && { headers }) });
  if (outcome.kind === 'ok') await countMail(db, { as: 'sent', now: now() });
  if (outcome.kind === 'refused')
    logger.warn({ mail: draft.title.key, reason: outcome.reason }, 'mail refused for good');
  return outcome;
}

type MailsModule = { renderMail: (content: MailContent) => Promise<RenderedMail> };

// Node strips types but does not compile JSX, so the template comes from a build.
const builtMails = new URL('../../../build/mails.js', import.meta.url);
let loading: Promise<MailsModule> | undefined;

/** Renders a mail as HTML and plain text. */
async function renderMail(content: MailContent): Promise<RenderedMail> {
  if (!existsSync(builtMails)) {
    throw new Error('The mail templates are not built yet: npm run build:mails -w server');
  }
  loading ??= import(builtMails.href) as Promise<MailsModule>;
  return (await loading).renderMail(content);
}
