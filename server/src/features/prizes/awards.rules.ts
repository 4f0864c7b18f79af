import type { AwardBasis } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { type PlayerMatch, rankPlayers } from '@one-dream/contract/scoring/player-awards.ts';
import { firstByNumber } from './share-out.rules.ts';

/** Awards that the results decide, in whole paise. A tie has several winners. */

export interface TeamScore {
  entryId: string;
  elims: number;
  wwcd: number;
}

export interface AwardScores {
  teams: readonly TeamScore[];
  players: readonly (PlayerMatch & { entryId: string })[];
}

export interface AwardWinner {
  entryId: string;
  /** How many of its players won it together; 1 for an award to a team. */
  parts: number;
}

export interface AwardProposal {
  winners: (AwardWinner & { players: string[] })[];
  /** The winning value, the same for each of them. */
  value: number;
}

/**
 * Finds the entries with the highest value, in the order of their ids; none if the highest is 0.
 * @param takesPrize whether an entry is still in: withdrawn and disqualified ones take no prize
 */
export function proposeWinners(
  basis: Exclude<AwardBasis, 'hand'>,
  scores: AwardScores,
  takesPrize: (entryId: string) => boolean,
): AwardProposal {
  const totals =
    basis === 'player_elims'
      ? totalPlayers(scores.players.filter(({ entryId }) => takesPrize(entryId)))
      : scores.teams
          .filter(({ entryId }) => takesPrize(entryId))
          .map(({ entryId, elims, wwcd }) => ({
            entryId,
            players: [],
            value: basis === 'wwcd' ? wwcd : elims,
          }));
  const value = Math.max(0, ...totals.map((total) => total.value));
  if (value === 0) return { winners: [], value };
  const best = Map.groupBy(
    totals.filter((total) => total.value === value),
    ({ entryId }) => entryId,
  );
  const winners = [...best]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([entryId, together]) => ({
      entryId,
      parts: together.length,
      players: together.flatMap(({ players }) => players),
    }));
  return { winners, value };
}

function totalPlayers(matches: AwardScores['players']) {
  const entryOf = new Map(matches.map(({ playerKey, entryId }) => [playerKey, entryId]));
  return rankPlayers(matches).map(({ playerKey, name, elims }) => ({
    entryId: entryOf.get(playerKey) ?? '',
    players: [name],
    value: elims,
  }));
}

/** Whether two lists have the same winners with the same parts, in any order. */
export function areSameWinners(one: readonly AwardWinner[], other: readonly AwardWinner[]) {
  const parts = new Map(one.map((winner) => [winner.entryId, winner.parts]));
  return (
    one.length === other.length &&
    other.every((winner) => parts.get(winner.entryId) === winner.parts)
  );
}

/**
 * Shares an award by parts, odd paise to the first by entry number.
 * @returns those with more than nothing, in the order of the winners
 */
export function shareAward<Winner extends AwardWinner & { slot: number | null }>({
  amountPaise,
  winners,
}: {
  amountPaise: number;
  winners: readonly Winner[];
}): (Winner & { amountPaise: number })[] {
  const parts = winners.reduce((sum, winner) => sum + winner.parts, 0);
  if (parts === 0) return [];
  const each = Math.floor(amountPaise / parts);
  const lowest = firstByNumber(winners);
  return winners
    .map((winner) => ({
      ...winner,
      amountPaise: each * winner.parts + (winner === lowest ? amountPaise - each * parts : 0),
    }))
    .filter((share) => share.amountPaise > 0);
}
