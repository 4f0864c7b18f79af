import { newId } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import * as queries from './prizes.queries.ts';

/** Copies the prizes of one tournament to another; its awards have no winners yet. */
export async function copyRules(
  work: Work,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const rules = await queries.listRules(work.db, from);
  await queries.replaceRules(work.db, {
    tournamentId: to,
    rules: rules.map(({ tournament_id: _other, ...rule }) => ({
      ...rule,
      id: newId(),
      winners: [],
    })),
  });
}
