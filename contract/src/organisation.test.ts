import { expect, test } from 'vitest';
import { defaultOrganisation, defaultOrganizer } from './organisation.ts';
import { defaultAbout } from './organisation-about.ts';
import { withOrganisationOverrides } from './organisation-overrides.ts';
import { organisationSchema } from './organisation-schema.ts';

test('the default organisation is acceptable to its own schema', () => {
  const whole = { ...defaultOrganisation, about: defaultAbout };
  expect(organisationSchema.parse(withOrganisationOverrides({}))).toEqual(whole);
});

test('the default organizer is the name in upper case, unless one is named', () => {
  expect(defaultOrganizer(defaultOrganisation)).toBe('ONE DREAM ESPORTS');
  expect(defaultOrganizer(withOrganisationOverrides({ name: 'Night Owls' }))).toBe('NIGHT OWLS');
  expect(defaultOrganizer(withOrganisationOverrides({ organizer: 'Owls & Co' }))).toBe('Owls & Co');
});

test('overrides merge objects key by key and replace lists whole', () => {
  const merged = withOrganisationOverrides({
    social: { youtube: 'https://www.youtube.com/@owls' },
    about: { tiers: [] },
  });
  expect(merged.social).toEqual({
    ...defaultOrganisation.social,
    youtube: 'https://www.youtube.com/@owls',
  });
  expect(merged.about.tiers).toEqual([]);
  expect(merged.about.staff).toEqual(defaultAbout.staff);
});

test('overrides cannot reach a prototype, and leave the default as it was', () => {
  const before = structuredClone(defaultOrganisation);
  withOrganisationOverrides(JSON.parse('{"__proto__": {"polluted": true}, "name": "Owls"}'));
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(defaultOrganisation).toEqual(before);
});

test('the schema refuses links that are not https and keys it does not know', () => {
  const refused = (overrides: unknown) =>
    organisationSchema.safeParse(withOrganisationOverrides(overrides)).success === false;
  expect(refused({ discordInvite: 'javascript:alert(1)' })).toBe(true);
  expect(refused({ documents: { terms: 'http://example.com' } })).toBe(true);
  expect(refused({ nmae: 'Owls' })).toBe(true);
});
