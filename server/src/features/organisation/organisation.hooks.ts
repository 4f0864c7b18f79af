import { defineHook } from '../../platform/work/hook.ts';

/** The owner saved a section of the organisation, or reset it to the file's. */
export const organisationChanged = defineHook<{ section: string }>('organisationChanged');
