import type { CallBody } from '@one-dream/contract/call.ts';
import * as log from '@one-dream/contract/events/scrims.ts';
import * as calls from '@one-dream/contract/features/scrims/scrims.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { addDays } from '@one-dream/contract/schedule/scrim-days.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { fieldsOf, readAs } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotOfTeam } from '../duties/duties.actions.ts';
import { listMaps } from '../matches/maps.actions.ts';
import { makeEvenings } from './evenings.actions.ts';
import { eveningJob } from './scrims.jobs.ts';
import type { SeriesRow } from './scrims.queries.ts';
import * as queries from './scrims.queries.ts';
import { isPlayDay } from './scrims.rules.ts';
import { scrimsTexts } from './scrims.texts.ts';

interface Changed {
  data: calls.Series;
  unchanged: { _id: string; title: string; day: string }[];
}

const mostSeries = 40;

export async function listSeries({ db }: Platform): Promise<calls.Series[]> {
  const [rows, reserved] = await Promise.all([queries.listSeries(db), queries.listReserved(db)]);
  return rows.map((row) => present(row, reserved));
}

function present(row: SeriesRow, reserved: readonly queries.ReservedRow[]): calls.Series {
  return {
    ...fieldsOf(calls.series, row),
    isEnded: row.ended_at !== null,
    reserved: reserved
      .filter(({ series_id }) => series_id === row.id)
      .map(({ series_id: _, team_id: teamId, ...place }) => ({ teamId, ...place })),
  };
}

export function createSeries(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: calls.SeriesForm },
): Promise<Changed> {
  return inUnitOfWork(platform, async (work) => {
    await assertMaps(work.db, form.maps);
    const all = await queries.listSeries(work.db);
    if (all.filter(({ ended_at }) => !ended_at).length >= mostSeries)
      throw new AppError('CONFLICT', scrimsTexts.mostSeries({ most: mostSeries }));
    const id = newId();
    await queries.insertSeries(work.db, { id, form, now: work.now() });
    await work.happened(log.seriesCreated, { viewer, subject: form.title, after: form });
    await makeEvenings(work, id);
    return readChanged(work, id);
  });
}

/** Changes future evenings. Those already made stay as they are: teams have registered by them. */
export function updateSeries(
  platform: Platform,
  {
    viewer,
    seriesId,
    form: { version, ...form },
  }: { viewer: Viewer; seriesId: string; form: calls.SeriesChange & { version: number } },
): Promise<Changed> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work.db, seriesId);
    if (row.version !== version) throw new AppError('STALE', scrimsTexts.seriesChanged);
    await assertMaps(work.db, form.maps);
    await queries.updateSeries(work.db, seriesId, form);
    await work.happened(log.seriesUpdated, {
      viewer,
      subject: form.title,
      before: readAs(row, Object.keys(form)),
      after: form,
    });
    await makeEvenings(work, seriesId);
    return readChanged(work, seriesId);
  });
}

export function pauseSeries(
  platform: Platform,
  { viewer, seriesId, until }: { viewer: Viewer; seriesId: string; until: string | null },
): Promise<Changed> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work.db, seriesId);
    const today = matchDayOf(work.now());
    if (until !== null && (until <= today || until > addDays(today, 366)))
      throw invalidField('until', scrimsTexts.afterToday);
    await queries.updateRun(work.db, { id: seriesId, paused_until: until });
    await work.happened(log.seriesPaused, {
      viewer,
      subject: row.title,
      before: { until: row.paused_until },
      after: { until },
    });
    await makeEvenings(work, seriesId);
    return readChanged(work, seriesId);
  });
}

export function endSeries(
  platform: Platform,
  { viewer, seriesId }: { viewer: Viewer; seriesId: string },
): Promise<Changed> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work.db, seriesId);
    await queries.updateRun(work.db, { id: seriesId, ended_at: work.now() });
    await work.cancelJob(eveningJob, seriesId);
    await work.happened(log.seriesEnded, { viewer, subject: row.title });
    return readChanged(work, seriesId);
  });
}

