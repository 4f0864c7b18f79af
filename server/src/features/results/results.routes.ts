import * as reader from '@one-dream/contract/features/results/results.reader.ts';
import * as calls from '@one-dream/contract/features/results/results.ts';
import type { Serve } from '../../calls/serve.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDraft, saveDraft } from './drafts.actions.ts';
import { listHistory } from './history.actions.ts';
import { importRows } from './import.actions.ts';
import { putInPlace } from './in-place.actions.ts';
import { savePlayerAliases } from './player-aliases.actions.ts';
import { publishDraft } from './publish.actions.ts';
import { readState, report, saveReading, saveScreen } from './reader.actions.ts';
import { resultsTexts } from './results.texts.ts';
import { attachScreenshot } from './screenshots.actions.ts';

export function serveResults(serve: Serve, platform: Platform): void {
  serve(calls.getResultDraft, async ({ viewer, params, translateAll }) => ({
    data: translateAll(await getDraft(platform, { viewer, ...params })),
  }));

  serve(calls.saveResultDraft, async ({ viewer, params, body, translateAll }) => ({
    data: translateAll(await saveDraft(platform, { viewer, ...params, ...body })),
  }));

  serve(calls.putInPlace, async ({ viewer, params, body, translate, translateAll }) => ({
    message: translate(resultsTexts.hasPlace),
    data: translateAll(await putInPlace(platform, { viewer, ...params, ...body })),
  }));

  serve(calls.importResult, async ({ viewer, params, body, translateAll }) => ({
    data: translateAll(await importRows(platform, { viewer, ...params, body })),
  }));

  serve(calls.keepPlayerAliases, async ({ params, body }) => {
    await savePlayerAliases(platform, { ...params, ...body });
    return {};
  });

  serve(calls.publishResult, async ({ viewer, params, body, translate }) => {
    const { no, disputeUntil } = await publishDraft(platform, { viewer, ...params, ...body });
    return { message: translate(resultsTexts.published), data: { no, disputeUntil } };
  });

  serve(calls.correctResult, async ({ viewer, params, body, translate, translateAll }) => {
    const { version, confirm, reason, confirmChampion } = body;
    const correction = { reason, confirmChampion };
    const { no, changes } = await publishDraft(platform, {
      viewer,
      ...params,
      version,
      confirm,
      correction,
    });
    return {
      message: translate(resultsTexts.corrected),
      data: { no, changes: translateAll(changes) },
    };
  });

  serve(calls.listResultVersions, async ({ viewer, params, translateAll }) => ({
    data: translateAll(await listHistory(platform, { viewer, ...params })),
  }));

  serve(reader.getReaderState, async ({ params }) => ({
    data: await readState(platform, params),
  }));

  serve(reader.keepReading, async ({ params, body }) => {
    await saveReading(platform, { ...params, ...body });
    return {};
  });

  serve(reader.keepScreen, async ({ params, pictures }) => {
    await saveScreen(platform, { ...params, picture: pictures.image });
    return {};
  });

  serve(reader.getReaderReport, async () => ({ data: await report(platform) }));

  serve(calls.attachResultScreenshot, async ({ viewer, params, body, pictures, translate }) => ({
    message: translate(resultsTexts.pictureSeen),
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
