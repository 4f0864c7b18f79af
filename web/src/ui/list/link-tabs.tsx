import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

export type LinkTab = { to: string; text: string; count?: number | undefined };

/** Parts of a page, each with an address of its own. */
export function LinkTabs(props: {
  label: string;
  tabs: readonly LinkTab[];
  /** Address of the open one. */
  at: string;
}) {
  const { label, tabs, at } = props;
  const open = useRef<HTMLAnchorElement>(null);
  // On a narrow phone the last tab may be off screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when it changes
  useEffect(() => {
    const tab = open.current;
    if (tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - 48;
  }, [at]);
  return (
    <nav
      aria-label={label}
      className="fade-end relative -mx-[16px] flex overflow-x-auto border-b border-line px-2 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {tabs.map(({ to, text, count }) => (
        <Link
          key={to}
          ref={to === at ? open : undefined}
          to={to}
          aria-current={to === at ? 'page' : undefined}
          className="relative flex min-h-12 shrink-0 items-center gap-1.5 px-1.5 font-display text-action font-medium min-[400px]:px-2.5 min-[400px]:tracking-wide text-quiet no-underline transition-colors hover:text-bright focus-visible:-outline-offset-2 aria-[current=page]:text-bright aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 min-[400px]:aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-flare md:px-4"
        >
          {text}
          {count !== undefined && (
            <span className="text-label tabular-nums text-quiet">{count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
