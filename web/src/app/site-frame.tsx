import { t } from '@lingui/core/macro';
import { Outlet } from 'react-router';
import { RestoreScroll } from '../platform/navigation/restore-scroll.tsx';
import { useIsPending } from '../platform/navigation/use-navigation.ts';
import { makePart } from '../ui/feedback/part.ts';
import { RenderedPart } from '../ui/feedback/rendered-part.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { useFocusAfterNavigation } from '../ui/use-focus-after-navigation.ts';
import { NavigationBar } from './navigation-bar.tsx';
import type { ViewerProps } from './viewer.ts';

/** Below every page, and needed by none. */
export const siteFooter = makePart(async () => (await import('./footer.tsx')).Footer);

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
        <Outlet />
      </main>
      <RenderedPart part={siteFooter} id="footer" className="mt-auto" props={{}} />
      <Toaster />
      <RestoreScroll />
    </div>
  );
}

/** Shown while a page's code loads. */
function PendingLine() {
  const isPending = useIsPending();
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
