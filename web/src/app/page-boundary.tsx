import { t } from '@lingui/core/macro';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { describePage } from '../platform/pages/page-meta.ts';
import { paths } from '../platform/pages/paths.ts';
import { useDocumentTitle } from '../platform/pages/use-document-title.ts';
import { TornMap } from '../ui/art/scenes.tsx';
import { LinkButton } from '../ui/form/link-button.tsx';
import { Kicker } from '../ui/typography.tsx';
import { NoEntry } from './no-entry.tsx';
import { RouteError } from './route-error.tsx';

/** For the page shown in place of one that failed or does not exist; all others have their own. */
export function meta({ error }: { error?: unknown }) {
  switch (isRouteErrorResponse(error) && error.status) {
    case 404:
      return describePage({ title: t`Page not found` });
    case 403:
      return describePage({ title: t`No entry` });
    default:
      return describePage({ title: '' });
  }
}

/** A route around others, so that a broken page does not take its frame down. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error) && error.status === 403) return <NoEntry />;
  return <RouteError error={error} />;
}

function NotFoundPage() {
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
