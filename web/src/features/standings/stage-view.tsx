import { plural, t } from '@lingui/core/macro';
import { shareRows } from '@one-dream/contract/features/sharing.values.ts';
import type {
  StageStandings,
  StandingLine,
  Standings,
  StandingTable,
} from '@one-dream/contract/features/standings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { sayLabel } from '../../platform/say-label.ts';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartSlot } from '../../ui/feedback/part-slot.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Heading } from '../../ui/typography.tsx';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import type { SharedPicture } from '../sharing/share-dialog.tsx';
import { tournamentById } from '../tournaments/tournaments.data.ts';
import { ChoiceRow } from './choice-row.tsx';
import { MatchVersionNote } from './match-history-block.tsx';
import { MatchTable } from './match-table-block.tsx';
import { StandingNotes } from './standing-notes.tsx';
import { daysOf, tableOfDay } from './standing-views.data.ts';
import { StandingsTable } from './standings-table.tsx';
import type { StandingsChoice, StandingsView } from './use-standings-choice.ts';

const teamWay = makePart(async () => (await import('./team-way-dialog.tsx')).TeamWayDialog);

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
  useFetchedAhead(teamWay);
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* If there are several, the row of stages above already names this one. */}
        <Heading
          level={2}
          className={
            standings.stages.filter(({ hasResults }) => hasResults).length > 1
              ? 'visually-hidden'
              : ''
          }
        >
          {stage.name}
        </Heading>
        <StateBadge stage={stage} />
        <span className="ml-auto">
          <ShareStage {...props} tables={tables} view={view} />
        </span>
      </div>
      {groups.length > 1 && (
        <ChoiceRow
          label={t`Group`}
          value={choice.group ?? ''}
          choices={[
            { value: '', text: t`All groups` },
            ...groups.map((letter) => ({ value: letter, text: t`Group ${letter}` })),
          ]}
          onChoose={(group) => onChoose({ group: group || undefined, matchId: undefined })}
        />
      )}
      <Tabs
        label={t`What the table counts`}
        tabs={tabs}
        value={view}
        onValueChange={(next) => onChoose({ view: next })}
      >
        <div className="flex min-w-0 flex-col gap-8">
          {view === 'day' && <Days tables={tables} choice={choice} onChoose={onChoose} />}
          {tables.map((table) => (
            <div key={table.group ?? ''} className="flex min-w-0 flex-col gap-3">
              {table.group !== null && groups.length > 1 && (
                <Heading level={3}>{t`Group ${table.group}`}</Heading>
              )}
              {view === 'match' ? (
                <OneMatch stage={stage} table={table} choice={choice} onChoose={onChoose} />
              ) : (
                <StandingsTable
                  stage={stage}
                  table={
                    view === 'day'
                      ? tableOfDay({ stage, table, day: dayOf(tables, choice) })
                      : table
                  }
                  caption={t`${stage.name}${table.group ? t`, group ${table.group}` : ''}: standings`}
                  ownTeamId={ownTeamId}
                  onTeam={setTeam}
                />
              )}
            </div>
          ))}
          {view === 'overall' && <StandingNotes standings={standings} tables={tables} />}
        </div>
      </Tabs>
      {stage.otherGroups.length > 0 && !choice.group && (
        <p className="text-small text-quiet">{t`Choose a group to see its table: ${stage.otherGroups.length} more are not on this page.`}</p>
      )}
      {team && (
        <PartSlot part={teamWay} open onClose={() => setTeam(undefined)} title={team.name}>
          {(TeamWayDialog) => (
            <TeamWayDialog
              tournamentId={tournamentId}
              standings={standings}
              row={team}
              onClose={() => setTeam(undefined)}
            />
          )}
        </PartSlot>
      )}
    </section>
  );
}

/** Shareable parts of the stage, the shown one first. */
function ShareStage({
  tournamentId,
  standings,
  choice,
  tables,
  view,
}: Pick<StageViewProps, 'tournamentId' | 'standings' | 'choice'> & {
  tables: readonly StandingTable[];
  view: StandingsView;
}) {
  const { stage } = standings;
  const title = useQuery(tournamentById(tournamentId)).data?.title ?? '';
  const part = { stageId: stage._id, group: choice.group };
  const ofTournament = { id: tournamentId, ...part };
  const [table] = tables;
  const match = table?.matches.find(({ _id }) => _id === choice.matchId) ?? table?.matches.at(-1);
  const overall: SharedPicture = {
    ...ofTournament,
    view: 'standings',
    label: t`Standings`,
    pages: tables.reduce((sum, { rows }) => sum + Math.ceil(rows.length / shareRows), 0),
  };
  const result: SharedPicture[] = match
    ? [{ view: 'match', id: match._id, label: t`Result of match ${match.no}` }]
    : [];
  const winners: SharedPicture[] =
    stage.isFinal && stage.tables.length === 1
      ? [{ view: 'winners', id: tournamentId, label: t`Winners` }]
      : [];
  return (
    <ShareButtonBlock
      words={t`Standings: ${title}`}
      path={paths.standings(tournamentId)}
      pictures={[
        ...(view === 'match' ? [...result, overall] : [overall, ...result]),
        ...winners,
        { ...ofTournament, view: 'schedule', label: t`Schedule` },
      ]}
      table={{ tournamentId, ...part }}
    />
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

/** The selected day, else the last one. */
function dayOf(tables: readonly StandingTable[], { day }: StandingsChoice): string {
  const days = allDays(tables);
  return (day && days.includes(day) ? day : days.at(-1)) ?? '';
}

function allDays(tables: readonly StandingTable[]): string[] {
  return [...new Set(tables.flatMap(daysOf))].sort();
}

type PartProps = {
  choice: StandingsChoice;
  onChoose: (change: Partial<StandingsChoice>) => void;
};

function Days({ tables, choice, onChoose }: PartProps & { tables: readonly StandingTable[] }) {
  return (
    <ChoiceRow
      label={t`Day`}
      value={dayOf(tables, choice)}
      choices={allDays(tables).map((day, index) => ({
        value: day,
        text: t`Day ${index + 1}`,
        hint: istDayOf(`${day}T12:00:00+05:30`),
      }))}
      onChoose={(day) => onChoose({ day })}
    />
  );
}

function OneMatch({
  stage,
  table,
  choice,
  onChoose,
}: PartProps & { stage: StageStandings; table: StandingTable }) {
  const match = table.matches.find(({ _id }) => _id === choice.matchId) ?? table.matches.at(-1);
  if (!match) return <p className="text-quiet">{t`No match of this group is published yet.`}</p>;
  const caption = t`Match ${match.no}, ${match.map}`;
  return (
    <>
      <ChoiceRow
        label={t`Match`}
        value={match._id}
        choices={table.matches.map(({ _id, no, map }) => ({
          value: _id,
          text: t`Match ${no}`,
          hint: map,
        }))}
        onChoose={(matchId) => onChoose({ matchId })}
      />
      <p className="text-small text-quiet">
        {caption}, {istDayOf(match.startsAt)}, {istOf(match.startsAt)}
      </p>
      <MatchTable
        table={table}
        matchId={match._id}
        caption={caption}
        elimsLabel={sayLabel((stage.presets[match.preset] ?? stage.preset).labels.elims)}
      />
      <MatchVersionNote match={match} />
    </>
  );
}
