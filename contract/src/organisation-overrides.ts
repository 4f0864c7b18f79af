import { isRecord } from './is-record.ts';
import { defaultOrganisation, withOverrides } from './organisation.ts';
import { defaultAbout } from './organisation-about.ts';
import type { Organisation } from './organisation-schema.ts';

const wholeDefault: Organisation = { ...defaultOrganisation, about: defaultAbout };

/** The default organisation with overrides applied, not validated yet. */
export function withOrganisationOverrides(overrides: unknown): Organisation {
  return withOverrides(wholeDefault, overrides);
}

/** Diff of an organisation from the default, sufficient for a page. */
export function organisationOverrides(organisation: Organisation): object {
  return (differences(wholeDefault, organisation) as object | undefined) ?? {};
}

/** Objects by key, lists whole: merged into `base`, it gives `value` again. */
function differences(base: unknown, value: unknown): unknown {
  if (JSON.stringify(base) === JSON.stringify(value)) return undefined;
  if (!isRecord(base) || !isRecord(value)) return value;
  const found = Object.entries(value).map(([key, part]) => [key, differences(base[key], part)]);
  return Object.fromEntries(found.filter(([, part]) => part !== undefined));
}
