import { t } from '@lingui/core/macro';
import type {
  StageStandings,
  Standings,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { bestOfRestText, matchPointText } from '@one-dream/contract/scoring/stage-words.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import type { TieBreak } from '@one-dream/contract/scoring/ties.ts';
import { translateWith } from '@one-dream/contract/translate.ts';
import { i18n } from '../../platform/i18n.ts';
import { clockOf, istDayOf } from '../../platform/ist.ts';
import { translateReason } from '../../platform/translate-reason.ts';
import { signed } from './standings-table.tsx';

/** Notes below a table: destinations, adjustments, scoring, age. */
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
      {stage.bestOfRest && (
        <p className="text-opened">{translateWith(i18n, bestOfRestText(stage.bestOfRest))}</p>
      )}
      {stage.matchPoint && (
        <p className="text-bright">{translateWith(i18n, matchPointText(stage.matchPoint))}</p>
      )}
      {stage.adjustments.length > 0 && (
        <ul aria-label={t`Adjustments`} className="flex flex-col gap-1">
          {stage.adjustments.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two can be the same in everything
            <li key={index}>
              <span className="text-bright tabular-nums">
                {names.get(one.entryId) ?? t`A team`} {signed(one.pointsX10)}
              </span>
              {one.matchNo === null ? ': ' : t` in match ${one.matchNo}: `}
              {translateReason(one.reason)}
              {one.rule && one.kind !== 'head_start' && ` (${one.rule})`}
            </li>
          ))}
        </ul>
      )}
      <p>
        {t`${stage.preset.name}: ${stage.preset.placementX10.map(formatTenths).join(', ')} for the placements, ${formatTenths(stage.preset.elimX10)} for each elimination.`}{' '}
        {stage.preset.elimCap !== null &&
          t`At most ${stage.preset.elimCap} eliminations of a team count in a match.`}{' '}
        {stage.preset.tieBreaks.length > 0 &&
          t`With equal totals, this decides, in this order: ${stage.preset.tieBreaks
            .map((key) => decidedBy(key, stage.preset.labels.win))
            .join(', ')}.`}{' '}
        {t`“=” shares a rank.`}
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

/** What decides between teams with equal totals. @param win the game's word for a first placement */
function decidedBy(key: TieBreak, win: string): string {
  const words: Record<TieBreak, () => string> = {
    wwcd: () => t`more ${win}`,
    placement_points: () => t`more placement points`,
    elims: () => t`more eliminations`,
    latest_placement: () => t`better placement in the latest match`,
    best_match_points: () => t`best single match`,
  };
  return words[key]();
}
