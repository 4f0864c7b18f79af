import { t } from '@lingui/core/macro';
import { paths } from '../../platform/pages/paths.ts';
import { ClosedPage } from '../../ui/feedback/closed-page.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';

/** For users without a duty here: explains duties, and reveals nothing about the tournament. */
export function RefusedPage() {
  return (
    <ClosedPage
      kicker={t`For the crew`}
      title={t`No duty here`}
      text={t`The console opens for hosts, scorers and casters while their event is on. If you should be one of them, ask an admin to add you.`}
      action={
        <LinkButton to={paths.tournaments()} variant="main">{t`See the tournaments`}</LinkButton>
      }
    />
  );
}
