import type { NotNull } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/platform/database/schema.ts';

/**
 * Holds a tournament of squads to what is true of it whatever happened: counts agree, no slot, player or
 * team twice, four players to a team, nobody beyond the slots.
 * @returns who is in
 */
export async function readSoundRegistrations(
  db: Db,
  { _id }: { _id: string },
): Promise<{ id: string; slot: number; team_id: string }[]> {
  const rows = await db
    .selectFrom('registrations')
    .select(['id', 'slot', 'team_id'])
    .where('tournament_id', '=', _id)
    .where('slot', 'is not', null)
    .$narrowType<{ slot: NotNull }>()
    .orderBy('slot')
    .execute();
  const players = await db
    .selectFrom('registration_players')
    .select(['registration_id', 'user_id'])
    .where('tournament_id', '=', _id)
    .where('holds', '=', true)
    .execute();
  const { slots_used, slot_total } = await db
    .selectFrom('tournaments')
    .select(['slots_used', 'slot_total'])
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  expect(slots_used).toBe(rows.length);
  expect(rows.length).toBeLessThanOrEqual(slot_total);
  expect(new Set(rows.map(({ slot }) => slot)).size).toBe(rows.length);
  expect(new Set(rows.map(({ team_id }) => team_id)).size).toBe(rows.length);
  expect(new Set(players.map(({ user_id }) => user_id)).size).toBe(players.length);
  const sizes = Map.groupBy(players, ({ registration_id }) => registration_id);
  for (const { id } of rows) expect(sizes.get(id)).toHaveLength(4);
  expect(players).toHaveLength(rows.length * 4);
  return rows;
}

/** Every team that was told its slot has it. */
export async function expectNothingLost(
  db: Db,
  { tournament, acknowledged }: { tournament: { _id: string }; acknowledged: Map<string, number> },
): Promise<void> {
  const rows = await readSoundRegistrations(db, tournament);
  const slots = new Map(rows.map(({ team_id, slot }) => [team_id, slot]));
  const missing = [...acknowledged].filter(([team, slot]) => slots.get(team) !== slot);
  expect(missing).toEqual([]);
}
