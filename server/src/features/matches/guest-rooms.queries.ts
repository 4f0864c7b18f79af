import type { MatchState } from '@one-dream/contract/schedule/schedule.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { isCheckedIn } from './lineups.queries.ts';

export interface EntryMatchRow {
  id: string;
  no: number;
  stage: string;
  group_letter: string;
  map: string;
  state: MatchState;
  version: number;
  starts_at: Date;
  released_at: Date | null;
  cancelled_at: Date | null;
  room_lead_min: number;
  room_slot: number;
  is_checked_in: boolean;
}

/** Lists matches with an entry in their published slot list, soonest first. */
export async function listMatchesOfEntry(db: Db, entryId: string): Promise<EntryMatchRow[]> {
  const { rows } = await sql<EntryMatchRow>`
    select matches.id, matches.no, stages.name as stage, line.group_letter, matches.map, matches.state,
      matches.version, matches.starts_at, matches.released_at, tournaments.cancelled_at, tournaments.room_lead_min, line.room_slot,
      ${isCheckedIn} as is_checked_in
    from match_entries line
    join matches on matches.id = line.match_id
    join stages on stages.id = matches.stage_id
    join tournaments on tournaments.id = matches.tournament_id
    join registrations on registrations.id = line.entry_id
    where line.entry_id = ${entryId}::uuid and matches.slots_version > 0 and matches.state not in ('void', 'cancelled')
      and not tournaments.is_draft
    order by matches.starts_at, matches.no limit 60`.execute(db);
  return rows;
}
