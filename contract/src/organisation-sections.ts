import * as z from 'zod/mini';
import { isRecord } from './is-record.ts';
import { type Organisation, organisationSchema, ownWords } from './organisation-schema.ts';

const { shape } = organisationSchema;

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
    supportChat: shape.supportChat,
    grievanceOfficer: shape.grievanceOfficer,
    documents: shape.documents,
    discordInvite: shape.discordInvite,
    social: shape.social,
  }),
  texts: z.strictObject({ texts: shape.texts, tutorialVideos: shape.tutorialVideos }),
  about: z.strictObject({ about: shape.about }),
  languages: z.strictObject({ ownWords: z.strictObject({ 'hi-Latn': ownWords, hi: ownWords }) }),
  discord: z.strictObject({
    guildId: shape.guildId,
    lobbyRoles: shape.lobbyRoles,
    roomChannels: shape.roomChannels,
    chatMembers: shape.chatMembers,
    keepsScreens: shape.keepsScreens,
  }),
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
  identity: 'Name and contact',
  texts: 'Greetings and videos',
  about: 'About page',
  languages: 'Other languages',
  discord: 'Discord and results',
};

export function cutSection<Section extends OrganisationSection>(
  section: Section,
  organisation: Organisation,
): SectionValues[Section] {
  return cut(sectionSchemas[section], organisation) as SectionValues[Section];
}

/** The parts of a value that a schema names. */
function cut(schema: unknown, value: unknown): unknown {
  if (!isRecord(value) || !(schema instanceof z.ZodMiniObject)) return value;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, inner]) => [key, cut(inner, value[key])]),
  );
}
