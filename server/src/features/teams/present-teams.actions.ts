import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import type { Db } from '../../platform/database/schema.ts';
import { presentTeam } from './teams.presenters.ts';
import type { TeamRow } from './teams.queries.ts';
import * as queries from './teams.queries.ts';
import { hasLeader } from './teams.rules.ts';

/** Presents teams with their players; one that changed between two reads is left out. */
export async function presentTeams<Row extends TeamRow>(
  db: Db,
  rows: readonly Row[],
): Promise<{ row: Row; team: Team }[]> {
  const members = await queries.listMembersOfTeams(
    db,
    rows.map(({ id }) => id),
  );
  const membersOf = Map.groupBy(members, (member) => member.team_id);
  return rows
    .map((row) => ({ row, team: row, members: membersOf.get(row.id) ?? [] }))
    .filter(hasLeader)
    .map((found) => ({ row: found.row, team: presentTeam(found) }));
}
