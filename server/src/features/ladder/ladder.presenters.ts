import * as calls from '@one-dream/contract/features/ladder/ladder.ts';
import type { RankedTeam } from '@one-dream/contract/ladder/proposals.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type * as queries from './ladder.queries.ts';

export type LadderRow = RankedTeam & { name: string; logo: string };

export function presentMove(row: queries.MoveRow): calls.LadderMove {
  return {
    ...fieldsOf(calls.ladderMove, row),
    team: row.team_name,
    from: row.from_tier,
    to: row.to_tier,
  };
}
