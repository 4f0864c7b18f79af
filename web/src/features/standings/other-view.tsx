import { t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { translateLabel } from '../../platform/translate-label.ts';
import { ChoiceRow } from './choice-row.tsx';
import { daysOf } from './days-of.ts';
import { captionOf, GroupTables } from './group-tables.tsx';
import { MatchVersionNote } from './match-history-block.tsx';
import { MatchTable } from './match-table-block.tsx';
import { tableOfDay } from './standing-views.data.ts';
import type { StandingsChoice } from './standings-search.ts';
import { StandingsTable } from './standings-table.tsx';

type OtherViewProps = PartProps & {
  view: 'day' | 'match';
  stage: StageStandings;
  tables: readonly StandingTable[];
  hasGroups: boolean;
  ownTeamId: string | undefined;
  onTeam: (row: StandingLine) => void;
};

/** The standings of a day, or the table of a match. */
export function OtherView(props: OtherViewProps) {
  const { view, stage, tables, hasGroups, choice, onChoose } = props;
  return (
    <>
      {view === 'day' && <Days tables={tables} choice={choice} onChoose={onChoose} />}
      <GroupTables tables={tables} hasGroups={hasGroups}>
        {(table) =>
          view === 'match' ? (
            <OneMatch stage={stage} table={table} choice={choice} onChoose={onChoose} />
          ) : (
            <StandingsTable
              stage={stage}
              table={tableOfDay({ stage, table, day: dayOf(tables, choice) })}
              caption={captionOf(stage, table)}
              ownTeamId={props.ownTeamId}
              onTeam={props.onTeam}
            />
          )
        }
      </GroupTables>
    </>
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
  const match = table.matches.find(({ _id }) => _id === choice.match) ?? table.matches.at(-1);
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
        onChoose={(chosen) => onChoose({ match: chosen })}
      />
      <p className="text-small text-quiet">
        {caption}, {istDayOf(match.startsAt)}, {istOf(match.startsAt)}
      </p>
      <MatchTable
        table={table}
        matchId={match._id}
        caption={caption}
        elimsLabel={translateLabel((stage.presets[match.preset] ?? stage.preset).labels.elims)}
      />
      <MatchVersionNote match={match} />
    </>
  );
}
