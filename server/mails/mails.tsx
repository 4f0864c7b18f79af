import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import type { MailName, MailProps, RenderedMail } from '../src/platform/mail/mail-props.ts';
import { AlreadyRegistered } from './already-registered.tsx';
import { EveningMail, eveningTitle } from './evening-mail.tsx';
import { NoticeMail } from './notice-mail.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { ResetPassword } from './reset-password.tsx';
import { ResetWithoutAccount } from './reset-without-account.tsx';
import { SecurityNotice } from './security-notice.tsx';
import { VerifyEmail } from './verify-email.tsx';

type Mails = {
  [Name in MailName]: {
    subject: (props: MailProps[Name]) => string;
    Body: (props: MailProps[Name]) => ReactElement;
  };
};

const mails: Mails = {
  'verify-email': {
    subject: ({ organisation }) => `Confirm your e-mail for ${organisation}`,
    Body: VerifyEmail,
  },
  'reset-password': {
    subject: ({ organisation }) => `Set a new password for ${organisation}`,
    Body: ResetPassword,
  },
  'already-registered': {
    subject: ({ organisation }) => `You already have an account at ${organisation}`,
    Body: AlreadyRegistered,
  },
  'password-changed': {
    subject: ({ organisation }) => `Your ${organisation} password was changed`,
    Body: PasswordChanged,
  },
  'security-notice': {
    subject: ({ title, organisation }) => `${title} · ${organisation}`,
    Body: SecurityNotice,
  },
  'reset-without-account': {
    subject: ({ organisation }) => `No ${organisation} account has this address`,
    Body: ResetWithoutAccount,
  },
  notice: {
    subject: ({ title, organisation }) => `${title} · ${organisation}`,
    Body: NoticeMail,
  },
  evening: {
    subject: ({ organisation, ...props }) => `${eveningTitle(props)} · ${organisation}`,
    Body: EveningMail,
  },
};

/** Renders one mail in both its forms. */
export async function renderMail<Name extends MailName>(
  name: Name,
  props: MailProps[Name],
): Promise<RenderedMail> {
  const { subject, Body }: Mails[Name] = mails[name];
  const html = await render(<Body {...props} />);
  return { subject: subject(props), html, text: toPlainText(html, { wordwrap: false }) };
}
