import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import type { Viewer } from '../../server/src/calls/viewer.ts';
import { getDraft, saveDraft } from '../../server/src/features/results/drafts.actions.ts';
import { publishDraft } from '../../server/src/features/results/publish.actions.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { createRandom } from '../random.ts';

/** Enters and publishes a plausible result, as a scorer would. @param seed distinguishes matches */
export async function playMatch(
  platform: Platform,
  { viewer, matchId, seed }: { viewer: Viewer; matchId: string; seed: string },
): Promise<{ winner: string }> {
  const { draft, teams, lineup } = await getDraft(platform, { viewer, matchId });
  const rows = believableRows({ teams, seed, lineup });
  const { version } = await saveDraft(platform, { viewer, matchId, version: draft.version, rows });
  await publishDraft(platform, { viewer, matchId, version, confirm: true });
  return { winner: teams.find(({ entryId }) => entryId === rows[0]?.entryId)?.name ?? '' };
}

/** A team during result entry. */
interface Contender {
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
function believableRows({
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
