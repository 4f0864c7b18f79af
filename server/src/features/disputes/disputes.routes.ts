import * as calls from '@one-dream/contract/features/disputes.ts';
import type { Serve } from '../../calls/serve.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import * as decisions from './decide-dispute.actions.ts';
import * as actions from './disputes.actions.ts';
import { endWindowEarly } from './windows.actions.ts';

export function serveDisputes(serve: Serve, platform: Platform): void {
  /** With addresses of the evidence for whoever is answered. */
  async function allShown(disputes: readonly calls.Dispute[]): Promise<calls.Dispute[]> {
    const show = await privatePictures(platform);
    return disputes.map((dispute) => ({ ...dispute, evidence: dispute.evidence.map(show) }));
  }

  async function shown(dispute: calls.Dispute): Promise<calls.Dispute> {
    const show = await privatePictures(platform);
    return { ...dispute, evidence: dispute.evidence.map(show) };
  }

  serve(calls.openDispute, async ({ viewer, params, body }) => ({
    message: 'Your dispute is open. The scorers are told.',
    data: await shown(await actions.openDispute(platform, { viewer, ...params, form: body })),
  }));

  serve(calls.addDisputeEvidence, async ({ viewer, params, pictures }) => ({
    message: 'The picture is added.',
    data: await shown(
      await actions.addEvidence(platform, { viewer, ...params, picture: pictures.image }),
    ),
  }));

  serve(calls.listOwnDisputes, async ({ viewer, params }) => ({
    data: await allShown(await actions.listOwnDisputes(platform, { viewer, ...params })),
  }));

  serve(calls.listDisputes, async ({ params }) => ({
    data: await allShown(await actions.listDisputes(platform, params.tournamentId)),
  }));

  serve(calls.askAboutDispute, async ({ viewer, params, body }) => ({
    message: 'The team is asked for its side.',
    data: await shown(await decisions.askAbout(platform, { viewer, ...params, ...body })),
  }));

  serve(calls.answerDispute, async ({ viewer, params, body }) => ({
    message: 'Your answer is with the scorers.',
    data: await shown(await actions.answerDispute(platform, { viewer, ...params, ...body })),
  }));

  serve(calls.decideDispute, async ({ viewer, params, body }) => ({
    message: body.isAccepted ? 'The dispute is accepted.' : 'The dispute is rejected.',
    data: await shown(await decisions.decide(platform, { viewer, ...params, decision: body })),
  }));

  serve(calls.withdrawDispute, async ({ viewer, params }) => ({
    message: 'Your dispute is withdrawn.',
    data: await shown(await actions.withdrawDispute(platform, { viewer, ...params })),
  }));

  serve(calls.endDisputeWindow, async ({ viewer, params }) => {
    await endWindowEarly(platform, { viewer, ...params });
    return { message: 'The match is final.' };
  });
}
