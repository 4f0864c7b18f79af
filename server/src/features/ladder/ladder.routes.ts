import * as calls from '@one-dream/contract/features/ladder/ladder.ts';
import type { Serve } from '../../calls/serve.ts';
import { commonTexts } from '../../common.texts.ts';
import { readTableStates } from '../../platform/database/snapshots.ts';
import type { Platform } from '../../platform/platform.ts';
import { revalidatingCache } from '../../platform/revalidating-cache.ts';
import * as actions from './ladder.actions.ts';
import { ladderTexts } from './ladder.texts.ts';

export function serveLadder(serve: Serve, platform: Platform): void {
  const readLadder = revalidatingCache({
    readSnapshot: platform.database.readSnapshot,
    // Places change with a row of the moves; the week's tables depend on the rest.
    readState: () =>
      readTableStates(platform.db, ['ladder_moves', 'matches', 'tournaments', 'teams']),
    turns: {
      now: () => platform.now().getTime(),
      next: async () => actions.endOfWeek(platform.now()).getTime(),
    },
    make: () => actions.readLadder(platform),
  });
  serve(calls.getLadder, readLadder);

  serve(calls.getLadderHistory, async ({ params }) => ({
    data: await actions.readHistory(platform, params.teamId),
  }));

  serve(calls.listLadderProposals, ({ body }) => actions.listProposals(platform, body.week));

  serve(calls.decideLadderMove, async ({ viewer, params, body, translate }) => ({
    message: body.isConfirmed ? translate(ladderTexts.moved) : translate(ladderTexts.stays),
    data: await actions.decideMove(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.placeOnLadder, async ({ viewer, params, body, translate }) => ({
    message: translate(commonTexts.saved),
    data: await actions.placeByHand(platform, { viewer, ...params, form: body }),
  }));
}
