import * as calls from '@one-dream/contract/features/organisation/organisation.ts';
import { sectionTitles } from '@one-dream/contract/organisation-sections.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSettings, resetSection, saveSection } from './organisation.actions.ts';
import { organisationTexts } from './organisation.texts.ts';

export function serveOrganisation(serve: Serve, platform: Platform): void {
  serve(calls.getOrganisationSettings, async () => ({ data: await getSettings(platform) }));

  serve(calls.saveOrganisationSection, async ({ viewer, body, translate }) => {
    await saveSection(platform, { viewer, saved: body });
    return {
      message: translate(organisationTexts.sectionSaved({ section: sectionTitles[body.section] })),
      data: await getSettings(platform),
    };
  });

  serve(calls.resetOrganisationSection, async ({ viewer, body, translate }) => {
    await resetSection(platform, { viewer, ...body });
    return {
      message: translate(organisationTexts.sectionBack({ section: sectionTitles[body.section] })),
      data: await getSettings(platform),
    };
  });
}
