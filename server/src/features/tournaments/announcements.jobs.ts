import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { deriveTimedId } from '../../platform/secrets.ts';
import { deliver, writeRows } from '../notifications/notices.actions.ts';
import { type TournamentTold, toldJob } from './announcements.actions.ts';
import * as queries from './announcements.queries.ts';
import { deleteFollowers } from './followers.queries.ts';
import { handleMovedTimes } from './moved-times.actions.ts';
import { findTournament } from './tournaments.shared.queries.ts';

const audiencePage = 500;

export function handleAnnouncements(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle(toldJob, (told, { id }) => tell(platform, told, id));
  handleMovedTimes(platform);
}

/** Notifies an audience page by page; repeated after a crash, nobody is notified twice. */
async function tell(platform: Platform, told: TournamentTold, jobId: string): Promise<void> {
  const { db } = platform;
  const { tournamentId, audience } = told;
  const isOpening = 'kind' in told.notice && told.notice.kind === 'opened';
  // Sent late, registration may be over.
  if (isOpening && (await findTournament(db, tournamentId))?.status !== 'OPENED') return;
  if (typeof audience === 'object') {
    const userIds = await queries.listStanding(db, audience.userIds);
    return tellPeople(platform, { told, jobId, userIds });
  }
  let after: string | undefined;
  do {
    const page = { tournamentId, audience, after, limit: audiencePage };
    const userIds = await queries.listAudience(db, page);
    await tellPeople(platform, { told, jobId, userIds });
    // Their wait for the opening is over.
    if (isOpening) await deleteFollowers(db, { tournamentId, userIds });
    after = userIds.at(-1);
  } while (after);
}

async function tellPeople(
  platform: Platform,
  { told, jobId, userIds }: { told: TournamentTold; jobId: string; userIds: string[] },
): Promise<void> {
  const { notice, at } = told;
  const now = new Date(at);
  const written = userIds.map((userId) => ({
    userId,
    notificationId: deriveTimedId(jobId, { part: userId, time: now }),
  }));
  // Sent in parts, to many: one event.
  const eventId = deriveTimedId(told.tournamentId, {
    part: inEnglish(notice.title),
    time: now,
  });
  await writeRows(platform.db, { delivery: { notice, written }, eventId, now });
  await deliver(platform, [{ notice, written }]);
  if (userIds.length > 0) platform.live.notificationsChanged(userIds);
}
