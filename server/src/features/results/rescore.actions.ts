import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { newId } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import * as versions from './versions.queries.ts';

export interface RescoredMatch {
  matchId: string;
  presetVersionId: string;
  reason: string;
  viewer: Viewer;
  pointsOf: (row: ResultRow) => number;
}

/**
 * Writes a new version with the rows of the newest one, scored by another preset. With the stage locked. The dispute
 * window stays, as no placement or elimination changes.
 */
export async function writeRescored(work: Work, match: RescoredMatch): Promise<void> {
  const { matchId, presetVersionId, reason, viewer, pointsOf } = match;
  const [newest] = await versions.listVersions(work.db, matchId);
  if (!newest) return;
  const no = newest.no + 1;
  const version = {
    id: newId(),
    match_id: matchId,
    no,
    preset_version_id: presetVersionId,
    reason,
    source: newest.source,
    published_by: viewer.id,
    published_at: work.now(),
  };
  await versions.insertVersion(work.db, version, {
    rows: newest.rows.map((row) => ({ ...row, pointsX10: pointsOf(row) })),
    players: await versions.listPlayerElims(work.db, newest.id),
  });
  await matches.setPublishedVersion(work.db, matchId, no);
}
