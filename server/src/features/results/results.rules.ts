import { disputeMinutes } from '@one-dream/contract/features/disputes/disputes.values.ts';
import { minimumPlayers } from '@one-dream/contract/limits.ts';
import { issueTexts } from '@one-dream/contract/scoring/check.texts.ts';
import { checkResult } from '@one-dream/contract/scoring/check-result.ts';
import type { PasteTarget } from '@one-dream/contract/scoring/paste-block.ts';
import type { ResultCheck, ResultIssue } from '@one-dream/contract/scoring/result-issues.ts';
import type { DraftRow, ResultRow } from '@one-dream/contract/scoring/rows.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { AppError } from '../../errors.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import type { LobbyRow } from './results.queries.ts';
import { resultsTexts } from './results.texts.ts';

/** How long after its page's last request another scorer counts as present: milliseconds. */
export const presenceMs = 45_000;

/** Players of a full team, the default of a blank `fielded`. */
export function lineupOf(match: Pick<MatchRow, 'type'>): number {
  return minimumPlayers[match.type];
}

/** @throws AppError if no result can be entered (any more) */
export function assertEnterable(match: MatchRow): void {
  if (match.finalised_at)
    throw new AppError('STAGE_FINAL', resultsTexts.stageFinal({ stage: match.stage }));
  const why = {
    cancelled: resultsTexts.cancelled,
    void: resultsTexts.void,
    postponed: resultsTexts.postponed,
  }[match.state as string];
  if (why) throw new AppError('CONFLICT', why);
}

/** Why a team cannot be put in another's place now; undefined if it can. */
export function refusalInPlace(match: MatchRow, now: Date): AppError | undefined {
  const hasBegun = match.started_at !== null || match.starts_at <= now;
  if (!hasBegun) return new AppError('CONFLICT', resultsTexts.notBegun);
  if (match.published_version !== null) return new AppError('CONFLICT', resultsTexts.lineupStays);
  return undefined;
}

/** Deadline for disputing a result that is published now. */
export function disputeUntil(match: Pick<MatchRow, 'dispute_min' | 'kind'>, now: Date): Date {
  const minutes = match.dispute_min ?? disputeMinutes[match.kind];
  return new Date(now.getTime() + minutes * 60_000);
}

/** Lists everything that blocks publishing a draft or asks for a second look. */
export function checkDraft({
  match,
  lobby,
  rows,
  observed,
}: {
  match: MatchRow;
  lobby: readonly LobbyRow[];
  rows: readonly DraftRow[];
  observed: readonly DraftRow[] | null;
}): ResultCheck {
  const { problems, warnings } = checkResult({
    rows,
    lobby: lobby.map(({ entry_id, name }) => ({ entryId: entry_id, name })),
    lineup: lineupOf(match),
    recall: match.recall,
    observed: observed ?? undefined,
  });
  const unknownPlayers = rows.flatMap(({ entryId, players = [] }) => {
    const team = lobby.find(({ entry_id }) => entry_id === entryId);
    const isKnown = ({ player }: { player: number }) =>
      team?.players.some((known) => known.player === player);
    const isTwice = new Set(players.map(({ player }) => player)).size < players.length;
    return team && (isTwice || !players.every(isKnown))
      ? [
          {
            code: 'INVALID' as const,
            cell: 'players' as const,
            entryIds: [entryId],
            message: issueTexts.unknownPlayers({ team: team.name }),
          },
        ]
      : [];
  });
  if (match.state === 'scheduled')
    warnings.push({
      code: 'NOT_STARTED',
      cell: 'match',
      entryIds: [],
      message: issueTexts.notStarted,
    });
  return { problems: [...problems, ...unknownPlayers], warnings };
}

/** Turns problems into a refusal: the code of the first, each at its row and cell. */
export function refuseProblems(draft: {
  problems: readonly ResultIssue<string>[];
  rows: readonly DraftRow[];
}): AppError {
  const fields: Record<string, Translatable> = {};
  for (const { cell, entryIds, message } of draft.problems) {
    const at = entryIds.map((id) => draft.rows.findIndex(({ entryId }) => entryId === id));
    const names =
      cell === 'match' || at.length === 0
        ? ['match']
        : at.map((index, which) =>
            index < 0
              ? `lobby.${entryIds[which]}`
              : cell === 'row'
                ? `rows.${index}`
                : `rows.${index}.${cell}`,
          );
    for (const name of names) fields[name] ??= message;
  }
  const [first] = draft.problems;
  return new AppError(
    (first?.code ?? 'INVALID') as 'INVALID',
    first?.message ?? resultsTexts.checkRows,
    { fields, status: 422 },
  );
}

export function toPasteTargets(lobby: readonly LobbyRow[]): PasteTarget[] {
  return lobby.map(({ entry_id, room_slot, name, aliases }) => ({
    entryId: entry_id,
    slot: room_slot,
    name,
    aliases,
  }));
}

/** Lists entries whose rows differ, in either direction. */
export function changedEntries(
  before: readonly ResultRow[],
  after: readonly ResultRow[],
): string[] {
  const old = new Map(before.map((row) => [row.entryId, describe(row)]));
  return after
    .filter((row) => old.get(row.entryId) !== describe(row))
    .map(({ entryId }) => entryId);
}

function describe({ status, placement, elims, fielded, players = [] }: ResultRow): string {
  return JSON.stringify([status, placement, elims, fielded, players]);
}
