import { defaultPreset } from '@one-dream/contract/scoring/presets.ts';
import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import { computeStandings, type StandingsInput } from '@one-dream/contract/scoring/standings.ts';
import { judge, type Row } from '../support/results.ts';

/** The largest table there is: 24 teams in three groups, 60 matches. The scorer's preview computes it on each key. */
export async function benchStandings(): Promise<Row[]> {
  const input = largestStage();
  const rounds = 200;
  const begun = performance.now();
  computeStandings(input);
  // Cost on a page whose code is still cold.
  const first = performance.now() - begun;
  // CPU time, so that other load on the machine is not measured.
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) computeStandings(input);
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / rounds;
  return [
    judge({
      what: 'Standings of 24 teams × 60 matches, computed',
      measured: `the first time ${first.toFixed(2)} ms, then ${each.toFixed(2)} ms of processor each`,
      figure: Math.max(first, each),
      unit: 'ms',
      atMost: 20,
    }),
  ];
}

function largestStage(): StandingsInput {
  const teams = Array.from({ length: 24 }, (_, index) => `team ${index}`);
  const groups = [0, 1, 2].map((group) => teams.slice(group * 8, group * 8 + 8));
  return {
    entries: teams.map((id, index) => ({ id, number: index + 1, standing: 'in' })),
    matches: Array.from({ length: 60 }, (_, index) => {
      const lobby = [...(groups[index % 3] ?? []), ...(groups[(index + 1) % 3] ?? [])];
      return {
        id: `match ${index}`,
        no: index + 1,
        preset: defaultPreset,
        rows: lobby.map((entryId, place): ResultRow => {
          const placement = ((place * 7 + index * 3) % lobby.length) + 1;
          return { entryId, status: 'played', placement, elims: (place * index) % 8, fielded: 4 };
        }),
      };
    }),
    adjustments: teams.map((entryId) => ({ entryId, pointsX10: 10, matchNo: null })),
    rulings: [],
    tieBreaks: defaultPreset.tieBreaks,
  };
}
