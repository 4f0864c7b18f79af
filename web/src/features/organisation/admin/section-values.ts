import { t } from '@lingui/core/macro';
import { type Organisation, sectionSchemas } from '@one-dream/contract/organisation-schema.ts';
import { cutSection, type OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';

/** Values of a section's fields, as typed. */
export type SectionForm = { values: FieldValues };

/** Initial form values of a section: null becomes an empty field, lines are joined. */
export function typedSection(
  section: OrganisationSection,
  organisation: Organisation,
): SectionForm {
  return { values: typed(cutSection(section, organisation)) as FieldValues };
}

function typed(value: unknown): unknown {
  if (value === null) return '';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (Array.isArray(value)) {
    const areLines = value.length === 0 || typeof value[0] === 'string';
    return areLines ? value.join('\n') : value.map(typed);
  }
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([key, part]) => {
    // An empty list of entries looks like an empty list of lines.
    const isEntries = Array.isArray(part) && listsOfEntries.has(key);
    return [key, isEntries ? part.map(typed) : typed(part)];
  });
  return Object.fromEntries(parts);
}

const listsOfEntries = new Set(['counters', 'tiers', 'staff', 'process']);

/** The contract's own validation of a section. */
export function sectionFormSchema(section: OrganisationSection) {
  return z.object({ values: sectionSchemas[section] });
}

export type FieldDifference = { name: string; saved: string };

/** Lists differences between the saved and the entered section, by field, as text. */
export function listDifferences(mine: SectionForm, saved: SectionForm): FieldDifference[] {
  const was = flatten(mine.values);
  const is = flatten(saved.values);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => (was.get(place) ?? '') !== (is.get(place) ?? ''))
    .map((place) => ({ name: nameOf(place), saved: shown(is.get(place)) }));
}

function flatten(value: unknown, place: string[] = []): Map<string, string> {
  if (typeof value !== 'object' || value === null)
    return new Map([[place.join(' '), String(value ?? '')]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => {
      const step = Array.isArray(value) ? String(Number(key) + 1) : key;
      return [...flatten(part, [...place, step])];
    }),
  );
}

function shown(text: string | undefined): string {
  if (!text) return t`Empty`;
  if (text === 'true' || text === 'false') return text === 'true' ? t`Ticked` : t`Not ticked`;
  return /^(data:|\/images\/)/.test(text) ? t`A picture` : text;
}

/** As on the form: `staff 1 bio` becomes `Staff cards 1: About`. */
function nameOf(place: string): string {
  const named: Record<string, string> = names();
  const words = place
    .split(' ')
    .map((step) => named[step] ?? step)
    .filter(Boolean);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(' ')}: ${last}` : last;
}

/** Keys of an object, of the objects in it, and of the entries of its lists. */
type Steps<Value> = Value extends readonly (infer Entry)[]
  ? Steps<Entry>
  : Value extends object
    ? { [Key in keyof Value]: Key | Steps<Value[Key]> }[keyof Value]
    : never;

/** Labels of the form's fields and lists; empty where the field's own label says enough. */
const names = (): Record<Steps<Organisation>, string> => ({
  about: '',
  documents: '',
  ownWords: '',
  social: '',
  texts: '',
  address: t`Address`,
  bio: t`About`,
  bios: t`Staff cards: about`,
  buildTeam: t`Build your team`,
  chatMembers: t`Community members`,
  contact: t`Contact`,
  counters: t`Figures`,
  discord: t`Discord`,
  discordInvite: t`Discord invite`,
  expertise: t`Expertise`,
  figures: t`Figures: what is counted`,
  founded: t`Founded`,
  grievanceOfficer: t`Grievance officer`,
  guildId: t`Discord server id`,
  hi: t`In Hindi`,
  'hi-Latn': t`In Hinglish`,
  instagram: t`Instagram`,
  keepsScreens: t`Keep pictures of result screens`,
  label: t`What is counted`,
  language: t`Language of posts and pictures`,
  lobbyRoles: t`A Discord role for each lobby`,
  loginGreeting: t`Greeting at login`,
  logo: t`Logo`,
  name: t`Name`,
  organizer: t`Organizer of tournaments`,
  picture: t`Picture`,
  points: t`Points`,
  prefix: t({ message: 'In front', context: 'figure' }),
  privacy: t`Privacy`,
  process: t`How it runs`,
  register: t`Register for tournaments`,
  registerGreeting: t`Greeting at sign-up`,
  role: t`Role`,
  roles: t`Staff cards: roles`,
  roomChannels: t`Post open rooms on Discord, too`,
  signUp: t`Sign up on website`,
  staff: t`Staff cards`,
  stepTexts: t`How it runs: texts`,
  steps: t`How it runs: titles`,
  suffix: t`Behind`,
  summaries: t`Tiers: summaries`,
  summary: t`Summary`,
  supportChat: t`Support chat`,
  tagline: t`Tagline`,
  terms: t`Terms and Conditions`,
  text: t`Text`,
  tiers: t`Tiers`,
  title: t`Title`,
  tutorialVideos: t`Tutorial videos`,
  value: t`Figure`,
  welcome: t`Welcome`,
  welcomeHeading: t`Heading of the home page`,
  whatsapp: t`WhatsApp`,
  youtube: t`YouTube`,
});
