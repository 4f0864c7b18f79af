import { shiftOf } from '@one-dream/contract/features/copies/copies.values.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { copyStages } from '../lobbies/copy-stages.actions.ts';
import { copyMatches } from '../matches/copy-matches.actions.ts';
import { copyRules } from '../prizes/copy-rules.actions.ts';
import { copyScoring } from '../standings/copy-scoring.actions.ts';
import { addCopy, type CopyOptions } from '../tournaments/copy-tournament.actions.ts';

/** Copies an event to make its next one, all or nothing. Staff, teams, results and payments stay with the old one. */
export function copyTournament(
  platform: Platform,
  options: CopyOptions,
): Promise<{ _id: string; title: string }> {
  const { viewer, tournamentId: from, firstMatchAt } = options;
  return inUnitOfWork(platform, async (work) => {
    const { source, _id, title } = await addCopy(work, options);
    const stages = await copyStages(work, { viewer, from, to: _id });
    await copyScoring(work, stages);
    const by = source.firstMatchAt ? shiftOf(source.firstMatchAt, firstMatchAt) : undefined;
    await copyMatches(work, { from, stages, firstMatchAt, by });
    await copyRules(work, { from, to: _id });
    return { _id, title };
  });
}
