import type { Viewer } from '../../calls/viewer.ts';
import { defineHook } from '../../platform/work/hook.ts';

/**
 * A team, locked, is about to be deleted by the viewer, or with the last account in it. A handler with a reason to keep
 * it throws the refusal.
 */
export const teamRemoved = defineHook<{ teamId: string; viewer: Viewer }>('teamRemoved');
