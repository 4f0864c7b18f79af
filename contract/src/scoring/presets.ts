import { type Game, gameFacts, games, type ScoringLabels } from '../games.ts';
import type { Translatable } from '../texts.ts';
import { presetTexts as texts } from './check.texts.ts';
import { type TieBreak, tieBreaks } from './ties.ts';

/** Scoring presets: placement points, points for eliminations, the order in which ties are broken. */

export interface Preset {
  /** Points from first place on; places beyond the list get 0. */
  placementX10: readonly number[];
  elimX10: number;
  /** Maximum number of eliminations per match that earn points; `null`: unlimited. */
  elimCap: number | null;
  /** For equal totals, the first difference decides. */
  tieBreaks: readonly TieBreak[];
  labels: ScoringLabels;
}

export interface DeliveredPreset extends Preset {
  /** Also stored in the database, so that a stage can reference it. */
  id: string;
  name: string;
  game: Game;
  /** The default preset of its game. */
  isDefault: boolean;
}

const bgmiTies = ['wwcd', 'placement_points', 'elims', 'latest_placement'] as const;
const tenfold = (points: readonly number[]) => points.map((point) => point * 10);

type PresetOfGame = Omit<DeliveredPreset, 'game' | 'isDefault' | 'labels'>;

/** match-day rules 4.7. The first of a game is its default. */
const presetsOf: Record<Game, readonly [PresetOfGame, ...PresetOfGame[]]> = {
  BGMI: [
    {
      id: '00000000-0000-7000-8000-000000000010',
      name: 'BGMI 10',
      // BGIS, BMPS and BMSD since 2024, PMGC since 2023.
      placementX10: tenfold([10, 6, 5, 4, 3, 2, 1, 1]),
      elimX10: 10,
      elimCap: null,
      tieBreaks: bgmiTies,
    },
    {
      id: '00000000-0000-7000-8000-000000000015',
      name: 'BGMI 15',
      // 2020 to 2023.
      placementX10: tenfold([15, 12, 10, 8, 6, 4, 2, 1, 1, 1, 1, 1]),
      elimX10: 10,
      elimCap: null,
      tieBreaks: bgmiTies,
    },
  ],
  PUBGM: [
    {
      id: '00000000-0000-7000-8000-000000000020',
      name: 'PUBGM 20',
      // PMIS 2020.
      placementX10: tenfold([20, 14, 10, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1]),
      elimX10: 10,
      elimCap: null,
      tieBreaks: bgmiTies,
    },
  ],
  FREE_FIRE: [
    {
      id: '00000000-0000-7000-8000-000000000012',
      name: 'Free Fire 12',
      // 12 teams of 4.
      placementX10: tenfold([12, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
      elimX10: 10,
      elimCap: null,
      tieBreaks: ['wwcd', 'elims', 'latest_placement'],
    },
  ],
};

export const deliveredPresets = games.flatMap((game) =>
  presetsOf[game].map((preset, index) => ({
    ...preset,
    game,
    isDefault: index === 0,
    labels: gameFacts[game].labels,
  })),
) as [DeliveredPreset, ...DeliveredPreset[]];

/** The default of the first game. */
export const defaultPreset: DeliveredPreset = deliveredPresets[0];

export const presetLimits = { places: 25, placementX10: 1000, elimX10: 100, elimCap: 99 } as const;

export interface PresetCheck {
  /** Errors by field: `placementX10.3`, `elimX10`. */
  problems: Record<string, Translatable>;
  /** Unusual but allowed values. */
  warnings: Translatable[];
}

/** Validates a custom preset: 0–100 points for a place, up to 25 places, 0–10 per elimination. */
export function checkPreset(preset: Preset): PresetCheck {
  const problems: Record<string, Translatable> = {};
  const { places, placementX10, elimX10, elimCap } = presetLimits;
  if (preset.placementX10.length > places) problems.placementX10 = texts.places({ places });
  preset.placementX10.forEach((points, index) => {
    if (!isIntegerWithin(points, 0, placementX10)) problems[`placementX10.${index}`] = texts.place;
  });
  if (!isIntegerWithin(preset.elimX10, 0, elimX10)) problems.elimX10 = texts.elim;
  if (preset.elimCap !== null && !isIntegerWithin(preset.elimCap, 1, elimCap))
    problems.elimCap = texts.cap;
  if (preset.tieBreaks.some((key) => !tieBreaks.includes(key))) problems.tieBreaks = texts.tieBreak;
  if (new Set(preset.tieBreaks).size < preset.tieBreaks.length)
    problems.tieBreaks = texts.tieBreakTwice;
  const isWorthless = preset.elimX10 === 0 && preset.placementX10.every((points) => points === 0);
  if (isWorthless) problems.placementX10 ??= texts.worthless;
  return { problems, warnings: listWarnings(preset) };
}

function listWarnings({ placementX10, tieBreaks: keys }: Preset): Translatable[] {
  const warnings: Translatable[] = [];
  const rising = placementX10.findIndex(
    (points, index) => index > 0 && points > (placementX10[index - 1] ?? 0),
  );
  if (rising > 0) warnings.push(texts.rising({ place: rising + 1, before: rising }));
  if (keys.length === 0) warnings.push(texts.noTieBreaks);
  return warnings;
}

function isIntegerWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
