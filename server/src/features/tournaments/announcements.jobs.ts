import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveTimedId } from '../../platform/secrets.ts';
import { deliver, writeRows } from '../notifications/notices.actions.ts';
import { type TournamentNotice, tournamentNoticeJob } from './announcements.actions.ts';
import * as queries from './announcements.queries.ts';
import { deleteFollowers } from './followers.queries.ts';
import { handleMovedTimes } from './moved-times.actions.ts';
import { findTournament } from './tournaments.shared.queries.ts';

const audiencePage = 500;

export function handleAnnouncements(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(tournamentNoticeJob, (sent, { id }) => notify(platform, sent, id));
  handleMovedTimes(platform);
}

/** Notifies an audience page by page; repeated after a crash, nobody is notified twice. */
async function notify(platform: Platform, sent: TournamentNotice, jobId: string): Promise<void> {
  const { db } = platform;
  const { notice, tournamentId, audience } = sent;
  const isOpening = 'kind' in notice && notice.kind === 'opened';
  // If the job runs late, registration may be over.
  if (isOpening && (await findTournament(db, tournamentId))?.status !== 'OPENED') return;
  if (typeof audience === 'object') {
    const userIds = await queries.listExisting(db, audience.userIds);
    return notifyUsers(platform, { sent, jobId, userIds });
  }
  let after: string | undefined;
  do {
    const page = { tournamentId, audience, after, limit: audiencePage };
    const userIds = await queries.listAudience(db, page);
    await notifyUsers(platform, { sent, jobId, userIds });
    // They followed the tournament to hear of this.
    if (isOpening) await deleteFollowers(db, { tournamentId, userIds });
    after = userIds.at(-1);
  } while (after);
}

async function notifyUsers(
  platform: Platform,
  { sent, jobId, userIds }: { sent: TournamentNotice; jobId: string; userIds: string[] },
): Promise<void> {
  const { notice, tournamentId, at } = sent;
  const now = new Date(at);
  const written = userIds.map((userId) => ({
    userId,
    notificationId: deriveTimedId(jobId, { part: userId, time: now }),
  }));
  // All parts belong to one event.
  const eventId = deriveTimedId(tournamentId, {
    part: inEnglish(notice.title),
    time: now,
  });
  await writeRows(platform.db, { delivery: { notice, written }, eventId, now });
  await deliver(platform, [{ notice, written }]);
  if (userIds.length > 0) platform.live.notificationsChanged(userIds);
}
