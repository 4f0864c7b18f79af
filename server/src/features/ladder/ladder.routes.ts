import * as calls from '@one-dream/contract/features/ladder.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './ladder.actions.ts';

export function serveLadder(serve: Serve, platform: Platform): void {
  serve(calls.getLadder, () => actions.readLadder(platform));

  serve(calls.getLadderHistory, async ({ params }) => ({
    data: await actions.readHistory(platform, params.teamId),
  }));

  serve(calls.listLadderProposals, ({ body }) => actions.listProposals(platform, body.week));

  serve(calls.decideLadderMove, async ({ viewer, params, body }) => ({
    message: body.isConfirmed ? 'Moved.' : 'It stays where it is.',
    data: await actions.decideMove(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.placeOnLadder, async ({ viewer, params, body }) => ({
    message: 'Saved.',
    data: await actions.placeByHand(platform, { viewer, ...params, form: body }),
  }));
}
