import type { Ledger } from '@one-dream/contract/features/prizes/prizes.ts';
import { awardBases } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { readAwardScores } from '../standings/award-scores.actions.ts';
import { type AwardWinner, areSameWinners, proposeWinners } from './awards.rules.ts';
import type { listEntries } from './prizes.queries.ts';
import { prizesTexts } from './prizes.texts.ts';

type Entries = Awaited<ReturnType<typeof listEntries>>;

/** Proposes award winners by the results so far. Awards without a winner yet are left out. */
export async function proposeAwards(
  db: Db,
  { tournamentId, entries }: { tournamentId: string; entries: Entries },
): Promise<Ledger['proposals']> {
  const { counted, published, ...scores } = await readAwardScores(db, tournamentId);
  const names = new Map(entries.map(({ id, team_name }) => [id, team_name]));
  return awardBases.flatMap((basis) => {
    if (basis === 'hand') return [];
    const { winners, value } = proposeWinners(basis, scores, (id) => names.has(id));
    if (winners.length === 0) return [];
    return {
      basis,
      value,
      winners: winners.map((winner) => ({ ...winner, team: names.get(winner.entryId) ?? '' })),
      counted: basis === 'player_elims' ? counted : published,
      published,
    };
  });
}

interface Award {
  award: string;
  basis: Ledger['proposals'][number]['basis'];
  winners: readonly AwardWinner[];
}

/**
 * @param isFinal whether the last stage is final: before that the results decide nothing
 * @throws AppError INVALID for a team that is not in, STALE for winners that are not those of the results
 */
export async function assertWinners(
  db: Db,
  {
    tournamentId,
    awards,
    entries,
    isFinal,
  }: { tournamentId: string; awards: readonly Award[]; entries: Entries; isFinal: boolean },
): Promise<void> {
  const ids = new Set(entries.map(({ id }) => id));
  for (const { winners } of awards) {
    if (winners.some(({ entryId }) => !ids.has(entryId)))
      throw invalidField('rules', prizesTexts.awardNotIn);
    if (new Set(winners.map(({ entryId }) => entryId)).size < winners.length)
      throw invalidField('rules', prizesTexts.awardTwice);
  }
  const decided = awards.filter(({ basis, winners }) => basis !== 'hand' && winners.length > 0);
  if (decided.length === 0) return;
  const proposals = isFinal ? await proposeAwards(db, { tournamentId, entries }) : [];
  for (const { award, basis, winners } of decided) {
    const proposed = proposals.find((one) => one.basis === basis)?.winners ?? [];
    if (!areSameWinners(proposed, winners))
      throw new AppError('STALE', prizesTexts.awardChanged({ award }));
  }
}
