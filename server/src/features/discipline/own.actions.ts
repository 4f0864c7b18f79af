import type { CallAnswer } from '@one-dream/contract/call.ts';
import type * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { noSuchBan } from './bans.actions.ts';
import * as bans from './bans.queries.ts';
import { banAppealed } from './discipline.events.ts';
import { presentBan, presentStrike } from './discipline.presenters.ts';
import { isInForce } from './discipline.rules.ts';
import { disciplineTexts } from './discipline.texts.ts';
import * as strikes from './strikes.queries.ts';
import * as subjects from './subjects.queries.ts';

/** Whether a ban is the person's own, or of a team that they lead. */
const isTheirs = (row: bans.BanRow, own: Awaited<ReturnType<typeof subjects.findOwn>>) =>
  row.team_id === null
    ? row.user_id === own.userId
    : own.teamIds.includes(row.team_id) && own.leadsTeam;

export async function getOwnDiscipline(
  { db, now }: Platform,
  viewer: Viewer,
): Promise<CallAnswer<typeof calls.getOwnDiscipline>['data']> {
  const own = await subjects.findOwn(db, viewer.id);
  const [strikeRows, banRows] = await Promise.all([
    strikes.listStrikesAbout(db, own),
    bans.listBansAbout(db, own),
  ]);
  return {
    strikes: strikeRows.map((row) => presentStrike(row, 'subject')),
    bans: banRows.map((row) => ({
      ...presentBan(row, { reader: 'subject', now: now() }),
      mayAppeal: isTheirs(row, own) && row.appeal_state === null && isInForce(row, now()),
    })),
  };
}

/** Appeals a ban: once, while it is in force. Somebody else's does not exist for the viewer. */
export async function appealBan(
  platform: Platform,
  { viewer, banId, text }: { viewer: Viewer; banId: string; text: string },
): Promise<calls.Ban> {
  await inUnitOfWork(platform, async (work) => {
    const own = await subjects.findOwn(work.db, viewer.id);
    const row = await bans.lockBan(work.db, banId);
    if (!row || row.state === 'proposed' || row.state === 'declined' || !isTheirs(row, own))
      throw noSuchBan();
    if (row.appeal_state !== null) throw new AppError('CONFLICT', disciplineTexts.appealedAlready);
    const now = work.now();
    if (!isInForce(row, now)) throw new AppError('CONFLICT', disciplineTexts.banOver);
    const changes = { appeal: text, appeal_state: 'open', appealed_at: now } as const;
    await bans.updateBan(work.db, { id: banId, changes });
    await work.happened(banAppealed, { viewer, ban: row });
  });
  const row = await bans.findBan(platform.db, banId);
  if (!row) throw noSuchBan();
  return presentBan(row, { reader: 'subject', now: platform.now() });
}

export async function findSubjects(
  { db, now }: Platform,
  search: string,
): Promise<CallAnswer<typeof calls.findSubjects>['data']> {
  if (search.trim().length < 2) return [];
  const found = await subjects.findSubjects(db, search);
  const asSubjects = found.map(
    (row): subjects.Subject =>
      row.kind === 'team'
        ? { kind: 'team', name: row.name, teamId: row.id }
        : { kind: 'person', name: row.name, userId: row.id, key: gameIdKey(row.in_game_id) },
  );
  const [points, inForce] = await Promise.all([
    strikes.sumPoints(db, { subjects: asSubjects, now: now() }),
    bans.listInForce(db, {
      userIds: asSubjects.flatMap((it) => (it.kind === 'person' ? (it.userId ?? []) : [])),
      keys: asSubjects.flatMap((it) => (it.kind === 'person' ? it.key : [])),
      teamIds: asSubjects.flatMap((it) => (it.kind === 'team' ? it.teamId : [])),
      isScrim: true,
      now: now(),
    }),
  ]);
  return found.map(({ kind, id, name, detail }, place) => {
    const subject = asSubjects[place];
    const isBanned = inForce.some((ban) =>
      subject?.kind === 'team'
        ? ban.team_id === id
        : ban.user_id === id || (subject?.key !== '' && ban.game_id_key === subject?.key),
    );
    return { kind, _id: id, name, detail, points: points[place] ?? 0, isBanned };
  });
}
