import * as calls from '@one-dream/contract/features/home/home.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { getHomeBoard, homeTables } from './home.actions.ts';

export function serveHome(serve: Serve, platform: Platform): void {
  serve(calls.getHomeBoard, async () => ({ data: await getHomeBoard(platform) }), {
    cachedWith: homeTables,
  });
}
