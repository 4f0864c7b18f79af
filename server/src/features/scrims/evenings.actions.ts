import type { Evening } from '@one-dream/contract/features/scrims/scrims.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { defaultOrganizer } from '@one-dream/contract/organisation.ts';
import { addDays } from '@one-dream/contract/schedule/scrim-days.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { enterReserved } from '../entries/registrations.actions.ts';
import { addStage } from '../lobbies/stages.actions.ts';
import { listMaps } from '../matches/maps.actions.ts';
import { addMatches } from '../matches/matches.actions.ts';
import { addEvening, openEvening } from '../tournaments/evening.actions.ts';
import { placesRefused } from './scrims.events.ts';
import { eveningJob, everySeriesJob } from './scrims.jobs.ts';
import * as queries from './scrims.queries.ts';
import * as rules from './scrims.rules.ts';

export function handleScrims(platform: Platform): void {
  platform.jobs.handle(eveningJob, async ({ seriesId }) => {
    await inUnitOfWork(platform, (work) => makeEvenings(work, seriesId));
  });
  platform.jobs.handle(everySeriesJob, async () => {
    for (const { id, ended_at } of await queries.listSeries(platform.db))
      if (!ended_at) await inUnitOfWork(platform, (work) => makeEvenings(work, id));
  });
}

/**
 * Makes due evenings of a series, with the series locked, and schedules its next job. However many processes do it at
 * once, an evening has one tournament: the constraint on (series, day) guarantees it.
 */
export async function makeEvenings(work: Work, seriesId: string): Promise<void> {
  const series = await queries.lockSeries(work.db, seriesId);
  if (!series || series.ended_at) return;
  const now = work.now();
  const today = matchDayOf(now);
  const from = addDays(today, -1);
  // `planEvenings` looks this far ahead, or this far beyond the end of a pause.
  const to = addDays(
    series.paused_until && series.paused_until > today ? series.paused_until : today,
    16,
  );
  const made = await queries.listMade(work.db, { from, to, seriesId });
  const skips = await queries.listSkips(work.db, { from, to });
  const left = new Set([
    ...made.map(({ day }) => day),
    ...skips.filter(({ series_id }) => series_id === seriesId).map(({ day }) => day),
  ]);
  const { due, next } = rules.planEvenings(series, { today, now, left });
  for (const day of due) await makeEvening(work, { series, day });
  // One job per series at most: a new moment replaces the old one.
  if (next) await work.enqueue(eveningJob, { seriesId }, { at: next, key: seriesId });
  else await work.cancelJob(eveningJob, seriesId);
}

/** @returns undefined if that evening has its tournament already */
export async function makeEvening(
  work: Work,
  { series, day }: { series: queries.SeriesRow; day: string },
): Promise<{ tournamentId: string; stageId: string } | undefined> {
  const kept = (await queries.listReserved(work.db, series.id)).filter(
    ({ kind, until }) => kind === 'reserved' && (until === null || until >= day),
  );
  const form = rules.formOfEvening(series, {
    day,
    organizer: defaultOrganizer(await work.organisation.readIn(work.db)),
  });
  const tournamentId = await addEvening(work, { form, seriesId: series.id, day });
  if (!tournamentId) return undefined;
  const reservedTeamIds = kept.map(({ team_id }) => team_id);
  const refused = await enterReserved(work, { tournamentId, teamIds: reservedTeamIds });
  await openEvening(work, { id: tournamentId, day, reserved: reservedTeamIds.length });
  const stageId = await addStage(work, {
    viewer: undefined,
    tournamentId,
    form: {
      name: 'Scrim',
      format: 'single',
      lobbyMax: series.slots,
      firstSlot: 2,
      reservedSlots: [],
      matchCap: series.matches,
      matchPoint: null,
      template: 'scrim',
      startsFrom: null,
    },
  });
  const known = new Map((await listMaps(work, 'BGMI')).map((map) => [map.name, map.recall]));
  await addMatches(work, {
    viewer: undefined,
    stageId,
    form: {
      firstStart: form.firstMatchAt ?? '',
      spacingMinutes: series.spacing_min,
      matches: series.matches,
      perDay: series.matches,
      maps: series.maps.map((name) => ({ name, recall: known.get(name) ?? false })),
      groups: 1,
      together: true,
    },
  });
  await tellRefused(work, { title: form.title, tournamentId, refused });
  return { tournamentId, stageId };
}

/** Notifies teams whose reserved place could not be entered of the reason, in time to fix it and register. */
async function tellRefused(
  work: Work,
  evening: {
    title: string;
    tournamentId: string;
    refused: readonly { teamId: string; why: Translatable }[];
  },
): Promise<void> {
  const teams = await queries.findTeams(
    work.db,
    evening.refused.map(({ teamId }) => teamId),
  );
  await work.happened(placesRefused, {
    teams: teams.map(({ id, name, leader_id: leaderId }) => ({
      leaderId,
      about: { team: name, event: evening.title, tournamentId: evening.tournamentId },
      why: evening.refused.find(({ teamId }) => teamId === id)?.why ?? '',
    })),
  });
}

export async function readEvenings(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { from, days }: { from?: string | undefined; days: number },
): Promise<{ today: string; data: Evening[] }> {
  const moment = now();
  const today = matchDayOf(moment);
  const first = from ?? today;
  const span = rules.daysFrom(first, days);
  const range = { from: first, to: span.at(-1) ?? first };
  const [series, skips, made] = await Promise.all([
    queries.listSeries(db),
    queries.listSkips(db, range),
    queries.listMade(db, range),
  ]);
  return { today, data: rules.listEvenings({ series, skips, made, days: span, now: moment }) };
}
