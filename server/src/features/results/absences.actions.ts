import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import type { Work } from '../../platform/work/work.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import { listAbsentInARow } from './absences.queries.ts';
import { absentTwice } from './results.events.ts';

/**
 * Alerts the hosts to two absences in a row; nothing happens to the team automatically (match day §14).
 * @param before rows of the previous version: teams absent in it were reported then
 */
export async function reportAbsences(
  work: Work,
  {
    match,
    rows,
    before,
  }: { match: MatchRow; rows: readonly ResultRow[]; before: readonly ResultRow[] },
): Promise<void> {
  const wasAbsent = new Set(absentIn(before));
  const entryIds = absentIn(rows).filter((id) => !wasAbsent.has(id));
  const teams = await listAbsentInARow(work.db, { matchId: match.id, entryIds });
  if (teams.length > 0) await work.happened(absentTwice, { match, teams });
}

function absentIn(rows: readonly ResultRow[]): string[] {
  return rows.filter(({ status }) => status === 'absent').map(({ entryId }) => entryId);
}
