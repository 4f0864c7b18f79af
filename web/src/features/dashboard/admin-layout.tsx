import { t } from '@lingui/core/macro';
import { Menu, ShieldAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { istLongDateOf } from '../../platform/ist-date.ts';
import { paths } from '../../platform/pages/paths.ts';
import { useSession } from '../../platform/session.tsx';
import { PageSkeleton } from '../../ui/admin/page-skeleton.tsx';
import { Drawer } from '../../ui/feedback/drawer.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts';
import { SearchButton } from '../search/search-button-block.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { HomeLink } from './home-link.tsx';
import { IdentityCard } from './identity-card.tsx';

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

/** Replaces the sidebar on narrow screens: a bar that toggles a drawer. */
function AdminBar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="fixed inset-x-0 top-0 z-20 flex h-(--bar-height) items-center gap-[12px] border-b border-line bg-ground px-[16px] md:px-6 lg:hidden">
      <div className="min-w-0 flex-1">
        <HomeLink />
      </div>
      <SearchButton place="office" />
      <IconButton
        label={t`Open menu`}
        icon={<Menu size={26} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2 text-bright"
      />
      <Drawer open={isOpen} onOpenChange={setOpen} title={t`Back office`} foot={<IdentityCard />}>
        <div className="-mx-3">
          <AdminNavigation onFollow={() => setOpen(false)} />
        </div>
      </Drawer>
    </header>
  );
}

/** Navigation of the back office on a desktop. */
function AdminSidebar() {
  return (
    <aside
      aria-label={t`Back office`}
      className="contour-ground fixed inset-y-0 left-0 z-20 hidden w-(--sidebar-width) flex-col overflow-y-auto border-r border-line lg:flex"
    >
      <div className="flex items-center gap-2 pt-5 pr-3 pb-4 pl-5">
        <div className="min-w-0 flex-1">
          <HomeLink />
        </div>
        <SearchButton place="office" />
      </div>
      <div className="flex-1 px-3 py-2">
        <AdminNavigation />
      </div>
      <div className="p-3">
        <IdentityCard />
      </div>
    </aside>
  );
}
