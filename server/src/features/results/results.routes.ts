import * as calls from '@one-dream/contract/features/results.ts';
import type { Serve } from '../../calls/serve.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDraft, saveDraft } from './drafts.actions.ts';
import { listHistory } from './history.actions.ts';
import { importRows } from './import.actions.ts';
import { putInPlace } from './in-place.actions.ts';
import { publishDraft } from './publish.actions.ts';
import { attachScreenshot } from './screenshots.actions.ts';

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

  serve(calls.attachResultScreenshot, async ({ viewer, params, body, pictures }) => ({
    message: 'The scorers see your picture.',
    image: (await privatePictures(platform))(
      await attachScreenshot(platform, {
        viewer,
        ...params,
        no: Number(body.no),
        picture: pictures.image,
      }),
    ),
  }));
}
