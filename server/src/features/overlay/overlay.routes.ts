import * as calls from '@one-dream/contract/features/overlay/overlay.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { previewOverlay, readOverlay } from './frames.actions.ts';
import * as tokens from './overlay.actions.ts';
import { overlayTexts } from './overlay.texts.ts';

export function serveOverlay(serve: Serve, platform: Platform): void {
  serve(calls.createOverlay, async ({ viewer, params, body, translate }) => ({
    message: translate(overlayTexts.ready),
    ...(await tokens.createOverlay(platform, { viewer, ...params, form: body })),
  }));

  serve(calls.listOverlays, async ({ params }) => ({
    data: await tokens.listOverlays(platform, params.tournamentId),
  }));

  serve(calls.revokeOverlay, async ({ viewer, params, translate }) => {
    await tokens.revokeOverlay(platform, { viewer, ...params });
    return { message: translate(overlayTexts.dead) };
  });

  serve(calls.previewOverlay, async ({ params }) => ({
    data: await previewOverlay(platform, params.tournamentId),
  }));

  serve(calls.readOverlay, async ({ body }) => ({
    data: await readOverlay(platform, body.token),
  }));
}
