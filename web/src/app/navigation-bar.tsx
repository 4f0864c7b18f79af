import { useEffect, useState } from 'react';
import { SearchButton } from '../features/search/search-button-block.tsx';
import { classNames } from '../ui/class-names.ts';
import { SiteLogo } from './site-logo.tsx';
import type { ViewerProps } from './viewer.ts';
import { ViewerNavigation } from './viewer-navigation.tsx';
import { VisitorNavigation } from './visitor-navigation.tsx';

const navigationBackgroundAfterPx = 50;

/**
 * Reserves the width of either navigation, as the tagline next to it must not reflow when one replaces the other.
 */
const navigationWidth =
  'min-w-26.5 @bar:min-w-[27rem] @wide-bar:min-w-[40rem] @min-[73rem]:min-w-0';

export function NavigationBar(props: ViewerProps) {
  const { viewer } = props;
  const scrolled = useScrolled();
  return (
    <header
      className={classNames(
        'fixed inset-x-0 top-0 z-20 border-b transition-colors duration-200',
        scrolled > 0 ? 'border-line bg-ground' : 'border-transparent',
      )}
    >
      <div className="@container measure flex h-(--bar-height) items-center gap-2 md:gap-3 lg:gap-4">
        <div className="min-w-0 flex-1">
          <SiteLogo isBrief={scrolled > 1} />
        </div>
        <div
          className={`flex shrink-0 items-center justify-end gap-1 md:gap-3 lg:gap-4 ${navigationWidth}`}
        >
          {/* On a narrow phone, the visitor's login button takes its place. */}
          <SearchButton place="site" className={viewer ? undefined : 'max-sm:hidden'} />
          {viewer && <ViewerNavigation viewer={viewer} onLogout={props.onLogout} />}
          {viewer === undefined && <VisitorNavigation />}
        </div>
      </div>
    </header>
  );
}

/** 0 at the top, 1 once the bar needs a background, 2 past the first screen. */
function useScrolled(): number {
  const [scrolled, setScrolled] = useState(0);
  useEffect(() => {
    const look = () =>
      setScrolled(
        window.scrollY > window.innerHeight
          ? 2
          : Number(window.scrollY > navigationBackgroundAfterPx),
      );
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
