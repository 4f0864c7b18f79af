import type { Translatable } from '../texts.ts';
import { importTexts, issueTexts as texts } from './check.texts.ts';
import * as issues from './result-issues.ts';

export function warnOfSums(
  { recall }: issues.CheckedResult,
  { elims, players }: issues.ElimCounts,
): issues.ResultIssue<issues.WarningCode>[] {
  const warnings: issues.ResultIssue<issues.WarningCode>[] = [];
  const add = (code: issues.WarningCode, message: Translatable) =>
    warnings.push({ code, cell: 'match', entryIds: [], message });
  if (recall && elims > 2 * players)
    add('ELIMS_MANY_WITH_RECALL', texts.elimsMany({ elims, players }));
  // Three quarters, in whole numbers.
  if (elims * 4 < players * 3) add('ELIMS_FEW', texts.elimsFew({ elims, players }));
  else if (recall && elims <= players - 1)
    add('RECALL_DOUBTED', texts.recallDoubted({ elims, players }));
  return warnings;
}

export function warnOfTeams({
  rows,
  lobby,
  recall,
}: issues.CheckedResult): issues.ResultIssue<issues.WarningCode>[] {
  const most = recall ? 35 : 25;
  return rows
    .filter(issues.isFielded)
    .flatMap(({ entryId, placement, elims, players, strangers = [] }) => {
      const team = issues.nameIn(lobby, entryId);
      const warnings: issues.ResultIssue<issues.WarningCode>[] = [];
      const add = (code: issues.WarningCode, cell: issues.ResultCell, message: Translatable) =>
        warnings.push({ code, cell, entryIds: [entryId], message });
      if (elims !== null && elims > most)
        add('TEAM_ELIMS_MANY', 'elims', texts.teamElimsMany({ team, elims }));
      if (elims === 0 && placement === 1)
        add('WINNER_WITHOUT_ELIMS', 'elims', texts.winnerWithoutElims({ team }));
      if (players && players.length > 0) {
        const sum = players.reduce((total, player) => total + player.elims, 0);
        if (elims !== null && sum !== elims)
          add('PLAYER_ELIMS_DIFFER', 'players', texts.playersDiffer({ team, sum, elims }));
      }
      for (const { name } of strangers) add('NOT_ON_ROSTER', 'players', notOnRoster(name, team));
      return warnings;
    });
}

/** Said of a player's name in an observer's file and on a result screen alike. */
export const notOnRoster = (player: string, team: string | Translatable): Translatable =>
  importTexts.notOnRoster({ player: player || importTexts.somebody, team });

const differing = { elims: texts.observerElims, placement: texts.observerPlacement };

export function warnOfObserver({
  rows,
  lobby,
  observed = [],
}: issues.CheckedResult): issues.ResultIssue<issues.WarningCode>[] {
  return observed.flatMap((seen): issues.ResultIssue<issues.WarningCode>[] => {
    const row = rows.find(({ entryId }) => entryId === seen.entryId);
    if (!row || !issues.isFielded(row)) return [];
    const cells = [
      row.placement !== seen.placement && ('placement' as const),
      row.elims !== seen.elims && ('elims' as const),
    ].filter((cell) => cell !== false);
    return cells.map((cell) => ({
      code: 'DIFFERS_FROM_OBSERVER',
      cell,
      entryIds: [seen.entryId],
      message: differing[cell]({
        team: issues.nameIn(lobby, seen.entryId),
        seen: seen[cell] ?? texts.none,
        typed: row[cell] ?? texts.none,
      }),
    }));
  });
}
