import { t } from '@lingui/core/macro';
import { consoleSearch } from '../../platform/pages/console-paths.ts';
import { useSearch } from '../../platform/pages/search-params.ts';
import { useDocumentTitle } from '../../platform/pages/use-document-title.ts';
import { usePreload } from '../../ui/feedback/lazy-component.ts';
import { useServed } from '../duties/served.data.ts';
import { EntriesView } from './entries/entries-view.tsx';
import { banDialog, strikeDialog } from './entries/entry-dialogs.tsx';
import { DayView } from './match/day-view.tsx';
import type { ResultParts } from './match/result-parts.ts';
import { DrawView } from './set-up/draws/draw-view.tsx';
import { EventView } from './set-up/event/event-view.tsx';
import { ImportView } from './set-up/guests/import-view.tsx';
import { ScheduleView } from './set-up/schedule/schedule-view.tsx';

/** Runs a tournament, on a desktop and on a phone. `results`: parts mounted in place of a match's result. */
export function ConsolePage({ results }: { results?: ResultParts | undefined }) {
  const [{ view }] = useSearch(consoleSearch);
  usePreload(strikeDialog);
  usePreload(banDialog);
  useDocumentTitle(t`Console: ${useServed().tournament.title}`);
  return (
    <>
      {view === 'day' && <DayView results={results} />}
      {view === 'entries' && <EntriesView />}
      {view === 'bring' && <ImportView />}
      {view === 'draw' && <DrawView />}
      {view === 'schedule' && <ScheduleView />}
      {view === 'event' && <EventView />}
    </>
  );
}
