import { t } from '@lingui/core/macro';
import { paths } from '../platform/pages/paths.ts';
import { useDocumentTitle } from '../platform/pages/use-document-title.ts';
import { ClosedPage } from '../ui/feedback/closed-page.tsx';
import { LinkButton } from '../ui/form/link-button.tsx';

/** Shown instead of the back office to everybody but the owner and admins. */
export function NoEntry() {
  useDocumentTitle(t`No entry`);
  return (
    <ClosedPage
      as="main"
      kicker={t`Restricted zone`}
      title={t`No entry`}
      text={t`This area is for the organisers. Your account is not one of theirs, so there is nothing for you to see here.`}
      action={<LinkButton to={paths.home()} variant="main">{t`Go to the home page`}</LinkButton>}
    />
  );
}
