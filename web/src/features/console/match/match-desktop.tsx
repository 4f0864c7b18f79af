import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { consoleSearch } from '../../../platform/pages/console-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { Heading } from '../../../ui/typography.tsx';
import { useServed } from '../../duties/served.data.ts';
import { LobbyTable } from './lobby/lobby-table.tsx';
import { SlotListActions } from './lobby/slot-list.tsx';
import { type MatchDialog, MatchDialogs } from './match-dialogs.tsx';
import { MatchHead } from './match-head.tsx';
import { NextStepButton } from './next-step-button.tsx';
import type { ResultParts } from './result-parts.ts';
import { RoomCard } from './room/room-card.tsx';

/** A match on a desktop, from the lobby to the published result, top to bottom in order of work. */
export function MatchDesktop({
  shown,
  results,
}: {
  shown: ConsoleMatch;
  results: ResultParts | undefined;
}) {
  const { canSeeRooms } = useServed();
  const [dialog, setDialog] = useState<MatchDialog>();
  const room = useRef<HTMLElement>(null);
  const result = useRef<HTMLElement>(null);
  const { match } = shown;
  const [{ step }] = useSearch(consoleSearch);
  const isForRoom = step === 'room';
  const isPlayed = ['playing', 'results_in', 'published', 'final'].includes(match.state);

  useEffect(() => {
    if (isForRoom) leadTo(room.current);
  }, [isForRoom]);

  return (
    <div data-work tabIndex={-1} className="min-w-0 outline-none">
      <div className="sticky top-(--bar-height) z-10 flex items-center gap-4 border-b border-line bg-ground px-5 py-3 print:hidden">
        <div className="min-w-0 flex-1">
          <MatchHead shown={shown} onDialog={setDialog} />
        </div>
        <NextStepButton
          shown={shown}
          onGo={(kind) => {
            if (kind === 'move') return setDialog('move');
            leadTo(kind === 'room' ? room.current : result.current);
          }}
          hasResults={results !== undefined}
          // The result has its own publish button.
          leave={results ? ['publish'] : []}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5">
        {results && isPlayed && (
          <Part title={t`Result`} ref={result}>
            <results.Desktop tournamentId={match.tournamentId} shown={shown} />
          </Part>
        )}
        <Part
          title={t`Lobby and check-in`}
          aside={
            <SlotListActions
              shown={shown}
              more={
                results?.Lobby && <results.Lobby tournamentId={match.tournamentId} shown={shown} />
              }
            />
          }
        >
          <LobbyTable shown={shown} />
        </Part>
        {canSeeRooms && (
          <Part title={t`Room`} ref={room}>
            <RoomCard key={match._id} shown={shown} hasMainButton />
          </Part>
        )}
      </div>
      <MatchDialogs open={dialog} match={match} onClose={() => setDialog(undefined)} />
    </div>
  );
}

function Part(props: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  ref?: React.Ref<HTMLElement>;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      ref={props.ref}
      className="min-w-0 scroll-mt-[calc(var(--bar-height)+104px)]"
    >
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
        <Heading level={3} size="title" id={id}>
          {props.title}
        </Heading>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}

/** Scrolls to a part and focuses a result's first cell or a room's first field. */
function leadTo(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' });
  const field = part?.querySelector<HTMLElement>('[data-cell]') ?? part?.querySelector('input');
  field?.focus({ preventScroll: true });
}
