import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts';

/** What stands around every page of the console: nothing but its own bar, so that a small screen is all work. */
export function ConsoleFrame() {
  const main = useFocusAfterNavigation();
  return (
    <div className="min-h-dvh [--bar-height:56px] print:bg-white print:text-black">
      <SkipLink />
      <main id="main" ref={main} tabIndex={-1} className="min-h-dvh outline-none">
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Toaster />
      <ScrollRestoration />
    </div>
  );
}
