import * as calls from '@one-dream/contract/features/disputes.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as decisions from './decide-dispute.actions.ts';
import * as actions from './disputes.actions.ts';
import { endWindowEarly } from './windows.actions.ts';

export function serveDisputes(serve: Serve, platform: Platform): void {
  serve(calls.openDispute, async ({ viewer, params, body }) => ({
    message: 'Your dispute is open. The scorers are told.',
    data: await actions.openDispute(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.addDisputeEvidence, async ({ viewer, params, pictures }) => ({
    message: 'The picture is added.',
    data: await actions.addEvidence(platform, {
      viewer,
      ...params,
      picture: pictures.image,
    }),
  }));

  serve(calls.listOwnDisputes, async ({ viewer, params }) => ({
    data: await actions.listOwnDisputes(platform, { viewer, ...params }),
  }));

  serve(calls.listDisputes, async ({ params }) => ({
    data: await actions.listDisputes(platform, params.tournamentId),
  }));

  serve(calls.askAboutDispute, async ({ viewer, params, body }) => ({
    message: 'The team is asked for its side.',
    data: await decisions.askAbout(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.answerDispute, async ({ viewer, params, body }) => ({
    message: 'Your answer is with the scorers.',
    data: await actions.answerDispute(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.decideDispute, async ({ viewer, params, body }) => ({
    message: body.isAccepted ? 'The dispute is accepted.' : 'The dispute is rejected.',
    data: await decisions.decide(platform, { viewer, ...params, decision: body }),
  }));

  serve(calls.withdrawDispute, async ({ viewer, params }) => ({
    message: 'Your dispute is withdrawn.',
    data: await actions.withdrawDispute(platform, { viewer, ...params }),
  }));

  serve(calls.endDisputeWindow, async ({ viewer, params }) => {
    await endWindowEarly(platform, { viewer, ...params });
    return { message: 'The match is final.' };
  });
}
