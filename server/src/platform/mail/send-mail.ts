import type { Outcome } from '../outcome.ts';
import type { Platform } from '../platform.ts';
import type { MailName, MailProps } from './mail-props.ts';
import { renderMail } from './templates.ts';

export interface MailToSend<Name extends MailName> {
  to: string;
  template: Name;
  props: Omit<MailProps[Name], 'organisation' | 'siteUrl'>;
  headers?: Record<string, string>;
}

/** Renders a mail and hands it to the mail server; for a job, which passes on what it came to. */
export async function sendMail<Name extends MailName>(
  { mailer, organisation, publicUrl, logger }: Platform,
  { to, template, props, headers }: MailToSend<Name>,
): Promise<Outcome> {
  if (!mailer) return { kind: 'away', reason: 'No mail server is configured: set SMTP_URL.' };
  const { name } = await organisation.readInTime();
  const common = { organisation: name, siteUrl: publicUrl };
  const mail = await renderMail(template, { ...props, ...common } as unknown as MailProps[Name]);
  const outcome = await mailer.send({ to, ...mail, ...(headers && { headers }) });
  if (outcome.kind === 'refused')
    logger.warn({ template, reason: outcome.reason }, 'mail refused for good');
  return outcome;
}
