import { t } from '@lingui/core/macro';
import { TornMap } from '../ui/art/scenes.tsx';
import { LinkButton } from '../ui/form/link-button.tsx';
import { Kicker } from '../ui/typography.tsx';
import { paths } from './paths.ts';
import { useDocumentTitle } from './use-document-title.ts';

export function NotFoundPage() {
  useDocumentTitle(t`Page not found`);
  return (
    <div className="contour-ground relative isolate overflow-hidden">
      <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col items-start justify-center py-8 md:flex-row-reverse md:items-center md:justify-between md:gap-12 md:py-16">
        <TornMap className="w-52 shrink-0 md:w-[400px]" />
        <div>
          <Kicker>{t`Outside the play zone`}</Kicker>
          <p aria-hidden="true" className="mt-3 font-display text-drop font-heavy md:mt-6">
            404
          </p>
          <h1 className="mt-3 font-display text-headline font-medium">{t`This page is not on the map`}</h1>
          <p className="mt-4 max-w-md text-lead text-quiet">{t`The link may be old, or a letter is missing. Check the address, or drop in again from here.`}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={paths.home()} variant="main">{t`Go to the home page`}</LinkButton>
            <LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}
