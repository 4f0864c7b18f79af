import type { Viewer } from '../../server/src/calls/viewer.ts';
import { getDraft, saveDraft } from '../../server/src/features/results/drafts.actions.ts';
import { publishDraft } from '../../server/src/features/results/publish.actions.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { believableRows } from './believable-rows.ts';

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
