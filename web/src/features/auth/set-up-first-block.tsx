import { t } from '@lingui/core/macro';
import { paths } from '../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../platform/pages/use-document-title.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';

/** Shown after the deadline for a second factor: the server refuses the viewer's staff calls. */
export function SetUpFirst() {
  useDocumentTitle(t`Second factor`);
  return (
    <div className="contour-ground grid min-h-dvh content-center py-16">
      <div className="measure">
        <Kicker>{t`Locked until you set it up`}</Kicker>
        <Heading level={1} size="poster" className="mt-6">{t`One more lock`}</Heading>
        <p className="mt-6 max-w-md text-lead text-quiet">{t`You are trusted with other people’s events and details, so your account needs a second factor: a passkey or an authenticator app. It takes a minute, then you go on here.`}</p>
        <LinkButton
          to={paths.account('security')}
          variant="main"
          className="mt-8"
        >{t`Set it up`}</LinkButton>
      </div>
    </div>
  );
}
