import { t } from '@lingui/core/macro';
import { ShieldAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { istLongDateOf } from '../../platform/ist-date.ts';
import { paths } from '../../platform/pages/paths.ts';
import { useSession } from '../../platform/session.tsx';
import { PageSkeleton } from '../../ui/admin/page-skeleton.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts';
import { AdminBar } from './admin-bar.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';

const sidebarWidthPx = 280;

const widths = () =>
  ({
    '--sidebar-width': `${sidebarWidthPx}px`,
  }) as CSSProperties;

/** The frame of the back office: a sidebar on a desktop, a bar with a drawer on a tablet and a phone. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useFocusAfterNavigation();
  return (
    <div
      style={widths()}
      className="min-h-dvh lg:pl-(--sidebar-width) lg:[--toast-left:calc(var(--sidebar-width)+24px)]"
    >
      <SkipLink />
      <AdminBar />
      <AdminSidebar />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mx-auto min-h-dvh max-w-[1280px] px-4 pt-[calc(var(--bar-height)+20px)] pb-16 md:px-6 lg:px-8 lg:pt-8"
      >
        <SecondFactorNote />
        {/* A new boundary per page: its skeleton shows immediately while the code loads. */}
        <Suspense key={pathname} fallback={<PageSkeleton />}>
          {children}
        </Suspense>
      </main>
      <Toaster />
    </div>
  );
}

/** Shown on every back-office page until a second factor is set up; after the deadline access is blocked. */
function SecondFactorNote() {
  const { safety } = useSession();
  if (!safety?.secondFactorBy) return null;
  return (
    <div
      role="note"
      aria-label={t`Second factor`}
      className="mb-5 flex flex-wrap items-center gap-x-4 border-l-2 border-flare bg-sunken px-4 py-1"
    >
      <p className="flex items-start gap-3 py-2 text-small">
        <ShieldAlert size={20} className="shrink-0 text-flare" />
        {t`Your role needs a second factor by ${istLongDateOf(safety.secondFactorBy)}. After that the back office stays closed without one.`}
      </p>
      <TextLink
        to={paths.account('security')}
        className="inline-flex min-h-11 items-center"
      >{t`Set it up`}</TextLink>
    </div>
  );
}
