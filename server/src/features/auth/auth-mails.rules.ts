import { pathTo } from '@one-dream/contract/pages.ts';
import { moment } from '@one-dream/contract/texts.ts';
import type { MailDraft } from '../../platform/mail/mail-draft.ts';
import { mailTexts as texts } from './auth-mails.texts.ts';
import { describeSecurityEvent, type SecurityEvent } from './security-events.rules.ts';

/** A message about an account without a link of its own. */
export type AccountNotice =
  | { mail: 'already-registered'; to: string; name: string }
  | { mail: 'reset-without-account'; to: string }
  | { mail: 'password-changed'; to: string; name: string; changedAt: string }
  | { mail: 'security'; to: string; name: string; at: string; event: SecurityEvent };

/** Writes the mail with a link. Its texts state how long the link works, as `validity` says. */
export function writeLink({
  purpose,
  name,
  url,
  organisation,
}: {
  purpose: 'verify' | 'reset';
  name: string;
  url: string;
  organisation: string;
}): MailDraft {
  return purpose === 'verify'
    ? {
        name,
        subject: texts.verifySubject({ organisation }),
        title: texts.verify,
        preview: texts.verifyPreview,
        lead: [texts.verifyLead({ organisation })],
        action: { label: texts.verifyButton, url },
        after: [texts.verifyAfter],
      }
    : {
        name,
        subject: texts.resetSubject({ organisation }),
        title: texts.reset,
        preview: texts.resetPreview,
        lead: [texts.resetLead({ organisation })],
        action: { label: texts.resetButton, url },
        after: [texts.resetAfter],
      };
}

export function writeNotice(
  notice: AccountNotice,
  { organisation, siteUrl }: { organisation: string; siteUrl: string },
): MailDraft {
  const signIn = { label: texts.signIn, url: siteUrl + pathTo('login') };
  switch (notice.mail) {
    case 'already-registered':
      return {
        name: notice.name,
        subject: texts.knownSubject({ organisation }),
        title: texts.known,
        preview: texts.knownPreview,
        lead: [texts.knownLead({ organisation }), texts.knownHow],
        action: signIn,
        after: [texts.notYou],
      };
    case 'reset-without-account':
      return {
        subject: texts.unknownSubject({ organisation }),
        title: texts.unknown,
        preview: texts.unknownPreview,
        lead: [texts.unknownLead({ organisation, email: notice.to })],
        action: { label: texts.unknownButton, url: siteUrl + pathTo('register') },
        after: [texts.notYou],
      };
    case 'security': {
      const { title, text } = describeSecurityEvent(notice.event);
      return {
        name: notice.name,
        title,
        preview: texts.securityPreview,
        lead: [text, texts.securityAt({ at: moment(notice.at, 'yearAndTime') })],
        action: {
          label: texts.securityButton,
          url: siteUrl + pathTo('account', { tab: 'security' }),
        },
        after: [texts.securityAfter],
      };
    }
    case 'password-changed': {
      const at = moment(notice.changedAt, 'yearAndTime');
      return {
        name: notice.name,
        subject: texts.changedSubject({ organisation }),
        title: texts.changed,
        preview: texts.changedPreview,
        lead: [texts.changedLead({ organisation, at })],
        action: signIn,
        after: [texts.changedAfter],
      };
    }
  }
}
