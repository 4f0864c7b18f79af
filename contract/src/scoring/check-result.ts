import { groupBy } from '../group-by.ts';
import { list, type Translatable } from '../texts.ts';
import { issueTexts as texts } from './check.texts.ts';
import * as issues from './result-issues.ts';
import { warnOfObserver, warnOfSums, warnOfTeams } from './result-warnings.ts';

/** Lists all blockers and warnings of a draft, by cell. */
export function checkResult(result: issues.CheckedResult): issues.ResultCheck {
  const problems = [...checkLobby(result), ...checkPlacements(result), ...checkCells(result)];
  const counts = issues.countElims(result);
  const warnings = [...warnOfTeams(result), ...warnOfObserver(result)];
  if (counts.isComplete) {
    problems.push(...checkElimSums(result, counts));
    warnings.push(...warnOfSums(result, counts));
  }
  return { problems, warnings };
}

function checkLobby({
  rows,
  lobby,
}: issues.CheckedResult): issues.ResultIssue<issues.ProblemCode>[] {
  const inLobby = new Set(lobby.map(({ entryId }) => entryId));
  const problems: issues.ResultIssue<issues.ProblemCode>[] = [];
  const seen = new Set<string>();
  for (const { entryId } of rows) {
    if (!inLobby.has(entryId))
      problems.push({
        code: 'NOT_IN_LOBBY',
        cell: 'row',
        entryIds: [entryId],
        message: texts.notInLobby,
      });
    else if (seen.has(entryId))
      problems.push({
        code: 'INVALID',
        cell: 'row',
        entryIds: [entryId],
        message: texts.twoRows({ team: issues.nameIn(lobby, entryId) }),
      });
    seen.add(entryId);
  }
  for (const { entryId, name } of lobby) {
    if (!seen.has(entryId))
      problems.push({
        code: 'ROW_MISSING',
        cell: 'row',
        entryIds: [entryId],
        message: texts.noRow({ team: name }),
      });
  }
  return problems;
}

/** Placements must be 1…N of the fielded teams, including disqualified ones, each once. */
function checkPlacements({
  rows,
  lobby,
}: issues.CheckedResult): issues.ResultIssue<issues.ProblemCode>[] {
  const fielded = rows.filter(issues.isFielded);
  const problems: issues.ResultIssue<issues.ProblemCode>[] = [];
  const byPlacement = groupBy(
    fielded.filter(({ placement }) => placement !== null),
    ({ placement }) => placement,
  );
  for (const [placement, same] of byPlacement) {
    if (same.length < 2) continue;
    const names = same.map(({ entryId }) => issues.nameIn(lobby, entryId));
    problems.push({
      code: 'PLACEMENT_TWICE',
      cell: 'placement',
      entryIds: same.map(({ entryId }) => entryId),
      message: texts.placedTwice({
        count: same.length,
        teams: list(names),
        placement: placement ?? 0,
      }),
    });
  }
  const isWithin = (placement: number) =>
    Number.isInteger(placement) && placement >= 1 && placement <= fielded.length;
  const missing = fielded
    .map((_row, index) => index + 1)
    .filter((placement) => !byPlacement.has(placement));
  for (const { entryId, placement } of fielded) {
    const team = issues.nameIn(lobby, entryId);
    if (placement === null)
      problems.push({
        code: 'PLACEMENT_GAP',
        cell: 'placement',
        entryIds: [entryId],
        message:
          missing.length > 0
            ? texts.noPlacementOf({ team, free: missing.join(', ') })
            : texts.noPlacement({ team }),
      });
    else if (!isWithin(placement))
      problems.push({
        code: 'PLACEMENT_GAP',
        cell: 'placement',
        entryIds: [entryId],
        message: texts.placedOutside({ team, placement, count: fielded.length }),
      });
  }
  if (fielded.length === 0 && rows.length > 0)
    problems.push({
      code: 'PLACEMENT_GAP',
      cell: 'match',
      entryIds: [],
      message: texts.allAbsent,
    });
  return problems;
}

function checkCells({
  rows,
  lobby,
  lineup,
}: issues.CheckedResult): issues.ResultIssue<issues.ProblemCode>[] {
  return rows.filter(issues.isFielded).flatMap(({ entryId, elims, fielded }) => {
    const team = issues.nameIn(lobby, entryId);
    const problems: issues.ResultIssue<issues.ProblemCode>[] = [];
    const add = (code: issues.ProblemCode, cell: issues.ResultCell, message: Translatable) =>
      problems.push({ code, cell, entryIds: [entryId], message });
    if (elims === null) add('ROW_MISSING', 'elims', texts.noElims({ team }));
    else if (!Number.isInteger(elims) || elims < 0)
      add('INVALID', 'elims', texts.wrongElims({ team }));
    else if (elims > issues.maximumElims)
      add('ELIMS_TOO_MANY', 'elims', texts.mostElims({ team, most: issues.maximumElims }));
    if (fielded !== null && (!Number.isInteger(fielded) || fielded < 1 || fielded > lineup))
      add('INVALID', 'fielded', texts.wrongFielded({ team, lineup }));
    return problems;
  });
}

/** Without recall each player is eliminated at most once, and the last one alive never. */
function checkElimSums(
  { rows, lobby, lineup, recall }: issues.CheckedResult,
  { elims: sum, players }: issues.ElimCounts,
): issues.ResultIssue<issues.ProblemCode>[] {
  if (recall) return [];
  const problems: issues.ResultIssue<issues.ProblemCode>[] = [];
  if (sum > players - 1)
    problems.push({
      code: 'ELIMS_TOO_MANY',
      cell: 'match',
      entryIds: [],
      message: texts.elimsOverPlayers({ elims: sum, players, most: players - 1 }),
    });
  for (const { entryId, elims, fielded } of rows.filter(issues.isFielded)) {
    const others = players - (fielded ?? lineup);
    if (elims !== null && elims > others && elims <= issues.maximumElims)
      problems.push({
        code: 'ELIMS_TOO_MANY',
        cell: 'elims',
        entryIds: [entryId],
        message: texts.elimsOverOthers({ team: issues.nameIn(lobby, entryId), elims, others }),
      });
  }
  return problems;
}
