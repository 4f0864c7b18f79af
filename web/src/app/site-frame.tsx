import { t } from '@lingui/core/macro';
import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { pageCode } from '../platform/page-code.ts';
import { StartClock } from '../platform/start-clock.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { useFocusAfterNavigation } from '../ui/use-focus-after-navigation.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import type { ViewerProps } from './viewer.ts';
import { ViewerTabs } from './viewer-navigation.tsx';

/**
 * The frame around every page. Pages start below the bar; one that starts with a picture pulls it behind the bar with
 * `-mt-(--bar-height)`.
 */
export function SiteFrame(props: ViewerProps) {
  const main = useFocusAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationBar {...props} />
      <PendingLine />
      {/* At least one screen high, so that the footer does not jump while a page loads. */}
      <main id="main" ref={main} tabIndex={-1} className="min-h-dvh pt-(--bar-height)">
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
          <StartClock />
        </Suspense>
      </main>
      <div className="mt-auto">
        <Footer />
      </div>
      {props.viewer && <ViewerTabs viewer={props.viewer} />}
      <Toaster />
    </div>
  );
}

/** Shown while a page's code loads. */
function PendingLine() {
  const isFetching = useSyncExternalStore(pageCode.subscribe, pageCode.isWaiting, () => false);
  const isPending = useNavigation().state === 'loading' || isFetching;
  if (!isPending) return null;
  return (
    <div
      role="progressbar"
      aria-label={t`Loading the page`}
      className="fixed inset-x-0 top-0 z-30 h-[3px] overflow-hidden"
    >
      <div className="h-full w-2/5 animate-sweep bg-flare" />
    </div>
  );
}
