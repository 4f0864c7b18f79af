import { plural, t } from '@lingui/core/macro';
import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { consolePaths } from '../../../../platform/pages/console-paths.ts';
import { messageOf } from '../../../../platform/refusal.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { LinkButton } from '../../../../ui/form/link-button.tsx';
import { Panel } from '../../../../ui/list/panel.tsx';
import { Heading } from '../../../../ui/typography.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { consoleMatches, mapsOf, stagesOf } from '../../console.data.ts';
import { MoveMatchDialog } from '../../match/match-dialogs.tsx';
import { MapsDialog } from './maps-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlannedMatches } from './planned-matches.tsx';

/** Matches of each stage: planned in one form, rescheduled singly or with all that follow. */
export function ScheduleView() {
  const { tournament, isAdmin } = useServed();
  const stages = useQuery(stagesOf(tournament._id));
  const matches = useQuery(consoleMatches(tournament._id));
  const failed = stages.error ?? matches.error;
  if (!stages.data || !matches.data)
    return failed ? (
      <ErrorState
        title={t`The schedule could not be loaded`}
        message={messageOf(failed)}
        busy={stages.isFetching || matches.isFetching}
        onRetry={() => void Promise.all([stages.refetch(), matches.refetch()])}
      />
    ) : (
      <SkeletonRows
        label={t`Loading the schedule`}
        className="measure grid gap-4 py-5"
        rows={['h-12', 'h-80']}
      />
    );
  const unplanned = stages.data.find(
    (stage) => !matches.data.data.some(({ match }) => match.stageId === stage._id),
  );
  return (
    <div className="measure grid grid-cols-[minmax(0,1fr)] items-start gap-8 py-5 lg:grid-cols-[minmax(0,1fr)_300px]">
      {stages.data.length === 0 && (
        <EmptyState
          className="chamfer"
          title={t`First a stage, then its matches`}
          text={t`Matches belong to a stage. Make one under Draw.`}
          action={
            <LinkButton
              variant="main"
              to={consolePaths.tournament(tournament._id, { view: 'draw' })}
            >{t`Make a stage`}</LinkButton>
          }
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 empty:hidden">
        {stages.data.map((stage) => (
          <StageSchedule
            key={stage._id}
            stage={stage}
            matches={matches.data.data.filter(({ match }) => match.stageId === stage._id)}
            isNext={stage._id === unplanned?._id}
          />
        ))}
      </div>
      {isAdmin && <Maps />}
    </div>
  );
}

/** Settings of the game rather than of this event. */
function Maps() {
  const { tournament } = useServed();
  const maps = useQuery(mapsOf(tournament.game)).data;
  const [isOpen, setOpen] = useState(false);
  if (!maps) return null;
  return (
    <Panel as="section" aria-label={t`Maps`}>
      <p className="mb-4 text-quiet">
        {t`Maps to choose from: ${maps.map(({ name }) => name).join(', ')}`}
      </p>
      <Button size="small" onClick={() => setOpen(true)}>{t`Change the maps…`}</Button>
      {isOpen && <MapsDialog maps={maps} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function StageSchedule({
  stage,
  matches,
  isNext,
}: {
  stage: Stage;
  matches: readonly ConsoleMatch[];
  isNext: boolean;
}) {
  const [isPlanning, setPlanning] = useState(false);
  const [movedId, setMovedId] = useState<string>();
  const moved = matches.find(({ match }) => match._id === movedId)?.match;
  return (
    <section aria-label={stage.name}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Heading level={2} size="title" className="min-w-0 flex-1">
          {stage.name}{' '}
          <span className="text-label tabular-nums text-quiet">
            {matches.length} {plural(matches.length, { one: 'match', other: 'matches' })}
          </span>
        </Heading>
        {!stage.isFinal && (
          <Button
            variant={isNext ? 'main' : 'quiet'}
            size="small"
            icon={<CalendarPlus size={18} />}
            onClick={() => setPlanning(true)}
          >
            {matches.length === 0 ? t`Plan the matches` : t`Add matches`}
          </Button>
        )}
      </div>
      {matches.length === 0 ? (
        <EmptyState
          title={t`No match yet`}
          text={t`First start, spacing and maps make them all at once.`}
          className="chamfer py-8!"
        />
      ) : (
        <PlannedMatches matches={matches} onMove={({ _id }) => setMovedId(_id)} />
      )}
      {isPlanning && <PlanDialog stage={stage} onClose={() => setPlanning(false)} />}
      {moved && <MoveMatchDialog match={moved} onClose={() => setMovedId(undefined)} />}
    </section>
  );
}
