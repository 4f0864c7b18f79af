import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { createRandom } from '../random.ts';

/** A team as a match is entered with it. */
export interface Contender {
  entryId: string;
  name: string;
}

/** How much of a match is the day's luck, where the best and the worst team are 1 apart. */
const luck = 1.5;

/**
 * A result that could have been: good teams tend to be good again, who lives longer fights more, and nobody dies twice.
 * The same teams in the same match come out the same.
 * @param seed tells matches apart
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

/** 0 to 1, the same for a team in every match. */
function strength(name: string): number {
  return createRandom(`strength of ${name}`)();
}
