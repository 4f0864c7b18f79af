import * as calls from '@one-dream/contract/features/organisation/organisation.ts';
import { cutSection, type OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import { newOwner } from './people.ts';
import type { TestServer } from './start-test-server.ts';

/** Saves some values of a section as the owner, keeping the others. */
export async function changeOrganisation(
  server: TestServer,
  section: OrganisationSection,
  change: object,
): Promise<void> {
  const as = await newOwner(server);
  const { data } = await server.api.act(calls.getOrganisationSettings, { as });
  const version = data.sections.find((state) => state.section === section)?.version ?? 0;
  const values = { ...cutSection(section, data.organisation), ...change };
  await server.api.act(calls.saveOrganisationSection, {
    as,
    body: { section, version, values } as never,
  });
}
