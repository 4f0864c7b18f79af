import type { CallBodyInput } from '@one-dream/contract/call.ts';
import {
  createSeries,
  type Evening,
  listEvenings,
  type Series,
} from '@one-dream/contract/features/scrims/scrims.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { addDays, mondayOf, startOf } from '@one-dream/contract/schedule/scrim-days.ts';
import { sql } from 'kysely';
import { nextNumber } from '../../../factories/unique.ts';
import { insertSquads } from './insert-squads.ts';
import { insertTournament } from './insert-tournaments.ts';
import { newAdmin, type Person } from './people.ts';
import type { TestServer } from './start-test-server.ts';

const minute = 60_000;

/** Advances the clock to the next noon in India, so that the next hours are on the same match day. */
export function turnToNoon({ clock, platform }: Pick<TestServer, 'clock' | 'platform'>): void {
  const day = 24 * 60 * minute;
  const sinceNoon = (platform.now().getTime() + (330 - 12 * 60) * minute) % day;
  clock.advance(day - sinceNoon);
}

/** HH:MM IST in that many minutes, by the server's clock. */
export function timeInIst({ platform }: Pick<TestServer, 'platform'>, minutes: number): string {
  const at = new Date(platform.now().getTime() + (minutes + 330) * minute);
  return at.toISOString().slice(11, 16);
}

/** A series whose evening starts in four hours by default, so that it is created at once. */
export async function newSeries(
  server: TestServer,
  {
    as,
    startsIn = 240,
    ...form
  }: { as?: Person; startsIn?: number } & Partial<CallBodyInput<typeof createSeries>> = {},
): Promise<{ series: Series; admin: Person; tonight: Evening | undefined }> {
  const admin = as ?? (await newAdmin(server));
  const { data: series } = await server.api.act(createSeries, {
    as: admin,
    body: {
      tier: 'T3',
      title: `Scrims ${nextNumber()}`,
      firstMatch: timeInIst(server, startsIn),
      ...form,
    },
  });
  return { series, admin, tonight: await findTonight(server, series) };
}

/** The evening's tournament, once created. */
export async function findTonight(
  { api }: TestServer,
  series: { _id: string },
): Promise<Evening | undefined> {
  const { data } = await api.act(listEvenings, {});
  return data.find((evening) => evening.seriesId === series._id && evening.tournament);
}

/**
 * Nine teams or more of T2 that played three evenings of last week, straight in the tables: the first team is the best,
 * each one after it a little worse.
 */
export async function playedWeek(
  server: TestServer,
  { count = 9, days = 3, weeksAgo = 1 }: { count?: number; days?: number; weeksAgo?: number } = {},
): Promise<{ week: string; teams: { id: string }[]; seriesId: string }> {
  const { db, platform } = server;
  const { series } = await newSeries(server, { tier: 'T2', startsIn: 50 });
  const teams = await insertSquads(server, { count });
  const week = mondayOf(addDays(matchDayOf(platform.now()), -7 * weeksAgo));
  const since = startOf(week, '05:00');
  await db
    .insertInto('ladder_places')
    .values(teams.map((team) => ({ team_id: team.id, tier: 'T2' as const, since })))
    .execute();
  for (let day = 0; day < days; day++) {
    const { _id: id } = await insertTournament(db, { slots: 24 });
    const seriesDay = addDays(week, day);
    await sql`update tournaments set kind = 'scrim', status = 'COMPLETED', series_id = ${series._id},
      series_date = ${seriesDay}::date where id = ${id}`.execute(db);
    await sql`insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
        leader_discord_id, leader_discord_username, registered_at)
      select gen_random_uuid(), ${id}, team.id, team.place, team.name, '', '', '', '', ${since}
      from jsonb_to_recordset(${JSON.stringify(
        teams.map((team, index) => ({ id: team.id, name: `Team ${index + 1}`, place: index + 1 })),
      )}::jsonb) as team (id uuid, name text, place int)`.execute(db);
    await sql`with stage as (
        insert into stages (id, tournament_id, position, name, format, lobby_max, first_slot, match_cap, created_at)
        values (gen_random_uuid(), ${id}, 1, 'Scrim', 'single', 24, 2, 3, ${since}) returning id
      ), draw as (
        insert into stage_draws (id, stage_id, no, method, seed, rolls, drawn_from, slot_mode, changed_at, created_at)
        select gen_random_uuid(), id, 1, 'random', '', 0, '[]', 'fixed', ${since}, ${since} from stage returning id, stage_id
      )
      insert into matches (id, tournament_id, stage_id, draw_id, group_letters, no, map, recall, starts_at, state,
        published_version, created_at, slots_changed_at)
      select gen_random_uuid(), ${id}, stage_id, id, '["A"]', 1, 'Erangel', false, ${since}, 'published', 1, ${since}, ${since}
      from draw`.execute(db);
    await sql`with version as (
        insert into result_versions (id, match_id, no, preset_version_id, reason, source, published_at)
        select gen_random_uuid(), id, 1, '00000000-0000-7000-8000-000000000010', '', 'grid', ${since}
        from matches where tournament_id = ${id} returning id
      )
      insert into result_rows (version_id, entry_id, status, placement, elims, fielded, points_x10)
      select version.id, registrations.id, 'played', slot, 0, 4,
        coalesce((array[100, 60, 50, 40, 30, 20, 10, 10])[slot], 0)
      from version, registrations where tournament_id = ${id}`.execute(db);
  }
  return { week, teams, seriesId: series._id };
}
