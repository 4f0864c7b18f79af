import { t } from '@lingui/core/macro';
import { isAdmin } from '@one-dream/contract/duties.ts';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { SetUpFirst } from '../features/auth/set-up-first-block.tsx';
import { useHandles } from '../platform/navigation/use-navigation.ts';
import { useSession, useViewer } from '../platform/session.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { LinkButton } from '../ui/form/link-button.tsx';
import { Heading, Kicker } from '../ui/typography.tsx';
import { paths } from './paths.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Handle of each back-office route: loads its screen. */
export type AdminPageHandle = { load: () => Promise<unknown> };

const loadLayout = () => import('../features/dashboard/admin-layout.tsx');
const AdminLayout = lazy(async () => ({ default: (await loadLayout()).AdminLayout }));

/**
 * The back office and its frame, for the owner and admins. Loaded from here rather than by the router, so that nobody else
 * fetches any of it.
 */
export function AdminOnly() {
  const viewer = useViewer();
  const { safety } = useSession();
  const handles = useHandles() as (AdminPageHandle | undefined)[];
  if (!isAdmin(viewer)) return <Refusal />;
  if (safety?.isShutOut)
    return (
      <main>
        <SetUpFirst />
      </main>
    );
  // Frame and page load in parallel; an error is shown in place of the page.
  for (const handle of handles) handle?.load().catch(() => undefined);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AdminLayout>
        <Outlet />
      </AdminLayout>
    </Suspense>
  );
}

function Refusal() {
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
