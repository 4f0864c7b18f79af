import * as z from 'zod/mini';
import { type Organisation, organisationSchema } from './organisation-schema.ts';

const { shape } = organisationSchema;
const about = shape.about.shape;

/**
 * The parts in which the owner changes the organisation, each saved on its own. Each is a cutting of
 * `organisationSchema`, which alone says what is acceptable.
 */
export const sectionSchemas = {
  identity: z.strictObject({
    name: shape.name,
    tagline: shape.tagline,
    founded: shape.founded,
    logo: shape.logo,
    organizer: shape.organizer,
  }),
  links: z.strictObject({
    discordInvite: shape.discordInvite,
    supportChat: shape.supportChat,
    social: shape.social,
    guildId: shape.guildId,
    lobbyRoles: shape.lobbyRoles,
    chatMembers: shape.chatMembers,
  }),
  documents: z.strictObject({ documents: shape.documents }),
  texts: z.strictObject({ texts: shape.texts }),
  videos: z.strictObject({ tutorialVideos: shape.tutorialVideos }),
  figures: z.strictObject({ about: z.strictObject({ counters: about.counters }) }),
  tiers: z.strictObject({ about: z.strictObject({ tiers: about.tiers }) }),
  staff: z.strictObject({ about: z.strictObject({ staff: about.staff }) }),
  process: z.strictObject({ about: z.strictObject({ process: about.process }) }),
};

export type OrganisationSection = keyof typeof sectionSchemas;
export type SectionValues = {
  [Section in OrganisationSection]: z.output<(typeof sectionSchemas)[Section]>;
};

export const organisationSections = Object.keys(sectionSchemas) as [
  OrganisationSection,
  ...OrganisationSection[],
];

/** What each is called, in the back office and in the audit log. */
export const sectionTitles: Record<OrganisationSection, string> = {
  identity: 'Name and logo',
  links: 'Links',
  documents: 'Documents',
  texts: 'Greetings',
  videos: 'Tutorial videos',
  figures: 'Figures',
  tiers: 'Tiers',
  staff: 'Staff cards',
  process: 'How it runs',
};

const cuttings: {
  [Section in OrganisationSection]: (organisation: Organisation) => SectionValues[Section];
} = {
  identity: ({ name, tagline, founded, logo, organizer }) => ({
    name,
    tagline,
    founded,
    logo,
    organizer,
  }),
  links: ({ discordInvite, supportChat, social, guildId, lobbyRoles, chatMembers }) => ({
    discordInvite,
    supportChat,
    social,
    guildId,
    lobbyRoles,
    chatMembers,
  }),
  documents: ({ documents }) => ({ documents }),
  texts: ({ texts }) => ({ texts }),
  videos: ({ tutorialVideos }) => ({ tutorialVideos }),
  figures: ({ about: { counters } }) => ({ about: { counters } }),
  tiers: ({ about: { tiers } }) => ({ about: { tiers } }),
  staff: ({ about: { staff } }) => ({ about: { staff } }),
  process: ({ about: { process } }) => ({ about: { process } }),
};

/** The values of one section. */
export function cutSection<Section extends OrganisationSection>(
  section: Section,
  organisation: Organisation,
): SectionValues[Section] {
  return cuttings[section](organisation);
}
