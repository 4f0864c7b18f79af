import * as calls from '@one-dream/contract/features/posters/posters.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './posters.actions.ts';
import { postersTexts } from './posters.texts.ts';

export function servePosters(serve: Serve, platform: Platform): void {
  serve(calls.listPosters, async () => ({ data: await actions.listPosters(platform) }), {
    cachedWith: 'posters',
    turns: actions.posterTurns(platform),
  });

  serve(calls.listAllPosters, async () => ({ data: await actions.listAllPosters(platform) }));

  serve(calls.createPoster, async ({ viewer, body, translate }) => ({
    message: translate(postersTexts.created),
    data: await actions.createPoster(platform, { viewer, form: body }),
  }));

  serve(calls.updatePoster, async ({ viewer, params, body, translate }) => {
    const { version, ...form } = body;
    const id = params.posterId;
    return {
      message: translate(postersTexts.saved),
      data: await actions.updatePoster(platform, { viewer, id, form, version }),
    };
  });

  serve(calls.orderPosters, async ({ viewer, body, translate }) => ({
    message: translate(postersTexts.orderSaved),
    data: await actions.orderPosters(platform, { viewer, ids: body.ids }),
  }));

  serve(calls.deletePoster, async ({ viewer, params, translate }) => {
    await actions.deletePoster(platform, viewer, params.posterId);
    return { message: translate(postersTexts.deleted) };
  });
}
