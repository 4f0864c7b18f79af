import * as z from 'zod/mini';

/** An address on the web: the site links out to it, so nothing but https is taken. */
const webAddress = z
  .string()
  .check(z.regex(/^https:\/\/[^\s]+$/, 'Give an address that starts with https://'));
const line = z.string().check(z.minLength(1), z.maxLength(200));
const paragraph = z.string().check(z.minLength(1), z.maxLength(1000));
/** The eleven characters after `watch?v=`. `null` while a step has no video yet. */
const videoId = z.nullable(z.string().check(z.regex(/^[\w-]{11}$/, 'Give a YouTube video id')));

/**
 * Everything that belongs to this organisation and not to the product. Whoever runs the site for
 * another organisation overrides these values by configuration and touches nothing else.
 */
export const organisationSchema = z.strictObject({
  name: line,
  /** Stands in the navigation bar and in previews of links. */
  tagline: paragraph,
  /** Calendar month, `YYYY-MM`. */
  founded: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give the month as YYYY-MM')),
  /** Picture of the logo; `null` draws the built-in mark. */
  logo: z.nullable(z.string()),
  /** Named as the organiser of a tournament that names none; `null` means the name in upper case. */
  organizer: z.nullable(line),
  discordInvite: webAddress,
  /** Where 'GET HELP' leads. */
  supportChat: webAddress,
  social: z.strictObject({
    youtube: webAddress,
    instagram: webAddress,
    discord: webAddress,
    whatsapp: webAddress,
  }),
  documents: z.strictObject({ terms: webAddress, privacy: webAddress, contact: webAddress }),
  /** The Discord server, for the channel addresses in the export of teams. */
  guildId: z.string().check(z.regex(/^\d{17,20}$/, 'Give the id of a Discord server')),
  /** Shown on the dashboard while no bot can count the members. */
  chatMembers: line,
  texts: z.strictObject({
    loginGreeting: line,
    registerGreeting: line,
    welcomeHeading: line,
    welcome: z.array(paragraph),
  }),
  tutorialVideos: z.strictObject({ signUp: videoId, buildTeam: videoId, register: videoId }),
  about: z.strictObject({
    counters: z.array(
      z.strictObject({ prefix: z.string(), value: z.int(), suffix: z.string(), label: line }),
    ),
    tiers: z.array(z.strictObject({ name: line, summary: paragraph, points: z.array(line) })),
    staff: z.array(
      z.strictObject({ name: line, role: line, bio: paragraph, expertise: z.array(line) }),
    ),
    process: z.array(z.strictObject({ title: line, text: paragraph })),
  }),
});

export type Organisation = z.infer<typeof organisationSchema>;
