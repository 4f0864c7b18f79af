import { takesBand } from '@one-dream/contract/scoring/bands.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertWinners } from './awards.actions.ts';
import { shareAward } from './awards.rules.ts';
import { winnersAsked } from './prizes.events.ts';
import * as queries from './prizes.queries.ts';
import { prizesTexts } from './prizes.texts.ts';
import { type RankRule, readAnnounced, readPool, shareOut } from './share-out.rules.ts';

export interface Won {
  entryId: string;
  team: string;
  slot: number | null;
  rank: number | null;
  award: string;
  paise: number;
}

/**
 * Lists winners and their prizes, from the newest snapshot of the last stage; withdrawn and disqualified teams take
 * nothing, the next move up.
 * @param suggested rules that are used as long as no prizes are written
 */
export async function listWon(
  db: Db,
  { tournamentId, suggested = [] }: { tournamentId: string; suggested?: readonly RankRule[] },
): Promise<{ won: Won[]; finalAt: Date }> {
  const final = await queries.findFinalTables(db, tournamentId);
  const [table, ...others] = final?.tables ?? [];
  if (!final || !table) throw new AppError('CONFLICT', prizesTexts.notFinal);
  if (others.length > 0) throw new AppError('CONFLICT', prizesTexts.severalTables);
  const rules = await queries.listRules(db, tournamentId);
  if (rules.length === 0 && suggested.length === 0)
    throw new AppError('CONFLICT', prizesTexts.writePrizes);
  const awards = rules.filter(({ award }) => award !== '');
  const noWinner = awards.find(({ winners }) => winners.length === 0);
  if (noWinner) throw new AppError('CONFLICT', prizesTexts.chooseWinner({ award: noWinner.award }));
  const entries = await queries.listEntries(db, tournamentId);
  // A result corrected since may have other winners than were confirmed.
  await assertWinners(db, { tournamentId, awards, entries, isFinal: true });
  const slots = new Map(entries.map(({ id, slot }) => [id, slot]));
  // The snapshot does not know who was put out after the stage was final.
  const taking = table.rows.filter((row) => takesBand(row) && slots.has(row.entryId));
  const names = new Map(table.rows.map((row) => [row.entryId, row.name]));
  const shares = shareOut({
    rules:
      rules.length === 0
        ? suggested
        : rules.flatMap(({ from_rank, to_rank, amount_paise }) =>
            from_rank === null || to_rank === null
              ? []
              : { fromRank: from_rank, toRank: to_rank, amountPaise: amount_paise },
          ),
    table: taking.map(({ entryId, rank }) => ({
      entryId,
      rank: rank ?? 0,
      slot: slots.get(entryId) ?? null,
    })),
  });
  const teamOf = (id: string) =>
    names.get(id) ?? entries.find((it) => it.id === id)?.team_name ?? '';
  return {
    finalAt: final.finalised_at,
    won: [
      ...shares.map(({ entryId, slot, rank, amountPaise }) => ({
        ...{ entryId, slot, rank, award: '', paise: amountPaise },
        team: teamOf(entryId),
      })),
      ...awards.flatMap(({ award, winners, amount_paise: amountPaise }) =>
        shareAward({
          amountPaise,
          winners: winners.map((one) => ({ ...one, slot: slots.get(one.entryId) ?? null })),
        }).map(({ entryId, slot, amountPaise: paise }) => ({
          ...{ entryId, slot, rank: null, award, paise },
          team: teamOf(entryId),
        })),
      ),
    ],
  };
}

/** As `listWon`, for display; empty while it is not known yet. */
export async function findWon(
  db: Db,
  of: { tournamentId: string; suggested: readonly RankRule[] },
): Promise<Won[]> {
  try {
    return (await listWon(db, of)).won;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** Asks the winners of a finished tournament where the money should go, unless they have said so before. */
export async function askWinners(
  work: Work,
  { tournamentId, status }: { tournamentId: string; status: string },
): Promise<void> {
  if (status !== 'COMPLETED') return;
  const { db } = work;
  const event = await queries.findEvent(db, tournamentId);
  if (!event || event.cancelled_at || (await queries.listPayouts(db, tournamentId)).length > 0)
    return;
  const suggested = readAnnounced(event.prizes, readPool(event.prize_pool));
  const won = await findWon(db, { tournamentId, suggested });
  const leaders = await queries.listLeaders(
    db,
    won.map(({ entryId }) => entryId),
  );
  const ready = await queries.listPayoutsWithDetails(db, [...leaders.values()]);
  const sums = Map.groupBy(won, ({ entryId }) => leaders.get(entryId));
  await work.happened(winnersAsked, {
    shares: [...sums].flatMap(([payeeId, shares]) => {
      if (!payeeId || ready.has(payeeId)) return [];
      const net_paise = shares.reduce((sum, { paise }) => sum + paise, 0);
      return { title: event.title, net_paise, payeeId, ready: false };
    }),
  });
}
