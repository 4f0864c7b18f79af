import type { CallBody } from '@one-dream/contract/call.ts';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { pageSize, searchCountCap } from '@one-dream/contract/limits.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { readCursor, writeCursor } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './list-teams.queries.ts';
import { presentTeam } from './teams.presenters.ts';
import { listMembersOfTeams, type TeamRow } from './teams.queries.ts';
import { hasLeader } from './teams.rules.ts';

/** Lists teams with their players and the number of tournaments they are in. */
export async function listTeams(
  { db }: Platform,
  { cursor, limit = pageSize.default, ...asked }: CallBody<typeof calls.listTeams>,
): Promise<{ data: calls.ListedTeam[]; nextCursor: string | null; total: number }> {
  // An empty list means no search, like an empty text.
  const filter = { ...asked, anyOf: asked.anyOf?.length ? asked.anyOf : undefined };
  const after = cursor ? readCursor(cursor) : undefined;
  const [rows, total] = await Promise.all([
    queries.listTeams(db, { ...filter, after, limit: limit + 1 }),
    queries.countTeams(db, { ...filter, cap: searchCountCap }),
  ]);
  const { page, nextCursor } = takePage(rows, {
    limit,
    cursorOf: (row) => writeCursor({ id: row.id, key: row.sort_key }),
  });
  const teams = await presentTeams(db, page);
  return {
    data: teams.map(({ row, team }) => ({ ...team, ...fieldsOf(calls.listedTeam, row) })),
    nextCursor,
    total,
  };
}

/** Presents teams with their players; one that changed between two reads is left out. */
async function presentTeams<Row extends TeamRow>(
  db: Db,
  rows: readonly Row[],
): Promise<{ row: Row; team: Team }[]> {
  const members = await listMembersOfTeams(
    db,
    rows.map(({ id }) => id),
  );
  const membersOf = Map.groupBy(members, (member) => member.team_id);
  return rows
    .map((row) => ({ row, team: row, members: membersOf.get(row.id) ?? [] }))
    .filter(hasLeader)
    .map((found) => ({ row: found.row, team: presentTeam(found) }));
}
