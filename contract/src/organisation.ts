import { isRecord } from './is-record.ts';
import type { Language } from './languages.ts';
import type { Organisation, OwnWords } from './organisation-schema.ts';
import { noOwnWords, noOwnWordsIn } from './own-words.ts';

/** All except the figures, tiers and people of the about page, which are fetched with it. */
export type OrganisationOfEveryPage = Omit<Organisation, 'about'>;

/** Claims nothing of an organisation that has not said it. */
export const defaultOrganisation: OrganisationOfEveryPage = {
  name: 'One Dream Esports',
  tagline: 'Your ultimate competitive gaming platform. Play. Compete. Dominate.',
  founded: null,
  logo: null,
  organizer: null,
  language: 'en',
  discordInvite: null,
  supportChat: null,
  social: { youtube: null, instagram: null, discord: null, whatsapp: null },
  documents: { terms: null, privacy: null, contact: null },
  grievanceOfficer: { name: null, address: null },
  guildId: null,
  lobbyRoles: true,
  roomChannels: false,
  keepsScreens: false,
  chatMembers: null,
  texts: {
    loginGreeting: 'Welcome back, Player.',
    registerGreeting: null,
    welcomeHeading: null,
    welcome: [],
  },
  ownWords: noOwnWords,
  tutorialVideos: { signUp: null, buildTeam: null, register: null },
};

/**
 * Merges overrides into values: objects key by key, lists as a whole. Does not validate: parse the result with
 * `organisationSchema` if the overrides come from a person.
 */
export function withOverrides<Values extends object>(base: Values, overrides: unknown): Values {
  return merge(base, overrides) as Values;
}

/** Applies the organisation's own texts in a language, falling back to English. */
export function inOwnWords<Values extends OrganisationOfEveryPage>(
  organisation: Values,
  language: Language,
): Values {
  const own = ownWordsIn(organisation, language);
  const { tagline, texts } = organisation;
  const { welcome } = own;
  return {
    ...organisation,
    tagline: own.tagline ?? tagline,
    texts: {
      loginGreeting: own.loginGreeting ?? texts.loginGreeting,
      registerGreeting: own.registerGreeting ?? texts.registerGreeting,
      welcomeHeading: own.welcomeHeading ?? texts.welcomeHeading,
      welcome: welcome.length > 0 ? welcome : texts.welcome,
    },
  };
}

export function ownWordsIn(
  { ownWords }: Pick<Organisation, 'ownWords'>,
  language: Language,
): OwnWords {
  return language === 'hi' || language === 'hi-Latn' ? ownWords[language] : noOwnWordsIn;
}

export function defaultOrganizer(organisation: Pick<Organisation, 'name' | 'organizer'>): string {
  return organisation.organizer ?? organisation.name.toUpperCase();
}

function merge(base: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return base;
  if (!isRecord(base) || !isRecord(overrides)) return overrides;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overrides)) {
    // `__proto__` would set the prototype instead of a key.
    if (key !== '__proto__') merged[key] = merge(base[key], value);
  }
  return merged;
}
