import { defineHook } from '../../platform/work/hook.ts';

/** The owner saved a section of the organisation, or took it back to the file's. */
export const organisationChanged = defineHook<{ section: string }>('organisationChanged');
