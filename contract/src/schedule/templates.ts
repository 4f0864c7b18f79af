import type { StageFormat } from './schedule.values.ts';

export interface ScheduleTemplate {
  key: string;
  label: string;
  format: StageFormat;
  lobbyMax: number;
  /** Number of groups; null: the fewest that hold all teams. */
  groups: number | null;
  /** Per lobby; for pairs of groups, per stage. */
  matches: number;
  perDay: number;
  spacingMinutes: number;
  maps: readonly string[];
}

const rondoFirst = ['Rondo', 'Erangel', 'Miramar', 'Erangel', 'Miramar', 'Erangel'];

/** Templates of the usual schedules (match day §4.4). */
export const scheduleTemplates: readonly ScheduleTemplate[] = [
  {
    key: 'grand-finals',
    label: 'Grand Finals: 16 teams, 18 matches over 3 days',
    format: 'single',
    lobbyMax: 16,
    groups: 1,
    matches: 18,
    perDay: 6,
    spacingMinutes: 45,
    maps: rondoFirst,
  },
  {
    key: 'league',
    label: 'League: 24 teams in 3 groups, 24 matches',
    format: 'group_pairs',
    lobbyMax: 16,
    groups: 3,
    matches: 24,
    perDay: 6,
    spacingMinutes: 45,
    maps: rondoFirst,
  },
  {
    key: 'weekly-groups',
    label: 'Weekly groups of 16, 6 matches each',
    format: 'groups',
    lobbyMax: 16,
    groups: null,
    matches: 6,
    perDay: 6,
    spacingMinutes: 45,
    maps: rondoFirst,
  },
  {
    key: 'scrim',
    label: 'Scrim: 16 teams, 3 matches',
    format: 'single',
    lobbyMax: 16,
    groups: 1,
    matches: 3,
    perDay: 3,
    spacingMinutes: 45,
    maps: ['Erangel', 'Miramar', 'Rondo'],
  },
  {
    key: 'qualifier',
    label: 'Qualifier lobbies of 16, 2 matches each',
    format: 'groups',
    lobbyMax: 16,
    groups: null,
    matches: 2,
    perDay: 2,
    spacingMinutes: 45,
    maps: ['Erangel', 'Miramar'],
  },
];
