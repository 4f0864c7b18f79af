import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * Run before a locked team is deleted, by the viewer or with its last member's account. A handler may refuse by throwing.
 */
export const teamRemoved = defineHook<{ teamId: string; viewer: Viewer }>('teamRemoved');
