import { render, toPlainText } from '@react-email/render';
import type { MailContent, RenderedMail } from '../src/platform/mail/mail-content.ts';
import { Mail } from './mail.tsx';

export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const html = await render(<Mail {...content} />);
  return { html, text: toPlainText(html, { wordwrap: false }) };
}
