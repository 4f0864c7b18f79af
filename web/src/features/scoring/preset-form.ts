import { t } from '@lingui/core/macro';
import type { Game } from '@one-dream/contract/games.ts';
import { checkPreset, type Preset } from '@one-dream/contract/scoring/presets.ts';
import { pointsOf } from '@one-dream/contract/scoring/rows.ts';
import { formatTenths, parseTenths } from '@one-dream/contract/scoring/tenths.ts';
import type { TieBreak } from '@one-dream/contract/scoring/ties.ts';
import { translateWith } from '@one-dream/contract/translate.ts';
import { i18n } from '../../platform/i18n.ts';
import { readPointList } from './band-rows.ts';

/** A preset as form input. */
export interface PresetText {
  name: string;
  game: Game;
  /** Points from first place on: `10, 6, 5`. */
  placements: string;
  elim: string;
  /** Empty for none. */
  cap: string;
  tieBreaks: TieBreak[];
  win: string;
  elims: string;
}

export function toPresetText(preset: Preset & { name: string; game: Game }): PresetText {
  return {
    name: preset.name,
    game: preset.game,
    placements: preset.placementX10.map(formatTenths).join(', '),
    elim: formatTenths(preset.elimX10),
    cap: preset.elimCap === null ? '' : String(preset.elimCap),
    tieBreaks: [...preset.tieBreaks],
    win: preset.labels.win,
    elims: preset.labels.elims,
  };
}

/** Parses the input to a preset, with all errors the server would report. */
export function readPreset(text: PresetText): {
  preset: Preset & { placementX10: number[]; tieBreaks: TieBreak[] };
  check: { problems: Record<string, string>; warnings: string[] };
} {
  const placementX10 = readPointList(text.placements);
  const elimX10 = parseTenths(text.elim);
  const preset = {
    placementX10: placementX10 ?? [],
    elimX10: elimX10 ?? 0,
    elimCap: text.cap === '' ? null : Number(text.cap),
    tieBreaks: text.tieBreaks,
    labels: { win: text.win.trim(), elims: text.elims.trim() },
  };
  const check = checkPreset(preset);
  const warnings = check.warnings.map((warning) => translateWith(i18n, warning));
  const problems = Object.fromEntries(
    Object.entries(check.problems).map(([field, problem]) => [field, translateWith(i18n, problem)]),
  );
  if (placementX10 === undefined || placementX10.length === 0)
    problems.placementX10 = t`Write points with one decimal at most, such as 10, 6, 5, 4.`;
  if (elimX10 === undefined) problems.elimX10 = t`A number with one decimal at most.`;
  return { preset, check: { problems, warnings } };
}

/** Examples of three teams' points under a preset. */
export function examplesOf(preset: Preset): { text: string; pointsX10: number }[] {
  const cases = [
    { placement: 1, elims: 12 },
    { placement: 2, elims: 4 },
    { placement: 9, elims: 7 },
  ];
  return cases.map(({ placement, elims }) => {
    const row = { entryId: '', status: 'played' as const, placement, elims, fielded: 4 };
    const { placementX10, elimX10, pointsX10 } = pointsOf(row, preset);
    return {
      text: t`Place ${placement} with ${elims}: ${formatTenths(placementX10)} + ${formatTenths(elimX10)}`,
      pointsX10,
    };
  });
}