/** Skips one evening that is not made yet, or brings it back. */
export function skipEvening(
  platform: Platform,
  {
    viewer,
    seriesId,
    form: { day, isSkipped, reason },
  }: {
    viewer: Viewer;
    seriesId: string;
    form: { day: string; isSkipped: boolean; reason: string };
  },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work.db, seriesId);
    const today = matchDayOf(work.now());
    if (day < today || day > addDays(today, 366)) throw invalidField('day', scrimsTexts.fromToday);
    const [made] = await queries.listMade(work.db, { from: day, to: day, seriesId });
    if (made) throw new AppError('CONFLICT', scrimsTexts.eveningOpen);
    if (isSkipped && !isPlayDay(row, day)) throw invalidField('day', scrimsTexts.noScrimThatDay);
    if (isSkipped) await queries.upsertSkip(work.db, { series_id: seriesId, day, reason });
    else await queries.deleteSkip(work.db, { seriesId, day });
    await work.happened(isSkipped ? log.eveningSkipped : log.eveningBroughtBack, {
      viewer,
      subject: `${row.title}, ${day}`,
      after: { reason },
    });
    await makeEvenings(work, seriesId);
  });
}

export function reservePlace(
  platform: Platform,
  {
    viewer,
    seriesId,
    form: { teamId, kind, until },
  }: { viewer: Viewer; seriesId: string; form: CallBody<typeof calls.reservePlace> },
): Promise<calls.Series> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work.db, seriesId);
    if (until !== null && until < matchDayOf(work.now()))
      throw invalidField('until', scrimsTexts.todayOrLater);
    const [team] = await queries.findTeams(work.db, [teamId]);
    if (!team) throw invalidField('teamId', commonTexts.noTeam);
    await assertNotOfTeam(work.db, viewer, teamId);
    const others = (await queries.listReserved(work.db, seriesId)).filter(
      (one) => one.kind === 'reserved' && one.team_id !== teamId,
    );
    if (kind === 'reserved' && others.length >= row.slots)
      throw new AppError('CONFLICT', scrimsTexts.slotsKept({ slots: row.slots }));
    await queries.upsertReserved(work.db, { series_id: seriesId, team_id: teamId, kind, until });
    await work.happened(log.placeReserved, {
      viewer,
      subject: `${team.name}, ${row.title}`,
      after: { kind, until },
    });
    return read(work.db, seriesId);
  });
}

export function freePlace(
  platform: Platform,
  { viewer, seriesId, teamId }: { viewer: Viewer; seriesId: string; teamId: string },
): Promise<calls.Series> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work.db, seriesId);
    await assertNotOfTeam(work.db, viewer, teamId);
    if (!(await queries.deleteReserved(work.db, { seriesId, teamId })))
      throw new AppError('NOT_FOUND', scrimsTexts.noPlaceKept);
    const [team] = await queries.findTeams(work.db, [teamId]);
    await work.happened(log.placeUnreserved, {
      viewer,
      subject: `${team?.name ?? 'A team'}, ${row.title}`,
    });
    return read(work.db, seriesId);
  });
}

/** @throws AppError NOT_FOUND, CONFLICT when it has ended */
async function lock(db: Db, seriesId: string): Promise<SeriesRow> {
  const row = await queries.lockSeries(db, seriesId);
  if (!row) throw new AppError('NOT_FOUND', commonTexts.noSeries);
  if (row.ended_at) throw new AppError('CONFLICT', scrimsTexts.ended);
  return row;
}

async function read(db: Db, seriesId: string): Promise<calls.Series> {
  const row = await queries.lockSeries(db, seriesId);
  if (!row) throw new AppError('NOT_FOUND', commonTexts.noSeries);
  return present(row, await queries.listReserved(db, seriesId));
}

async function readChanged(work: Work, seriesId: string): Promise<Changed> {
  const today = matchDayOf(work.now());
  const made = await queries.listMade(work.db, { seriesId, from: today, to: addDays(today, 16) });
  return {
    data: await read(work.db, seriesId),
    unchanged: made
      .filter(({ status, cancelled_at }) => status !== 'COMPLETED' && !cancelled_at)
      .map(({ id, title, day }) => ({ _id: id, title, day })),
  };
}

async function assertMaps(db: Db, maps: readonly string[]): Promise<void> {
  const known = new Set((await listMaps({ db }, 'BGMI')).map(({ name }) => name));
  const unknown = maps.find((name) => !known.has(name));
  if (unknown) throw invalidField('maps', scrimsTexts.mapUnknown({ map: unknown }));
}
