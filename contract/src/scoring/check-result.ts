import {
  type CheckedResult,
  countElims,
  type ElimCounts,
  isFielded,
  maximumElims,
  nameIn,
  type ProblemCode,
  type ResultCell,
  type ResultCheck,
  type ResultIssue,
} from './result-issues.ts';
import { warnOfObserver, warnOfSums, warnOfTeams } from './result-warnings.ts';

/** Everything of a draft that blocks publishing or asks for a second look, each at its cell. */
export function checkResult(result: CheckedResult): ResultCheck {
  const problems = [...checkLobby(result), ...checkPlacements(result), ...checkCells(result)];
  const counts = countElims(result);
  const warnings = [...warnOfTeams(result), ...warnOfObserver(result)];
  if (counts.isComplete) {
    problems.push(...checkElimSums(result, counts));
    warnings.push(...warnOfSums(result, counts));
  }
  return { problems, warnings };
}

function checkLobby({ rows, lobby }: CheckedResult): ResultIssue<ProblemCode>[] {
  const inLobby = new Set(lobby.map(({ entryId }) => entryId));
  const problems: ResultIssue<ProblemCode>[] = [];
  const seen = new Set<string>();
  for (const { entryId } of rows) {
    if (!inLobby.has(entryId))
      problems.push({
        code: 'NOT_IN_LOBBY',
        cell: 'row',
        entryIds: [entryId],
        message: 'This team is not in the lobby of this match.',
      });
    else if (seen.has(entryId))
      problems.push({
        code: 'INVALID',
        cell: 'row',
        entryIds: [entryId],
        message: `${nameIn(lobby, entryId)} has two rows.`,
      });
    seen.add(entryId);
  }
  for (const { entryId, name } of lobby) {
    if (!seen.has(entryId))
      problems.push({
        code: 'ROW_MISSING',
        cell: 'row',
        entryIds: [entryId],
        message: `${name} has no row. If it did not play, mark it absent.`,
      });
  }
  return problems;
}

/** Placements are 1…N of the teams fielded, disqualified ones too, each once. */
function checkPlacements({ rows, lobby }: CheckedResult): ResultIssue<ProblemCode>[] {
  const fielded = rows.filter(isFielded);
  const problems: ResultIssue<ProblemCode>[] = [];
  const byPlacement = Map.groupBy(
    fielded.filter(({ placement }) => placement !== null),
    ({ placement }) => placement,
  );
  for (const [placement, same] of byPlacement) {
    if (same.length < 2) continue;
    const names = same.map(({ entryId }) => nameIn(lobby, entryId));
    problems.push({
      code: 'PLACEMENT_TWICE',
      cell: 'placement',
      entryIds: same.map(({ entryId }) => entryId),
      message: `${listWords(names)} are both placed ${placement}.`.replace(
        'both',
        same.length > 2 ? 'all' : 'both',
      ),
    });
  }
  const isWithin = (placement: number) =>
    Number.isInteger(placement) && placement >= 1 && placement <= fielded.length;
  const missing = fielded
    .map((_row, index) => index + 1)
    .filter((placement) => !byPlacement.has(placement));
  for (const { entryId, placement } of fielded) {
    const name = nameIn(lobby, entryId);
    if (placement === null)
      problems.push({
        code: 'PLACEMENT_GAP',
        cell: 'placement',
        entryIds: [entryId],
        message: `${name} has no placement.${missing.length > 0 ? ` Free: ${missing.join(', ')}.` : ''}`,
      });
    else if (!isWithin(placement))
      problems.push({
        code: 'PLACEMENT_GAP',
        cell: 'placement',
        entryIds: [entryId],
        message: `${name} is placed ${placement}, but ${fielded.length} teams played: 1 to ${fielded.length}.`,
      });
  }
  if (fielded.length === 0 && rows.length > 0)
    problems.push({
      code: 'PLACEMENT_GAP',
      cell: 'match',
      entryIds: [],
      message: 'Every team is absent. Cancel the match instead.',
    });
  return problems;
}

function checkCells({ rows, lobby, lineup }: CheckedResult): ResultIssue<ProblemCode>[] {
  return rows.filter(isFielded).flatMap(({ entryId, elims, fielded }) => {
    const name = nameIn(lobby, entryId);
    const problems: ResultIssue<ProblemCode>[] = [];
    const add = (code: ProblemCode, cell: ResultCell, message: string) =>
      problems.push({ code, cell, entryIds: [entryId], message });
    if (elims === null)
      add('ROW_MISSING', 'elims', `Eliminations of ${name} are missing. Enter 0 for none.`);
    else if (!Number.isInteger(elims) || elims < 0)
      add('INVALID', 'elims', `Eliminations of ${name} have to be a whole number, 0 to 99.`);
    else if (elims > maximumElims)
      add('ELIMS_TOO_MANY', 'elims', `${name} cannot have more than ${maximumElims} eliminations.`);
    if (fielded !== null && (!Number.isInteger(fielded) || fielded < 1 || fielded > lineup))
      add(
        'INVALID',
        'fielded',
        `${name} played with 1 to ${lineup} players. If nobody was in the room, mark it absent.`,
      );
    return problems;
  });
}

/** Without recall everybody falls once, and the last player alive does not. */
function checkElimSums(
  { rows, lobby, lineup, recall }: CheckedResult,
  { elims: sum, players }: ElimCounts,
): ResultIssue<ProblemCode>[] {
  if (recall) return [];
  const problems: ResultIssue<ProblemCode>[] = [];
  if (sum > players - 1)
    problems.push({
      code: 'ELIMS_TOO_MANY',
      cell: 'match',
      entryIds: [],
      message: `${sum} eliminations, but with ${players} players and no recall there can be ${players - 1} at most. Was recall on?`,
    });
  for (const { entryId, elims, fielded } of rows.filter(isFielded)) {
    const others = players - (fielded ?? lineup);
    if (elims !== null && elims > others && elims <= maximumElims)
      problems.push({
        code: 'ELIMS_TOO_MANY',
        cell: 'elims',
        entryIds: [entryId],
        message: `${nameIn(lobby, entryId)} has ${elims} eliminations; the other teams had ${others} players.`,
      });
  }
  return problems;
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
