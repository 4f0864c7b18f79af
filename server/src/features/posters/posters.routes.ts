import * as calls from '@one-dream/contract/features/posters.ts';
import type { Serve } from '../../http/call-server.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPoster, deletePoster, listPosters } from './posters.actions.ts';

export function servePosters(serve: Serve, platform: Platform): void {
  serve(calls.listPosters, async () => ({ data: await listPosters(platform) }), {
    keptWith: 'posters',
  });

  serve(calls.createPoster, async ({ viewer, body }) => ({
    message: 'Poster created.',
    data: await createPoster(platform, { viewer, form: body }),
  }));

  serve(calls.deletePoster, async ({ viewer, params }) => {
    await deletePoster(platform, { viewer, id: params.posterId });
    return { message: 'Poster deleted.' };
  });
}
