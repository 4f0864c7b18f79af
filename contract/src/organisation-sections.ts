import * as z from 'zod/mini';
import { type Organisation, organisationSchema, ownWords } from './organisation-schema.ts';

const { shape } = organisationSchema;
const about = shape.about.shape;

/**
 * Sections of the organisation's settings, each saved separately. Each is a subset of `organisationSchema`, which alone
 * defines validity.
 */
export const sectionSchemas = {
  identity: z.strictObject({
    name: shape.name,
    tagline: shape.tagline,
    founded: shape.founded,
    logo: shape.logo,
    organizer: shape.organizer,
    language: shape.language,
  }),
  links: z.strictObject({
    discordInvite: shape.discordInvite,
    supportChat: shape.supportChat,
    social: shape.social,
    guildId: shape.guildId,
    lobbyRoles: shape.lobbyRoles,
    roomChannels: shape.roomChannels,
    chatMembers: shape.chatMembers,
  }),
  results: z.strictObject({ keepsStrips: shape.keepsStrips }),
  documents: z.strictObject({ documents: shape.documents }),
  texts: z.strictObject({ texts: shape.texts }),
  hinglish: z.strictObject({ ownWords: z.strictObject({ 'hi-Latn': ownWords }) }),
  hindi: z.strictObject({ ownWords: z.strictObject({ hi: ownWords }) }),
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

/** Titles of the sections in the back office and in the audit log. */
export const sectionTitles: Record<OrganisationSection, string> = {
  identity: 'Name and logo',
  links: 'Links',
  results: 'Result screens',
  documents: 'Documents',
  texts: 'Greetings',
  hinglish: 'In Hinglish',
  hindi: 'In Hindi',
  videos: 'Tutorial videos',
  figures: 'Figures',
  tiers: 'Tiers',
  staff: 'Staff cards',
  process: 'How it runs',
};

const cuttings: {
  [Section in OrganisationSection]: (organisation: Organisation) => SectionValues[Section];
} = {
  identity: ({ name, tagline, founded, logo, organizer, language }) => ({
    name,
    tagline,
    founded,
    logo,
    organizer,
    language,
  }),
  links: ({
    discordInvite,
    supportChat,
    social,
    guildId,
    lobbyRoles,
    roomChannels,
    chatMembers,
  }) => ({
    discordInvite,
    supportChat,
    social,
    guildId,
    lobbyRoles,
    roomChannels,
    chatMembers,
  }),
  results: ({ keepsStrips }) => ({ keepsStrips }),
  documents: ({ documents }) => ({ documents }),
  texts: ({ texts }) => ({ texts }),
  hinglish: ({ ownWords }) => ({ ownWords: { 'hi-Latn': ownWords['hi-Latn'] } }),
  hindi: ({ ownWords }) => ({ ownWords: { hi: ownWords.hi } }),
  videos: ({ tutorialVideos }) => ({ tutorialVideos }),
  figures: ({ about: { counters } }) => ({ about: { counters } }),
  tiers: ({ about: { tiers } }) => ({ about: { tiers } }),
  staff: ({ about: { staff } }) => ({ about: { staff } }),
  process: ({ about: { process } }) => ({ about: { process } }),
};

/** Picks the values of one section. */
export function cutSection<Section extends OrganisationSection>(
  section: Section,
  organisation: Organisation,
): SectionValues[Section] {
  return cuttings[section](organisation);
}
