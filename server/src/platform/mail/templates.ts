import { existsSync } from 'node:fs';
import type { MailContent, RenderedMail } from './mail-content.ts';

type MailsModule = { renderMail: (content: MailContent) => Promise<RenderedMail> };

// Node strips types but does not compile JSX, so the template comes from a build.
const builtMails = new URL('../../../build/mails.js', import.meta.url);
let loading: Promise<MailsModule> | undefined;

/** Renders a mail as HTML and plain text. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  if (!existsSync(builtMails)) {
    throw new Error('The mail templates are not built yet: npm run build:mails -w server');
  }
  loading ??= import(builtMails.href) as Promise<MailsModule>;
  return (await loading).renderMail(content);
}
