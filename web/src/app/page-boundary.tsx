import { t } from '@lingui/core/macro';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { NoEntry } from './no-entry.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { describePage } from './page-meta.ts';
import { RouteError } from './route-error.tsx';

/** Pages have their own; what stands in for one that is not there has this. */
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

/** A route around others whose frame outlives a broken page. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error) && error.status === 403) return <NoEntry />;
  return <RouteError error={error} />;
}
