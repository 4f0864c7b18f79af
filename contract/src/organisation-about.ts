import type { Organisation, OwnWords } from './organisation-schema.ts';

/** Applies the organisation's own wording in a language to the about page. */
export function aboutInOwnWords(
  about: Organisation['about'],
  own: OwnWords,
): Organisation['about'] {
  const { counters, tiers, staff, process } = about;
  return {
    counters: counters.map((counter, at) => ({
      ...counter,
      label: own.figures[at] ?? counter.label,
    })),
    tiers: tiers.map((tier, at) => ({ ...tier, summary: own.summaries[at] ?? tier.summary })),
    staff: staff.map((person, at) => ({
      ...person,
      role: own.roles[at] ?? person.role,
      bio: own.bios[at] ?? person.bio,
    })),
    process: process.map(({ title, text }, at) => ({
      title: own.steps[at] ?? title,
      text: own.stepTexts[at] ?? text,
    })),
  };
}

/** Content of the about page: figures, tiers, staff and how a tournament goes. Empty parts are left out. */
export const defaultAbout: Organisation['about'] = {
  counters: [],
  tiers: [],
  staff: [],
  process: [],
};
