import * as z from 'zod/mini';
import { isSafeLink, line, paragraphs, typed } from './fields.ts';
import { offeredLanguages } from './languages.ts';
import { organisationLimits } from './limits.ts';
import { noOwnWords } from './own-words.ts';

const notAnAddress = 'Use a link that starts with https://.';

/** An external URL: only https is accepted, as the site links to it. */
const webAddress = z.pipe(
  typed({
    max: 2048,
    required: 'A link is required.',
    tooLong: 'That link is too long.',
    unusable: notAnAddress,
    tidy: (text) => text.trim(),
  }),
  z.string().check(
    z.maxLength(2048, { error: 'That link is too long.', abort: true }),
    z.minLength(1, { error: 'A link is required.', abort: true }),
    z.refine((text) => /^https:/i.test(text) && isSafeLink(text), notAnAddress),
  ),
);

/** A web address, or a mail address, which becomes a `mailto:` link. */
const contactAddress = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string'
      ? value.trim().replace(/^(?:mailto:)?([^\s@:/?]+@[^\s@:/?]+)$/i, 'mailto:$1')
      : value,
  ),
  z.union([z.string().check(z.maxLength(254), z.regex(/^mailto:[^\s@?]+@[^\s@?]+$/)), webAddress], {
    error: 'Use a mail address, or a link that starts with https://.',
  }),
);

/** Maps an empty field to `null`. */
function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  );
}

/** A stored picture, a path of this site, or an external URL; a new one is sent as a data URL. */
const picture = z
  .string('Choose a picture.')
  .check(
    z.refine(
      (text) => text.startsWith('data:image/') || (text.length <= 2048 && isSafeLink(text)),
      'Choose a picture.',
    ),
  );

/** Several lines, as a list or as text with line breaks. */
function lines(options: { label: string; most: number; max: number }) {
  const { label, most, max } = options;
  return z.pipe(
    z.pipe(
      z.pipe(
        z.transform((value: unknown) =>
          Array.isArray(value) && value.every((part) => typeof part === 'string')
            ? value.join('\n')
            : value,
        ),
        paragraphs({ label, max: most * (max + 2) }),
      ),
      z.transform((text: string) =>
        text
          .split('\n')
          .map((part) => part.replace(/\s+/gu, ' ').trim())
          .filter((part) => part !== ''),
      ),
    ),
    z.array(z.string()).check(
      z.maxLength(most, `${label}: at most ${most} lines.`),
      z.refine(
        (parts) => parts.every((part) => part.length <= max),
        `${label}: a line can be at most ${max} characters long.`,
      ),
    ),
  );
}

/** A figure as a number, or as typed: `60,000`. */
const figure = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^[\d,\s]{1,20}$/.test(value)
      ? Number(value.replace(/[,\s]/g, '') || Number.NaN)
      : value,
  ),
  z
    .int('Give a whole number.')
    .check(
      z.minimum(0, 'Give a number from 0 up.'),
      z.maximum(organisationLimits.figure, 'That number is too large.'),
    ),
);

const notAVideo = 'Paste the link of a YouTube video.';

/** The eleven characters after `watch?v=`, or the whole URL. `null` while a step has no video. */
const videoId = orNull(
  z.pipe(
    typed({ max: 300, tooLong: notAVideo, unusable: notAVideo, tidy: readVideoId }),
    z.string().check(z.regex(/^[\w-]{11}$/, notAVideo)),
  ),
);

const youtubeLink =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#&]*&)*v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

function readVideoId(text: string): string {
  const typed = text.trim();
  return youtubeLink.exec(typed)?.[1] ?? typed;
}

/** Prefix or suffix of a figure, such as `₹` or `+`. */
const edge = (label: string) => line({ label, min: 0, max: 6 });

/** Names in a list must be unique, as they identify entries. */
function namesDiffer<Entry>(noun: string, nameOf: (entry: Entry) => string) {
  return z.refine<Entry[]>(
    (entries) => new Set(entries.map(nameOf)).size === entries.length,
    `Two ${noun} have the same name.`,
  );
}

const most = (noun: string, count: number) => z.maxLength(count, `At most ${count} ${noun}.`);

/**
 * The organisation's own texts in another language. Empty ones fall back to English; in lists, each line translates the
 * entry at the same position.
 */
export const ownWords = z.strictObject({
  tagline: orNull(line({ label: 'Tagline', min: 1, max: 160 })),
  welcomeHeading: orNull(line({ label: 'Heading', min: 1, max: 80 })),
  welcome: lines({ label: 'Welcome', most: 6, max: 600 }),
  loginGreeting: orNull(line({ label: 'Greeting', min: 1, max: 80 })),
  registerGreeting: orNull(line({ label: 'Greeting', min: 1, max: 80 })),
  figures: lines({ label: 'What is counted', most: organisationLimits.counters, max: 60 }),
  summaries: lines({ label: 'Summaries', most: organisationLimits.tiers, max: 200 }),
  roles: lines({ label: 'Roles', most: organisationLimits.staff, max: 60 }),
  bios: lines({ label: 'People', most: organisationLimits.staff, max: 600 }),
  steps: lines({ label: 'Steps', most: organisationLimits.process, max: 80 }),
  stepTexts: lines({ label: 'Texts', most: organisationLimits.process, max: 400 }),
});
export type OwnWords = z.output<typeof ownWords>;

