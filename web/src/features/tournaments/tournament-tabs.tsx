import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments.values.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useEffect, useRef } from 'react';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link.tsx';

const tabs = (): readonly { part: TournamentPart | undefined; text: string }[] => [
  { part: undefined, text: t`Overview` },
  { part: 'schedule', text: t`Schedule` },
  { part: 'teams', text: t`Teams` },
  { part: 'rules', text: t`Rules` },
  { part: 'results', text: t`Results` },
];

/** Once there are results, they come right after the overview, always visible on a phone. */
function tabsOf({ status }: Tournament) {
  if (status !== 'LIVE' && status !== 'COMPLETED') return tabs();
  const [overview, ...rest] = tabs().filter(({ part }) => part !== 'results');
  const results = tabs().filter(({ part }) => part === 'results');
  return overview ? [overview, ...results, ...rest] : tabs();
}

/** Sections of a tournament's page, each with an address of its own. */
export function TournamentTabs(props: {
  tournament: Tournament;
  part: TournamentPart | undefined;
}) {
  const { tournament, part } = props;
  const { used } = readSlots(tournament.slots);
  const open = useRef<HTMLAnchorElement>(null);
  // On a narrow phone the last tab may be off screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when it changes
  useEffect(() => {
    const tab = open.current;
    if (tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - 48;
  }, [part]);
  return (
    <nav
      aria-label={t`Parts of the tournament`}
      className="relative -mx-[16px] flex overflow-x-auto border-b border-line px-2 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {tabsOf(tournament).map((tab) => {
        const isOpen = tab.part === part;
        return (
          <Link
            key={tab.text}
            ref={isOpen ? open : undefined}
            to={
              tab.part
                ? paths.tournamentPart(tournament._id, tab.part)
                : paths.tournament(tournament._id)
            }
            aria-current={isOpen ? 'page' : undefined}
            className="relative flex min-h-12 shrink-0 items-center gap-1.5 px-1.5 font-display text-action font-medium min-[400px]:px-2.5 min-[400px]:tracking-wide text-quiet no-underline transition-colors hover:text-bright focus-visible:-outline-offset-2 aria-[current=page]:text-bright aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 min-[400px]:aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-flare md:px-4"
          >
            {tab.text}
            {tab.part === 'teams' && (
              <span className="text-label tabular-nums text-quiet">{used}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
