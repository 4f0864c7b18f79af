import type { Language } from '@one-dream/contract/languages.ts';
import type { Outcome } from '../outcome.ts';
import type { Platform } from '../platform.ts';
import { type Letter, sayLetter } from './letter.ts';
import { renderMail } from './templates.ts';

export interface MailToSend {
  to: string;
  language: Language;
  write: (organisation: string) => Letter;
  headers?: Record<string, string>;
}

/** Renders a mail in its reader's language and sends it; the calling job returns the outcome. */
export async function sendMail(
  { mailer, organisation, publicUrl, logger }: Platform,
  { to, language, write, headers }: MailToSend,
): Promise<Outcome> {
  if (!mailer) return { kind: 'away', reason: 'No mail server is configured: set SMTP_URL.' };
  const { name } = await organisation.readInTime();
  const letter = write(name);
  const content = sayLetter(letter, { language, organisation: name, siteUrl: publicUrl });
  const { subject } = content;
  const mail = { subject, ...(await renderMail(content)) };
  const outcome = await mailer.send({ to, ...mail, ...(headers && { headers }) });
  if (outcome.kind === 'refused')
    logger.warn({ mail: letter.title.key, reason: outcome.reason }, 'mail refused for good');
  return outcome;
}
