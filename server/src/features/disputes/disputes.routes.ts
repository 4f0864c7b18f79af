import * as calls from '@one-dream/contract/features/disputes/disputes.ts';
import type { Serve } from '../../calls/serve.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import * as decisions from './decide-dispute.actions.ts';
import * as actions from './disputes.actions.ts';
import { disputesTexts } from './disputes.texts.ts';
import { endWindowEarly } from './windows.actions.ts';

export function serveDisputes(serve: Serve, platform: Platform): void {
  /** Adds addresses of the evidence for the reader. */
  async function allShown(disputes: readonly calls.Dispute[]): Promise<calls.Dispute[]> {
    const show = await privatePictures(platform);
    return disputes.map((dispute) => ({ ...dispute, evidence: dispute.evidence.map(show) }));
  }

  async function shown(dispute: calls.Dispute): Promise<calls.Dispute> {
    const show = await privatePictures(platform);
    return { ...dispute, evidence: dispute.evidence.map(show) };
  }

  serve(calls.openDispute, async ({ viewer, params, body, translate }) => ({
    message: translate(disputesTexts.opened),
    data: await shown(await actions.openDispute(platform, { viewer, ...params, form: body })),
  }));

  serve(calls.addDisputeEvidence, async ({ viewer, params, pictures, translate }) => ({
    message: translate(disputesTexts.pictureAdded),
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

  serve(calls.askAboutDispute, async ({ viewer, params, body, translate }) => ({
    message: translate(disputesTexts.sideAsked),
    data: await shown(await decisions.askAbout(platform, { viewer, ...params, ...body })),
  }));

  serve(calls.answerDispute, async ({ viewer, params, body, translate }) => ({
    message: translate(disputesTexts.answerSent),
    data: await shown(await actions.answerDispute(platform, { viewer, ...params, ...body })),
  }));

  serve(calls.decideDispute, async ({ viewer, params, body, translate }) => ({
    message: body.isAccepted
      ? translate(disputesTexts.accepted)
      : translate(disputesTexts.rejected),
    data: await shown(await decisions.decide(platform, { viewer, ...params, decision: body })),
  }));

  serve(calls.withdrawDispute, async ({ viewer, params, translate }) => ({
    message: translate(disputesTexts.yoursWithdrawn),
    data: await shown(await actions.withdrawDispute(platform, { viewer, ...params })),
  }));

  serve(calls.endDisputeWindow, async ({ viewer, params, translate }) => {
    await endWindowEarly(platform, { viewer, ...params });
    return { message: translate(disputesTexts.matchFinal) };
  });
}
