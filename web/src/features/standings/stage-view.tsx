import { plural, t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingLine,
  Standings,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { useState } from 'react';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Heading } from '../../ui/typography.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { daysOf } from './days-of.ts';
import { captionOf, GroupTables } from './group-tables.tsx';
import { OtherView } from './other-view.tsx';
import { ShareStage } from './share-stage.tsx';
import { StandingNotes } from './standing-notes.tsx';
import type { StandingsChoice, StandingsView } from './standings-search.ts';
import { StandingsTable } from './standings-table.tsx';

const teamResults = lazyComponent(
  async () => (await import('./team-results-dialog.tsx')).TeamResultsDialog,
);

type StageViewProps = {
  tournamentId: string;
  standings: Standings & { stage: StageStandings };
  choice: StandingsChoice;
  onChoose: (change: Partial<StandingsChoice>) => void;
  ownTeamId: string | undefined;
};

/** A stage: its tables by group, overall or by day, or a single match. */
export function StageView(props: StageViewProps) {
  const { tournamentId, standings, choice, onChoose, ownTeamId } = props;
  const { stage } = standings;
  const [team, setTeam] = useState<StandingLine>();
  usePreload(teamResults);
  const groups = groupsOf(stage);
  const tables = choice.group
    ? stage.tables.filter(({ group }) => group === choice.group)
    : stage.tables;
  const hasDays = stage.tables.some((table) => daysOf(table).length > 1);
  const hasMatches = stage.tables.some(({ matches }) => matches.length > 0);
  const tabs = [
    { value: 'overall' as const, text: t`Overall` },
    ...(hasDays ? [{ value: 'day' as const, text: t`By day` }] : []),
    ...(hasMatches ? [{ value: 'match' as const, text: t`By match` }] : []),
  ];
  const view: StandingsView = tabs.some(({ value }) => value === choice.view)
    ? choice.view
    : 'overall';
  return (
    <section aria-label={stage.name} className="flex min-w-0 flex-col gap-3">
      <StageHeader {...props} tables={tables} view={view} />
      {groups.length > 1 && (
        <ChoiceRow
          label={t`Group`}
          value={choice.group ?? ''}
          choices={[
            { value: '', text: t`All groups` },
            ...groups.map((letter) => ({ value: letter, text: t`Group ${letter}` })),
          ]}
          onChoose={(group) => onChoose({ group: group || undefined, match: undefined })}
        />
      )}
      <Tabs
        label={t`What the table counts`}
        tabs={tabs}
        value={view}
        onValueChange={(next) => onChoose({ view: next })}
      >
        <div className="flex min-w-0 flex-col gap-8">
          {view === 'overall' ? (
            <>
              <GroupTables tables={tables} hasGroups={groups.length > 1}>
                {(table) => (
                  <StandingsTable
                    stage={stage}
                    table={table}
                    caption={captionOf(stage, table)}
                    ownTeamId={ownTeamId}
                    onTeam={setTeam}
                  />
                )}
              </GroupTables>
              <StandingNotes standings={standings} tables={tables} />
            </>
          ) : (
            <OtherView
              view={view}
              stage={stage}
              tables={tables}
              hasGroups={groups.length > 1}
              choice={choice}
              onChoose={onChoose}
              ownTeamId={ownTeamId}
              onTeam={setTeam}
            />
          )}
        </div>
      </Tabs>
      {stage.otherGroups.length > 0 && !choice.group && (
        <p className="text-small text-quiet">{t`Choose a group to see its table: ${stage.otherGroups.length} more are not on this page.`}</p>
      )}
      {team && (
        <LazyDialog dialog={teamResults} open onClose={() => setTeam(undefined)} title={team.name}>
          {(TeamResultsDialog) => (
            <TeamResultsDialog
              tournamentId={tournamentId}
              standings={standings}
              row={team}
              onClose={() => setTeam(undefined)}
            />
          )}
        </LazyDialog>
      )}
    </section>
  );
}

function StageHeader(
  props: StageViewProps & { tables: readonly StandingTable[]; view: StandingsView },
) {
  const { stage, stages } = props.standings;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* If there are several, the row of stages above already names this one. */}
      <Heading
        level={2}
        className={
          stages.filter(({ hasResults }) => hasResults).length > 1 ? 'visually-hidden' : ''
        }
      >
        {stage.name}
      </Heading>
      <StateBadge stage={stage} />
      <span className="ml-auto">
        <ShareStage {...props} />
      </span>
    </div>
  );
}

function groupsOf(stage: StageStandings): string[] {
  const shown = stage.tables.map(({ group }) => group).filter((group) => group !== null);
  return [...shown, ...stage.otherGroups].sort(
    (a, b) => a.length - b.length || a.localeCompare(b, 'en'),
  );
}

function StateBadge({ stage }: { stage: StageStandings }) {
  const open = stage.tables.reduce((sum, { remaining }) => sum + remaining, 0);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone={stage.isFinal ? 'green' : 'blue'}>
        {(stage.isFinal ? t`Official` : t`Provisional`).toUpperCase()}
      </Badge>
      {!stage.isFinal && open > 0 && (
        <span className="text-small text-quiet">
          {plural(open, { one: 'One match to go', other: '# matches to go' })}
        </span>
      )}
    </p>
  );
}
