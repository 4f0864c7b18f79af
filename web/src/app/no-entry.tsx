import { t } from '@lingui/core/macro';
import { paths } from '../platform/pages/paths.ts';
import { useDocumentTitle } from '../platform/pages/use-document-title.ts';
import { LinkButton } from '../ui/form/link-button.tsx';
import { Heading, Kicker } from '../ui/typography.tsx';

/** Instead of the back office, for everybody else. */
export function NoEntry() {
  useDocumentTitle(t`No entry`);
  return (
    <main className="contour-ground grid min-h-dvh content-center py-16">
      <div className="measure">
        <Kicker>{t`Restricted zone`}</Kicker>
        <Heading level={1} size="poster" className="mt-6">{t`No entry`}</Heading>
        <p className="mt-6 max-w-md text-lead text-quiet">{t`This area is for the organisers. Your account is not one of theirs, so there is nothing for you to see here.`}</p>
        <LinkButton
          to={paths.home()}
          variant="main"
          className="mt-8"
        >{t`Go to the home page`}</LinkButton>
      </div>
    </main>
  );
}
