import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageSkeleton } from '../../ui/admin/page-skeleton.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts';
import { AdminBar } from './admin-bar.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { SecondFactorNote } from './second-factor-note.tsx';

const sidebarWidthPx = 280;

const widths = () =>
  ({
    '--sidebar-width': `${sidebarWidthPx}px`,
  }) as CSSProperties;

/** The frame of the back office: a sidebar on a desk, a bar with a drawer on a tablet and a phone. */
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
