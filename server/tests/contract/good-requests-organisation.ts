import * as organisation from '@one-dream/contract/features/organisation/organisation.ts';
import type { OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import type { Sent } from '../../../factories/api.ts';
import { newOwner } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** As `goodRequests`, for the settings of the organisation. */
export const organisationRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  getOrganisationSettings: async (server) => ({ as: await newOwner(server) }),
  saveOrganisationSection: async (server) => ({
    as: await newOwner(server),
    body: {
      section: 'texts',
      version: await versionOf(server, 'texts'),
      values: {
        texts: { loginGreeting: 'Hi.', registerGreeting: null, welcomeHeading: null, welcome: [] },
        tutorialVideos: { signUp: null, buildTeam: null, register: null },
      },
    },
  }),
  getDiscordSetup: async (server) => ({ as: await newOwner(server) }),
  registerDiscordCommands: async (server) => ({ as: await newOwner(server) }),
  resetOrganisationSection: async (server) => ({
    as: await newOwner(server),
    body: { section: 'about', version: await versionOf(server, 'about') },
  }),
};

async function versionOf(server: TestServer, section: OrganisationSection): Promise<number> {
  const as = await newOwner(server);
  const { data } = await server.api.act(organisation.getOrganisationSettings, { as });
  return data.sections.find((state) => state.section === section)?.version ?? 0;
}
