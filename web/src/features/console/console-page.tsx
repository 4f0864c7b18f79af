import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { consolePaths } from '../../app/console-paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { useFetchedAhead } from '../../ui/part.ts';
import { servedTournament, useConsoleUpdates, useOwnDuties } from './console.data.ts';
import { ConsoleBar } from './console-bar.tsx';
import { ConsoleViews, viewOf } from './console-views.tsx';
import { DayView } from './day/day-view.tsx';
import { DrawPart, drawPart } from './draws/draw-part.tsx';
import { EntriesView } from './entries/entries-view.tsx';
import { RefusedPage } from './refused-page.tsx';
import type { ResultParts } from './result-parts.ts';
import { EventView } from './schedule/event-view.tsx';
import { ScheduleView } from './schedule/schedule-view.tsx';
import { ServedContext } from './served.ts';

/** Running a tournament, on a desk and on a phone. `results`: what is mounted where a match's result belongs. */
export function ConsolePage({ results }: { results?: ResultParts | undefined }) {
  const { tournamentId = '' } = useParams();
  const [params] = useSearchParams();
  const duties = useOwnDuties(tournamentId);
  const query = useQuery({
    ...servedTournament({ id: tournamentId, isAdmin: duties.isAdmin }),
    enabled: duties.isKnown && duties.hasAny,
  });
  useConsoleUpdates(tournamentId);
  useFetchedAhead(drawPart);
  useDocumentTitle(query.data ? `Console: ${query.data.title}` : 'Console');

  if (duties.isKnown && !duties.hasAny) return <RefusedPage />;
  const failed = duties.query.error ?? query.error;
  if (!query.data && failed)
    return (
      <>
        <ConsoleBar title="Console" back={{ to: consolePaths.list(), label: 'All your events' }} />
        <ErrorState
          title={
            isRefusal(failed) && failed.code === 'NOT_FOUND'
              ? 'There is no such tournament'
              : 'The console could not be loaded'
          }
          message={messageOf(failed)}
          onRetry={() => void (duties.query.error ? duties.query.refetch() : query.refetch())}
        />
      </>
    );
  if (!query.data) return <LoadingScreen />;

  const view = viewOf(params);
  const served = {
    tournament: query.data,
    isAdmin: duties.isAdmin,
    canHost: duties.has('host'),
    canScore: duties.has('scorer') || duties.has('host'),
  };
  return (
    <ServedContext value={served}>
      <ConsoleBar
        title={query.data.title}
        back={{ to: consolePaths.list(), label: 'All your events' }}
      >
        <ConsoleViews view={view} />
      </ConsoleBar>
      {view === 'day' && <DayView results={results} />}
      {view === 'entries' && <EntriesView />}
      {view === 'draw' && <DrawPart />}
      {view === 'schedule' && <ScheduleView />}
      {view === 'event' && <EventView />}
    </ServedContext>
  );
}
