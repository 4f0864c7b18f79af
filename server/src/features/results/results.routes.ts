import * as disputes from '@one-dream/contract/features/disputes.ts';
import * as calls from '@one-dream/contract/features/results.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as decisions from './decide-dispute.actions.ts';
import * as disputeActions from './disputes.actions.ts';
import { getDraft, saveDraft } from './drafts.actions.ts';
import { listHistory } from './history.actions.ts';
import { importRows } from './import.actions.ts';
import { putInPlace } from './in-place.actions.ts';
import { publishDraft } from './publish.actions.ts';
import { endWindowEarly } from './windows.actions.ts';

export function serveResults(serve: Serve, platform: Platform): void {
  serve(calls.getResultDraft, async ({ viewer, params }) => ({
    data: await getDraft(platform, { viewer, ...params }),
  }));

  serve(calls.saveResultDraft, async ({ viewer, params, body }) => ({
    data: await saveDraft(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.putInPlace, async ({ viewer, params, body }) => ({
    message: 'It has the place from this match on.',
    data: await putInPlace(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.importResult, async ({ viewer, params, body }) => ({
    data: await importRows(platform, { viewer, ...params, body }),
  }));

  serve(calls.publishResult, async ({ viewer, params, body }) => {
    const { no, disputeUntil } = await publishDraft(platform, { viewer, ...params, ...body });
    return { message: 'The result is published.', data: { no, disputeUntil } };
  });

  serve(calls.correctResult, async ({ viewer, params, body }) => {
    const { version, confirm, reason, confirmChampion } = body;
    const correction = { reason, confirmChampion };
    const { no, changes } = await publishDraft(platform, {
      viewer,
      ...params,
      version,
      confirm,
      correction,
    });
    return { message: 'The correction is published.', data: { no, changes } };
  });

  serve(calls.listResultVersions, async ({ viewer, params }) => ({
    data: await listHistory(platform, { viewer, ...params }),
  }));

  serve(calls.attachResultScreenshot, async ({ viewer, params, pictures }) => ({
    message: 'The scorers see your picture.',
    image: await disputeActions.attachScreenshot(platform, {
      viewer,
      ...params,
      picture: pictures.image,
    }),
  }));

  serveDisputes(serve, platform);
}

function serveDisputes(serve: Serve, platform: Platform): void {
  serve(disputes.openDispute, async ({ viewer, params, body }) => ({
    message: 'Your dispute is open. The scorers are told.',
    data: await disputeActions.openDispute(platform, { viewer, ...params, form: body }),
  }));

  serve(disputes.addDisputeEvidence, async ({ viewer, params, pictures }) => ({
    message: 'The picture is added.',
    data: await disputeActions.addEvidence(platform, {
      viewer,
      ...params,
      picture: pictures.image,
    }),
  }));

  serve(disputes.listOwnDisputes, async ({ viewer, params }) => ({
    data: await disputeActions.listOwnDisputes(platform, { viewer, ...params }),
  }));

  serve(disputes.listDisputes, async ({ params }) => ({
    data: await disputeActions.listDisputes(platform, params.tournamentId),
  }));

  serve(disputes.askAboutDispute, async ({ viewer, params, body }) => ({
    message: 'The team is asked for its side.',
    data: await decisions.askAbout(platform, { viewer, ...params, ...body }),
  }));

  serve(disputes.answerDispute, async ({ viewer, params, body }) => ({
    message: 'Your answer is with the scorers.',
    data: await disputeActions.answerDispute(platform, { viewer, ...params, ...body }),
  }));

  serve(disputes.decideDispute, async ({ viewer, params, body }) => ({
    message: body.isAccepted ? 'The dispute is accepted.' : 'The dispute is rejected.',
    data: await decisions.decide(platform, { viewer, ...params, decision: body }),
  }));

  serve(disputes.withdrawDispute, async ({ viewer, params }) => ({
    message: 'Your dispute is withdrawn.',
    data: await disputeActions.withdrawDispute(platform, { viewer, ...params }),
  }));

  serve(disputes.endDisputeWindow, async ({ viewer, params }) => {
    await endWindowEarly(platform, { viewer, ...params });
    return { message: 'The match is final.' };
  });
}
