import type { CallAnswer } from '@one-dream/contract/call.ts';
import type {
  OverlayFrame,
  readOverlay as readCall,
} from '@one-dream/contract/features/overlay/overlay.ts';
import { overlayDelay } from '@one-dream/contract/features/overlay/overlay.values.ts';
import { AppError } from '../../errors.ts';
import { publicTranslator } from '../../platform/organisation/organisation.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { getMatch, listMatches } from '../matches/match-reads.actions.ts';
import { getStandings } from '../standings/standings.actions.ts';
import { chooseMatch, commitMarginS, drawFrame } from './frames.rules.ts';
import * as queries from './overlay.queries.ts';
import { overlayTexts } from './overlay.texts.ts';

/**
 * Reads the frame an overlay may show by now. Each read of a changed tournament stores a frame with its moment; a
 * delayed overlay gets the newest one that is as old as its delay.
 * @throws AppError NOT_FOUND for a token that is not, or no longer, one
 */
export async function readOverlay(
  platform: Platform,
  token: string,
): Promise<CallAnswer<typeof readCall>['data']> {
  const { db, now } = platform;
  const found = await queries.findByHash(db, hashSecret(token));
  if (!found) throw new AppError('NOT_FOUND', overlayTexts.revoked);
  const { tournament_id: tournamentId, delay_s: delayS } = found;
  const { stamp } = await queries.readStamp(db, tournamentId);
  const newest = await queries.findFrame(db, { tournamentId });
  const current =
    newest?.stamp === stamp ? newest.content : await saveFrame(platform, tournamentId);
  if (delayS === 0) return { delayS, frame: current };
  const until = new Date(now().getTime() - delayS * 1000);
  const due = await queries.findFrame(db, { tournamentId, until });
  return { delayS, frame: due?.content ?? null };
}

export async function previewOverlay(
  platform: Platform,
  tournamentId: string,
): Promise<OverlayFrame> {
  const tournament = await queries.findTournament(platform.db, tournamentId);
  if (!tournament || tournament.is_draft)
    throw new AppError('NOT_FOUND', overlayTexts.notPublished);
  const [standings, matches] = await Promise.all([
    getStandings(platform, { tournamentId }),
    listMatches(platform, { viewer: undefined, tournamentId }),
  ]);
  const match = chooseMatch(matches);
  const slots = match
    ? (await getMatch(platform, { viewer: undefined, matchId: match._id })).slots
    : [];
  const translate = await publicTranslator(platform.organisation);
  return drawFrame({ title: tournament.title, standings, matches, slots, translate });
}

async function saveFrame(platform: Platform, tournamentId: string): Promise<OverlayFrame> {
  const { db, now } = platform;
  const before = await queries.readStamp(db, tournamentId);
  const content = await previewOverlay(platform, tournamentId);
  const after = await queries.readStamp(db, tournamentId);
  const drawnAt = now().getTime();
  // Dated by the last change. If something changed while it was read, dated now, so that it is never sent early.
  const ageS = after.stamp === before.stamp ? Math.max(0, after.quietS - commitMarginS) : 0;
  const at = new Date(drawnAt - ageS * 1000);
  await queries.insertFrame(db, {
    tournament_id: tournamentId,
    stamp: before.stamp,
    at,
    content: JSON.stringify(content),
  });
  // Kept for twice the longest delay: another process may be reading a frame right now.
  const out = new Date(drawnAt - 2 * overlayDelay.max * 1000);
  await queries.forgetFrames(db, tournamentId, out);
  return content;
}
