import { t } from '@lingui/core/macro';
import { currentMatchOf } from '@one-dream/contract/schedule/next-action.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitOf } from '../../../platform/failure-of.ts';
import { consoleSearch } from '../../../platform/pages/console-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { useServed } from '../../duties/served.data.ts';
import { consoleMatches } from '../console.data.ts';
import { SetUpList } from '../set-up/set-up-list.tsx';
import { DayRail } from './day-rail.tsx';
import { CheckInBoard } from './lobby/check-in-board.tsx';
import { MatchDesktop } from './match-desktop.tsx';
import { MatchSteps } from './match-steps.tsx';
import { NeedsList } from './needs-list.tsx';
import { NeedsStrip } from './needs-strip.tsx';
import type { ResultParts } from './result-parts.ts';

/** The day: its matches on a timeline, the selected one in order of work, and what needs attention now. */
export function DayView({ results }: { results: ResultParts | undefined }) {
  const { tournament } = useServed();
  const [place] = useSearch(consoleSearch);
  const isDesktop = useIsWide('xl');
  const [heldId, setHeldId] = useState<string>();
  const query = useQuery(consoleMatches(tournament._id));
  const matches = query.data?.data;
  if (!matches)
    return (
      <Waiting
        {...waitOf(query)}
        title={t`The matches could not be loaded`}
        label={t`Loading the day`}
        className="grid gap-3 p-4"
        rows={['h-24', 'h-96']}
      />
    );

  // The match shown first stays selected when another one starts.
  const find = (id: string | undefined) => matches.find(({ match }) => match._id === id);
  const chosen = find(place.match) ?? find(heldId) ?? currentMatchOf(matches);
  if (chosen && heldId !== chosen.match._id) setHeldId(chosen.match._id);
  if (!chosen) return <NoMatches results={results} isDesktop={isDesktop} />;
  if (!isDesktop) return <MatchSteps matches={matches} chosen={chosen} results={results} />;
  return (
    <div className="grid grid-cols-[248px_minmax(0,1fr)_300px] items-start">
      <DayRail matches={matches} chosen={chosen} />
      <MatchDesktop key={chosen.match._id} shown={chosen} results={results} />
      <aside
        aria-label={t`Needs you now`}
        className="sticky top-(--bar-height) h-[calc(100dvh-var(--bar-height))] overflow-y-auto border-l border-line p-4 print:hidden"
      >
        <NeedsList matches={matches} Results={results?.Needs} />
      </aside>
    </div>
  );
}

/** Before anything is scheduled: the entries, and the next step. */
function NoMatches({
  results,
  isDesktop,
}: {
  results: ResultParts | undefined;
  isDesktop: boolean;
}) {
  const { canHost } = useServed();
  if (!canHost)
    return (
      <EmptyState
        title={t`No match is planned yet`}
        text={t`Matches show up here once a host plans them.`}
      />
    );
  return (
    <div className={isDesktop ? 'grid grid-cols-[minmax(0,1fr)_300px] items-start' : ''}>
      <div className="mx-auto w-full max-w-3xl p-4">
        {!isDesktop && <NeedsStrip matches={[]} />}
        <SetUpList />
        <CheckInBoard />
      </div>
      {isDesktop && (
        <aside
          aria-label={t`Needs you now`}
          className="min-h-[calc(100dvh-var(--bar-height))] border-l border-line p-4"
        >
          <NeedsList matches={[]} Results={results?.Needs} />
        </aside>
      )}
    </div>
  );
}
