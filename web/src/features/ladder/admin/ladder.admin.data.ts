import { plural } from '@lingui/core/macro';
import type { ProposedMove } from '@one-dream/contract/features/ladder/ladder.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readAnswer } from '../../../platform/read-call.ts';
import { storedForm } from '../../../platform/translate-reason.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';
import { ladderKeys } from '../ladder.data.ts';
import { averageText } from '../ladder-words.ts';

/** Proposed moves of a week; the last whole one by default. */
export function proposalsOf(week: string | undefined) {
  return queryOptions({
    queryKey: [...ladderKeys.all, 'proposals', week ?? 'last'] as const,
    queryFn: readAnswer('/ladder/proposals', { body: week ? { week } : {} }),
    placeholderData: keepPreviousData,
  });
}

const after = { stale: [ladderKeys.all], toasts: true };

export const useDecideMove = () =>
  useCall({ ...after, showsRefusal: true }, '/ladder/decide/{teamId}');

/** The reason of a move that nobody had to think about. */
export const suggestedReason = (move: ProposedMove) =>
  reasonTexts.weekRankAverage({
    rank: String(move.rank),
    tier: tierNames[move.from],
    average: averageText(move),
  });

/** Confirms moves one after the other, each with the suggested reason. */
export const useConfirmMoves = (week: string) =>
  useWrite(after, async (moves: readonly ProposedMove[]) => {
    for (const move of moves)
      await callApi('/ladder/decide/{teamId}', {
        params: { teamId: move.teamId },
        body: { week, isConfirmed: true, reason: storedForm(suggestedReason(move)) },
      });
    return {
      message: plural(moves.length, { one: '# move confirmed.', other: '# moves confirmed.' }),
    };
  });

export const usePlaceTeam = () => useCall(after, '/ladder/place/{teamId}');
