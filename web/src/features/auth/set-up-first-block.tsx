import { t } from '@lingui/core/macro';
import { paths } from '../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../platform/pages/use-document-title.ts';
import { ClosedPage } from '../../ui/feedback/closed-page.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';

/** Shown after the deadline for a second factor: the server refuses the viewer's staff calls. */
export function SetUpFirst() {
  useDocumentTitle(t`Second factor`);
  return (
    <ClosedPage
      kicker={t`Locked until you set it up`}
      title={t`One more lock`}
      text={t`You are trusted with other people’s events and details, so your account needs a second factor: a passkey or an authenticator app. It takes a minute, then you go on here.`}
      action={<LinkButton to={paths.account('security')} variant="main">{t`Set it up`}</LinkButton>}
    />
  );
}