/** Sections of the organisation's settings, each saved separately. Every setting is declared in its section. */
export const sectionSchemas = {
  identity: z.strictObject({
    name: line({ label: 'Name', min: 1, max: 60 }),
    /** Shown in the navigation bar and in link previews. */
    tagline: line({ label: 'Tagline', min: 1, max: 160 }),
    /** Calendar month, `YYYY-MM`. */
    founded: orNull(
      z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Give the month as YYYY-MM.')),
    ),
    /** Logo picture; `null` uses the built-in mark. */
    logo: orNull(picture),
    /** Default organiser of a tournament; `null` means the name in upper case. */
    organizer: orNull(line({ label: 'Organizer', min: 1, max: 60 })),
    /** Language of texts for the public: channel posts, shared pictures, the overlay. */
    language: z._default(z.enum(offeredLanguages), 'en'),
    /** Here and below, `null` means that pages leave it out. */
    discordInvite: orNull(webAddress),
    /** Target of 'GET HELP'. */
    supportChat: orNull(webAddress),
    social: z.strictObject({
      youtube: orNull(webAddress),
      instagram: orNull(webAddress),
      discord: orNull(webAddress),
      whatsapp: orNull(webAddress),
    }),
    documents: z.strictObject({
      terms: orNull(webAddress),
      privacy: orNull(webAddress),
      contact: orNull(contactAddress),
    }),
    /** Whom users complain to, which Indian law wants named on the site. */
    grievanceOfficer: z.strictObject({
      name: orNull(line({ label: 'Name', min: 1, max: 80 })),
      address: orNull(line({ label: 'Address', min: 1, max: 300 })),
    }),
  }),
  texts: z.strictObject({
    texts: z.strictObject({
      loginGreeting: line({ label: 'Greeting', min: 1, max: 80 }),
      /** `null`, like the heading: 'Welcome to' and the name. */
      registerGreeting: orNull(line({ label: 'Greeting', min: 1, max: 80 })),
      welcomeHeading: orNull(line({ label: 'Heading', min: 1, max: 80 })),
      welcome: lines({ label: 'Welcome', most: 6, max: 600 }),
    }),
    tutorialVideos: z.strictObject({ signUp: videoId, buildTeam: videoId, register: videoId }),
  }),
  about: z.strictObject({
    about: z.strictObject({
      counters: z
        .array(
          z.strictObject({
            prefix: edge('In front'),
            value: figure,
            suffix: edge('Behind'),
            label: line({ label: 'What is counted', min: 1, max: 60 }),
          }),
        )
        .check(
          most('figures', organisationLimits.counters),
          namesDiffer('figures', ({ label }: { label: string }) => label),
        ),
      tiers: z
        .array(
          z.strictObject({
            name: line({ label: 'Name', min: 1, max: 60 }),
            summary: line({ label: 'Summary', min: 1, max: 200 }),
            points: lines({ label: 'Points', most: 8, max: 60 }),
          }),
        )
        .check(
          most('tiers', organisationLimits.tiers),
          namesDiffer('tiers', ({ name }: { name: string }) => name),
        ),
      staff: z
        .array(
          z.strictObject({
            name: line({ label: 'Name', min: 1, max: 60 }),
            role: line({ label: 'Role', min: 1, max: 60 }),
            bio: line({ label: 'About', min: 1, max: 600 }),
            expertise: lines({ label: 'Expertise', most: 8, max: 40 }),
            /** `null` generates a portrait from the name. */
            picture: z._default(orNull(picture), null),
          }),
        )
        .check(
          most('people', organisationLimits.staff),
          namesDiffer('people', ({ name }: { name: string }) => name),
        ),
      process: z
        .array(
          z.strictObject({
            title: line({ label: 'Title', min: 1, max: 80 }),
            text: line({ label: 'Text', min: 1, max: 400 }),
          }),
        )
        .check(
          most('steps', organisationLimits.process),
          namesDiffer('steps', ({ title }: { title: string }) => title),
        ),
    }),
  }),
  languages: z.strictObject({ ownWords: z.strictObject({ 'hi-Latn': ownWords, hi: ownWords }) }),
  discord: z.strictObject({
    /** The Discord server, for channel URLs in the export of teams. */
    guildId: orNull(
      z.string().check(z.regex(/^\d{17,20}$/, 'Give the id of a Discord server: 17 to 20 digits.')),
    ),
    /** Whether the bot, if configured, creates a role for each lobby and assigns it to its players. */
    lobbyRoles: z._default(z.boolean(), true),
    /**
     * Whether the bot also posts an open room's ID and password, in a channel visible only to the roles of its lobby, for half
     * an hour.
     */
    roomChannels: z._default(z.boolean(), false),
    /** Whether pictures of result screens that are read are stored privately with what was read, as a labelled set. */
    keepsScreens: z._default(z.boolean(), false),
    /** Shown on the dashboard if no bot can count the members. */
    chatMembers: orNull(line({ label: 'Members', min: 1, max: 20 })),
  }),
};

/**
 * Everything specific to the organisation rather than the product. Operators of another organisation's site override these
 * values by configuration or in the back office, and change nothing else.
 */
export const organisationSchema = z.strictObject({
  ...sectionSchemas.identity.shape,
  ...sectionSchemas.discord.shape,
  ...sectionSchemas.texts.shape,
  /** Translations of the texts and of the about page. */
  ownWords: z._default(sectionSchemas.languages.shape.ownWords, noOwnWords),
  ...sectionSchemas.about.shape,
});

export type Organisation = z.infer<typeof organisationSchema>;
