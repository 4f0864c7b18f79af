import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { createRandom } from '../random.ts';

/** A team during result entry. */
export interface Contender {
  entryId: string;
  name: string;
}

/** Weight of luck in a match, relative to a strength difference of 1 between best and worst team. */
const luck = 1.5;

/**
 * Generates a plausible result: strong teams tend to win, long-lived teams get more eliminations, and nobody dies twice.
 * Deterministic for the same teams and match.
 * @param seed distinguishes matches
 * @param lineup players of a team
 */
export function believableRows({
  teams,
  seed,
  lineup,
}: {
  teams: readonly Contender[];
  seed: string;
  lineup: number;
}): DraftRow[] {
  const random = createRandom(seed);
  const byForm = teams
    .map((team) => ({ team, form: strength(team.name) + luck * random() }))
    .sort((a, b) => b.form - a.form || (a.team.name < b.team.name ? -1 : 1));
  const survivors = 1 + Math.floor(random() * lineup);
  const zone = Math.floor(teams.length * random() * 0.4);
  let deaths = Math.max(0, teams.length * lineup - survivors - zone);
  const elims = byForm.map(() => 0);
  const weights = byForm.map((_, index) => (1 + random()) / (1.6 + index));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const most = lineup * 4;
  const fair = deaths;
  for (const [index, weight] of weights.entries()) {
    const share = Math.min(deaths, most, Math.round((fair * weight) / total));
    elims[index] = share;
    deaths -= share;
  }
  return byForm.map(({ team: { entryId } }, index) => ({
    entryId,
    status: 'played',
    placement: index + 1,
    elims: elims[index] ?? 0,
    fielded: null,
  }));
}

/** 0 to 1, constant for a team. */
function strength(name: string): number {
  return createRandom(`strength of ${name}`)();
}
