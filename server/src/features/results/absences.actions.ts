import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import type { Work } from '../../platform/work/work.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import { listAbsentInARow } from './absences.queries.ts';
import { absentTwiceNotice } from './results.notices.ts';

/**
 * Alerts the hosts to two absences in a row; nothing happens to the team automatically (match day §14).
 * @param before rows of the previous version: teams absent in it were reported then
 */
export async function tellOfAbsences(
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
  if (teams.length === 0) return;
  await work.notify({
    notice: absentTwiceNotice(match, teams),
    recipientIds: await listDeciders(work, { tournamentId: match.tournament_id, duties: ['host'] }),
  });
}

function absentIn(rows: readonly ResultRow[]): string[] {
  return rows.filter(({ status }) => status === 'absent').map(({ entryId }) => entryId);
}
