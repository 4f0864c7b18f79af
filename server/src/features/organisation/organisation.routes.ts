import * as calls from '@one-dream/contract/features/organisation.ts';
import { sectionTitles } from '@one-dream/contract/organisation-sections.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSettings, resetSection, saveSection } from './organisation.actions.ts';

export function serveOrganisation(serve: Serve, platform: Platform): void {
  serve(calls.getOrganisationSettings, async () => ({ data: await getSettings(platform) }));

  serve(calls.saveOrganisationSection, async ({ viewer, body }) => {
    await saveSection(platform, { viewer, saved: body });
    return {
      message: `${sectionTitles[body.section]}: saved. The site shows it now.`,
      data: await getSettings(platform),
    };
  });

  serve(calls.resetOrganisationSection, async ({ viewer, body }) => {
    await resetSection(platform, { viewer, ...body });
    return {
      message: `${sectionTitles[body.section]}: back at the file’s values.`,
      data: await getSettings(platform),
    };
  });
}
