import { t } from '@lingui/core/macro';
import { paths } from '../../platform/pages/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';

/** For users without a duty here: explains duties, and reveals nothing about the tournament. */
export function RefusedPage() {
  return (
    <div className="contour-ground grid min-h-dvh content-center py-16">
      <div className="measure">
        <Kicker>{t`For the crew`}</Kicker>
        <Heading level={1} size="poster" className="mt-6">{t`No duty here`}</Heading>
        <p className="mt-6 max-w-md text-lead text-quiet">{t`The console opens for hosts, scorers and casters while their event is on. If you should be one of them, ask an admin to add you.`}</p>
        <LinkButton
          to={paths.tournaments()}
          variant="main"
          className="mt-8"
        >{t`See the tournaments`}</LinkButton>
      </div>
    </div>
  );
}
