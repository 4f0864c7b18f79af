import { endWindowEarly } from '../../server/src/features/disputes/windows.actions.ts';
import { listMatches } from '../../server/src/features/matches/matches.queries.ts';
import { finaliseStage } from '../../server/src/features/standings/finalise.actions.ts';
import { listTournaments } from '../../server/src/features/tournaments/tournaments.queries.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { findDemoAdmin } from '../demo.queries.ts';
import { playMatch } from './play-match.ts';

/**
 * Plays the next match of the live tournament: enters and publishes a result as a scorer would, which updates open pages.
 * After the last match dispute windows end and the stage becomes final.
 * @returns a sentence describing what happened
 */
export async function playNext(platform: Platform): Promise<string> {
  const { db } = platform;
  const viewer = await findDemoAdmin(db);
  if (!viewer) throw new Error('This is not the demo organisation: its admin is not there.');
  const live = await listTournaments(db, { statuses: ['LIVE'], limit: 50, withDrafts: false });
  for (const { id, title } of live) {
    const matches = await listMatches(db, { tournamentId: id });
    const next = matches
      .filter(({ state }) => isToPlay.has(state))
      .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())[0];
    if (next) {
      const seed = `${title} ${next.stage} ${next.group_letters.join('')}${next.no}`;
      const { winner } = await playMatch(platform, { viewer, matchId: next.id, seed });
      return `${title}, match ${next.no} on ${next.map}: ${winner} take the WWCD. The standings have moved: ${platform.publicUrl}/tournament/${id}`;
    }
    const last = matches[0];
    if (!last) continue;
    for (const { id: matchId, state } of matches)
      if (state === 'published') await endWindowEarly(platform, { viewer, matchId });
    await finaliseStage(platform, {
      viewer,
      stageId: last.stage_id,
      overrideReason: null,
      confirmChanges: false,
    });
    return `${title} is over and final: ${platform.publicUrl}/tournament/${id} has the podium.`;
  }
  return 'Nothing is being played. Release the room of a match that is due, then come back.';
}

const isToPlay = new Set(['scheduled', 'room_released', 'playing', 'results_in']);
