import { describeChange } from '@one-dream/contract/scoring/describe-change.ts';
import type { Viewer } from '../../calls/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { canServe } from '../duties/duties.actions.ts';
import { assertSeen } from '../matches/matches.actions.ts';
import { findExisting } from './drafts.actions.ts';
import { presentPreset } from './results.presenters.ts';
import { listLobby } from './results.queries.ts';
import { listVersions } from './versions.queries.ts';

/** Lists a match's versions, newest first, each with its changes; names of staff for staff alone. */
export async function listHistory(
  platform: Platform,
  { viewer, matchId }: { viewer: Viewer | undefined; matchId: string },
) {
  const { db, now } = platform;
  const match = await findExisting(db, matchId);
  const duties = ['host', 'scorer'] as const;
  const isStaff = await canServe(platform, { viewer, duties, subject: { matchId } });
  assertSeen(match, isStaff);
  const lobby = await listLobby(db, matchId);
  const versions = match.state === 'void' ? [] : await listVersions(db, matchId);
  const names = new Map(lobby.map(({ entry_id, name }) => [entry_id, name]));
  const isWindowOpen =
    match.state === 'published' && match.dispute_until !== null && match.dispute_until > now();
  return {
    matchId,
    teams: lobby.map(({ entry_id, team_id, name, logo }) => ({
      entryId: entry_id,
      teamId: team_id,
      name,
      logo,
    })),
    versions: versions.map((version, index) => {
      const before = versions[index + 1];
      return {
        no: version.no,
        publishedAt: version.published_at.toISOString(),
        reason: version.reason,
        changes: before
          ? describeChange({
              before: before.rows,
              after: version.rows,
              nameOf: (id) => names.get(id),
            })
          : [],
        preset: presentPreset({
          id: version.preset_version_id,
          preset_id: version.preset_id,
          no: version.preset_no,
          name: version.preset_name,
          game: version.game,
          is_delivered: version.is_delivered,
          rules: version.rules,
        }),
        source: version.source,
        rows: version.rows,
        by: isStaff ? version.published_by_name : null,
      };
    }),
    disputeUntil: isWindowOpen ? (match.dispute_until?.toISOString() ?? null) : null,
  };
}
