import { isAdmin } from '@one-dream/contract/duties.ts';
import type { TournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { currentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import type {
  Tournament,
  TournamentStatus,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { TournamentNews } from '@one-dream/contract/live.ts';
import { defaultOrganizer } from '@one-dream/contract/organisation.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import { withTypedPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { findDuties } from '../duties/duties.actions.ts';
import { consolePowers } from '../duties/duties.rules.ts';
import { checkRolesBeforeDeletion } from './discord-roles.actions.ts';
import { tellMovedTimes } from './moved-times.actions.ts';
import { afterStatus, setClock, stopClock } from './tournament-clock.actions.ts';
import * as events from './tournaments.events.ts';
import { cancellingTournament } from './tournaments.hooks.ts';
import { presentDay, presentNews, presentTournament } from './tournaments.presenters.ts';
import * as queries from './tournaments.queries.ts';
import { assertInOrder, assertTimely, planAfter, unchangedTimes } from './tournaments.rules.ts';
import {
  findTournament,
  lockTournament,
  type TournamentRow,
} from './tournaments.shared.queries.ts';
import { tournamentsTexts } from './tournaments.texts.ts';

interface ListOptions {
  viewer: Viewer | undefined;
  statuses?: TournamentStatus[] | undefined;
  kind?: TournamentRow['kind'] | undefined;
  /** Part of the title, ignoring case. */
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
  /** Registered teams listed per tournament at most. */
  teams?: number | undefined;
}

/** Lists tournaments as the viewer may see them, newest first; of each only the first registered teams. */
export async function listTournaments(
  platform: Platform,
  { viewer, cursor, limit = pageSize.default, teams = pageSize.max, ...filter }: ListOptions,
): Promise<{ data: Tournament[]; nextCursor: string | null }> {
  const rows = await queries.listTournaments(platform.db, {
    ...filter,
    before: cursor,
    limit: limit + 1,
    withDrafts: viewer !== undefined && isAdmin(viewer),
  });
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  return { data: await present(platform, { rows: page, viewer, teams }), nextCursor };
}

/** Lists ids of all tournaments, newest first, at most `limit`, for the sitemap. */
export function listEveryTournamentId(
  { db }: Platform,
  { limit }: { limit: number },
): Promise<string[]> {
  return queries.listTournamentIds(db, { limit });
}

/** @throws AppError NOT_FOUND */
export async function getTournament(
  platform: Platform,
  { id, viewer }: { id: string; viewer: Viewer | undefined },
): Promise<Tournament> {
  const row = await findTournament(platform.db, id);
  const isSeen = row && (!row.is_draft || (viewer && isAdmin(viewer)));
  const [tournament] = isSeen ? await present(platform, { rows: [row], viewer }) : [];
  if (!tournament) throw noTournament();
  return tournament;
}

/** Reads a tournament for its staff, checked by the gate of calls: they see it before it is announced. */
export async function getServedTournament(
  platform: Platform,
  { id, viewer }: { id: string; viewer?: Viewer },
): Promise<Tournament> {
  const row = await findTournament(platform.db, id);
  const [tournament] = row ? await present(platform, { rows: [row], viewer }) : [];
  if (!row || !tournament) throw noTournament();
  return { ...tournament, isDraft: row.is_draft };
}

export async function readConsolePowers(
  platform: Platform,
  { id, viewer }: { id: string; viewer: Viewer },
) {
  const held = await findDuties(platform, { userId: viewer.id, subject: { tournamentId: id } });
  return consolePowers({ viewer, held });
}

async function present(
  { db }: Platform,
  {
    rows,
    viewer,
    teams,
  }: { rows: readonly TournamentRow[]; viewer: Viewer | undefined; teams?: number },
): Promise<Tournament[]> {
  const registered = await queries.listRegisteredTeams(db, {
    tournamentIds: rows.map((row) => row.id),
    limit: teams,
  });
  const teamsOf = Map.groupBy(registered, (team) => team.tournament_id);
  const forAdmin = viewer !== undefined && isAdmin(viewer);
  return rows.map((row) => presentTournament({ row, teams: teamsOf.get(row.id) ?? [], forAdmin }));
}

export async function createTournament(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: TournamentForm },
): Promise<Tournament> {
  const id = newId();
  await withBanner(platform, form, async (written) => {
    assertTimely({ before: undefined, after: written, now: platform.now() });
    await inUnitOfWork(platform, (work) => addTournament(work, { viewer, id, form: written }));
  });
  return getTournament(platform, { id, viewer });
}

/** Creates a tournament in the caller's unit of work, from a form whose picture is stored. */
export async function addTournament(
  work: Work,
  { viewer, id, form }: { viewer: Viewer; id: string; form: TournamentForm },
): Promise<void> {
  await queries.insertTournament(work.db, { id, form, now: work.now() });
  await work.happened(events.tournamentCreated, {
    viewer,
    tournament: { id, title: form.title },
    after: summarise(form),
  });
  const after = await findTournament(work.db, id);
  if (after && !after.is_draft) await setClock(work, { before: undefined, after });
}

/** Runs with the form, its picture stored and the organizer filled in. */
function withBanner(
  platform: Platform,
  form: TournamentForm,
  work: (written: TournamentForm) => Promise<void>,
): Promise<void> {
  const picture = { picture: form.banner, kind: 'banner', field: 'banner' } as const;
  const write = async (banner: string) =>
    work({
      ...form,
      banner,
      organizer: form.organizer || defaultOrganizer(await platform.organisation.read()),
      regClosesAt: form.regClosesAt ?? form.checkinOpensAt,
    });
  return form.banner ? withTypedPicture(platform, picture, write) : write('');
}

function summarise({ status, slots, type, startDate, endDate, prizePool }: TournamentForm): object {
  return { status, slots, type, startDate, endDate, prizePool };
}

/** Saves an admin's changes, unless somebody else saved since it was read. */
export async function updateTournament(
  platform: Platform,
  {
    viewer,
    id,
    form,
    version,
  }: { viewer: Viewer; id: string; form: TournamentForm; version: number },
): Promise<Tournament> {
  await withBanner(platform, form, (written) =>
    inUnitOfWork(platform, async (work) => {
      const before = await lockTournament(work.db, id);
      if (!before) throw noTournament();
      if (before.cancelled_at) throw new AppError('CONFLICT', tournamentsTexts.calledOff);
      if (written.isDraft && !before.is_draft && before.slots_used + before.waiting > 0)
        throw invalidField('isDraft', tournamentsTexts.noDraftAgain);
      if (written.slots < before.slot_total) {
        const highest = await queries.findHighestSlot(work.db, id);
        if (written.slots < highest) throw invalidField('slots', tooFewSlots({ highest, before }));
      }
      assertInOrder({ before, after: form });
      assertTimely({ before, after: written, now: work.now() });
      const planned = planAfter(before, form);
      const unchanged = unchangedTimes(before, form);
      const changes = { id, form: written, planned, unchanged, version };
      const isNewest = await queries.updateTournament(work.db, changes);
      if (!isNewest) {
        throw new AppError('STALE', tournamentsTexts.changedMeanwhile);
      }
      await work.happened(events.tournamentUpdated, {
        viewer,
        tournament: { id, title: form.title },
        before: summariseRow(before),
        after: summarise(written),
      });
      const after = await findTournament(work.db, id);
      if (!after) throw noTournament();
      await announceChange(work, { before, after });
      // Additional slots are places for waiting teams.
      if (after.slot_total > before.slot_total && before.waiting > 0)
        await work.happened(events.slotsAdded, { tournamentId: id });
    }),
  );
  return getTournament(platform, { id, viewer });
}

function tooFewSlots(slots: { highest: number; before: { slots_used: number } }): Translatable {
  // After cancellations, numbers above the count are in use: slots never move.
  return slots.highest > slots.before.slots_used
    ? tournamentsTexts.slotTaken({ slot: slots.highest })
    : tournamentsTexts.teamsIn({ teams: slots.before.slots_used });
}

/** Sets the clock after a change of the form, and notifies followers and players. */
async function announceChange(
  work: Work,
  { before, after }: { before: TournamentRow; after: TournamentRow },
): Promise<void> {
  // Nobody has seen a draft: once announced it is a new tournament to everybody.
  const seen = before.is_draft ? undefined : before;
  if (!after.is_draft) await setClock(work, { before: seen, after });
  else if (seen) await stopClock(work, after.id);
  if (after.status !== before.status)
    await afterStatus(work, { before: { ...before, title: after.title }, status: after.status });
  if (seen) await tellMovedTimes(work, { before: seen, after });
}

function summariseRow(row: TournamentRow): object {
  return {
    status: row.status,
    slots: row.slot_total,
    type: row.type,
    startDate: presentDay(row.start_date),
    endDate: presentDay(row.end_date),
    prizePool: row.prize_pool,
  };
}

/** Deletes a tournament with all its registrations, and notifies its players. */
export async function deleteTournament(
  platform: Platform,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const before = await lockTournament(work.db, id);
    if (!before) throw noTournament();
    await work.runHook(cancellingTournament, { tournamentId: id, viewer });
    if (before.status !== 'COMPLETED')
      await work.happened(events.deletionBegun, { tournament: before });
    await checkRolesBeforeDeletion(work, id);
    await stopClock(work, id);
    await queries.deleteTournament(work.db, id);
    await work.happened(events.tournamentDeleted, {
      viewer,
      tournament: before,
      before: { ...summariseRow(before), teams: before.slots_used },
    });
  });
}

/** Reads what open pages are sent about a tournament; nothing for a draft or a deleted one. */
export async function readTournamentNews(db: Db, id: string): Promise<TournamentNews | undefined> {
  const row = await findTournament(db, id);
  return row && !row.is_draft ? presentNews(row) : undefined;
}

/** Reads the `facts_no` of these tournaments; with `isEvery` also of all that are not over. */
export async function readNumbers(
  db: Db,
  { ids, isEvery }: { ids: readonly string[]; isEvery: boolean },
): Promise<Record<string, number>> {
  const rows = await queries.listNumbers(db, { ids, statuses: isEvery ? currentStatuses : [] });
  return Object.fromEntries(rows.map(({ id, facts_no }) => [id, facts_no]));
}

function noTournament(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noTournament);
}
