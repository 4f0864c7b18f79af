import { t } from '@lingui/core/macro';
import type {
  StageStandings,
  Standings,
  StandingTable,
} from '@one-dream/contract/features/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { tieBreakWords } from '@one-dream/contract/scoring/ties.ts';
import { clockOf, istDayOf } from '../../platform/ist.ts';
import { signed } from './standings-table.tsx';

/** What stands below a table: where ranks lead, what was adjusted, how it is counted, how new it is. */
export function StandingNotes(props: {
  standings: Standings & { stage: StageStandings };
  tables: readonly StandingTable[];
}) {
  const { standings, tables } = props;
  const { stage } = standings;
  const names = new Map(
    tables.flatMap(({ rows }) => rows.map(({ entryId, name }) => [entryId, name] as const)),
  );
  const corrected = tables.flatMap(({ matches }) => matches).filter(({ version }) => version > 1);
  return (
    <div className="flex flex-col gap-2 text-small text-quiet">
      {stage.bestOfRest && <p className="text-opened">{stage.bestOfRest.words}</p>}
      {stage.matchPoint && <p className="text-bright">{stage.matchPoint.words}</p>}
      {stage.adjustments.length > 0 && (
        <ul aria-label={t`Adjustments`} className="flex flex-col gap-1">
          {stage.adjustments.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two can be the same in everything
            <li key={index}>
              <span className="text-bright tabular-nums">
                {names.get(one.entryId) ?? t`A team`} {signed(one.pointsX10)}
              </span>
              {one.matchNo !== null && t` in match ${one.matchNo}`}: {one.reason}
              {one.rule && ` (${one.rule})`}
            </li>
          ))}
        </ul>
      )}
      <p>
        {t`${stage.preset.name}: ${stage.preset.placementX10.map(formatTenths).join(', ')} for the placements, ${formatTenths(stage.preset.elimX10)} for each elimination${stage.preset.elimCap === null ? '' : t`, at most ${stage.preset.elimCap} count in a match`}. Equal totals: ${stage.preset.tieBreaks
          .map((key) => tieBreakWords[key].decides(stage.preset.labels.win))
          .join(t`, then `)}. “=” shares a rank.`}
      </p>
      {corrected.length > 0 && (
        <p>{t`Corrected: ${corrected.map(({ no }) => t`match ${no}`).join(', ')}. See “By match” for what changed.`}</p>
      )}
      {standings.changedAt && (
        <p>{t`Updated ${clockOf(standings.changedAt)}, ${istDayOf(standings.changedAt)}.`}</p>
      )}
    </div>
  );
}
