import * as calls from '@one-dream/contract/features/sharing/sharing.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeMessage } from './messages.actions.ts';

export function serveSharing(serve: Serve, platform: Platform): void {
  serve(calls.shareMessage, ({ params, body }) => writeMessage(platform, { ...params, ...body }));
}
