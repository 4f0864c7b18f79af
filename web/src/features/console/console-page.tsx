import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { useFetchedAhead } from '../../ui/feedback/part.ts';
import { useServed } from '../duties/served.data.ts';
import { viewOf } from './console-views.tsx';
import { DayView } from './day/day-view.tsx';
import { DrawPart, drawPart } from './draws/draw-part.tsx';
import { EntriesView } from './entries/entries-view.tsx';
import { banDialog, strikeDialog } from './entries/entry-dialogs.tsx';
import { BringPart } from './guests/bring-part.tsx';
import type { ResultParts } from './result-parts.ts';
import { EventView } from './schedule/event-view.tsx';
import { ScheduleView } from './schedule/schedule-view.tsx';

/** Runs a tournament, on a desk and on a phone. `results`: parts mounted in place of a match's result. */
export function ConsolePage({ results }: { results?: ResultParts | undefined }) {
  const [params] = useSearchParams();
  useFetchedAhead(drawPart);
  useFetchedAhead(strikeDialog);
  useFetchedAhead(banDialog);
  useDocumentTitle(t`Console: ${useServed().tournament.title}`);
  const view = viewOf(params);
  return (
    <>
      {view === 'day' && <DayView results={results} />}
      {view === 'entries' && <EntriesView />}
      {view === 'bring' && <BringPart />}
      {view === 'draw' && <DrawPart />}
      {view === 'schedule' && <ScheduleView />}
      {view === 'event' && <EventView />}
    </>
  );
}
