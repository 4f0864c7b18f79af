import type { CallBody } from '@one-dream/contract/call.ts';
import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { pageSize, searchCountCap } from '@one-dream/contract/limits.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { readCursor, writeCursor } from '../../platform/database/keyset.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './list-teams.queries.ts';
import { presentTeams } from './present-teams.actions.ts';

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
