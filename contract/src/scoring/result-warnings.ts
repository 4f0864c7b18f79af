import {
  type CheckedResult,
  type ElimCounts,
  isFielded,
  nameIn,
  type ResultCell,
  type ResultIssue,
  type WarningCode,
} from './result-issues.ts';

export function warnOfSums(
  { recall }: CheckedResult,
  { elims, players }: ElimCounts,
): ResultIssue<WarningCode>[] {
  const warnings: ResultIssue<WarningCode>[] = [];
  const add = (code: WarningCode, message: string) =>
    warnings.push({ code, cell: 'match', entryIds: [], message });
  if (recall && elims > 2 * players)
    add(
      'ELIMS_MANY_WITH_RECALL',
      `${elims} eliminations of ${players} players are unusually many.`,
    );
  // Three quarters, in whole numbers.
  if (elims * 4 < players * 3)
    add(
      'ELIMS_FEW',
      `Only ${elims} eliminations of ${players} players. Is a team's number missing?`,
    );
  else if (recall && elims <= players - 1)
    add('RECALL_DOUBTED', `${elims} eliminations of ${players} players: was recall on?`);
  return warnings;
}

export function warnOfTeams({ rows, lobby, recall }: CheckedResult): ResultIssue<WarningCode>[] {
  const most = recall ? 35 : 25;
  return rows.filter(isFielded).flatMap(({ entryId, placement, elims, players }) => {
    const name = nameIn(lobby, entryId);
    const warnings: ResultIssue<WarningCode>[] = [];
    const add = (code: WarningCode, cell: ResultCell, message: string) =>
      warnings.push({ code, cell, entryIds: [entryId], message });
    if (elims !== null && elims > most)
      add('TEAM_ELIMS_MANY', 'elims', `${name} has ${elims} eliminations. Is that right?`);
    if (elims === 0 && placement === 1)
      add('WINNER_WITHOUT_ELIMS', 'elims', `${name} won without an elimination. Is that right?`);
    if (players && players.length > 0) {
      const sum = players.reduce((total, player) => total + player.elims, 0);
      if (elims !== null && sum !== elims)
        add(
          'PLAYER_ELIMS_DIFFER',
          'players',
          `The players of ${name} have ${sum} eliminations, the team ${elims}.`,
        );
    }
    return warnings;
  });
}

export function warnOfObserver({
  rows,
  lobby,
  observed = [],
}: CheckedResult): ResultIssue<WarningCode>[] {
  return observed.flatMap((seen): ResultIssue<WarningCode>[] => {
    const row = rows.find(({ entryId }) => entryId === seen.entryId);
    if (!row || !isFielded(row)) return [];
    const cells = [
      row.placement !== seen.placement && ('placement' as const),
      row.elims !== seen.elims && ('elims' as const),
    ].filter((cell) => cell !== false);
    return cells.map((cell) => ({
      code: 'DIFFERS_FROM_OBSERVER',
      cell,
      entryIds: [seen.entryId],
      message: `${nameIn(lobby, seen.entryId)}: the observer file has ${cell === 'elims' ? `${seen.elims ?? 'no'} eliminations` : `placement ${seen.placement ?? 'none'}`}, the draft ${(cell === 'elims' ? row.elims : row.placement) ?? 'none'}.`,
    }));
  });
}
