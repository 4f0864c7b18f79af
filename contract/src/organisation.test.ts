import { expect, test } from 'vitest';
import { defaultOrganisation, defaultOrganizer } from './organisation.ts';
import { defaultAbout } from './organisation-about.ts';
import { organisationOverrides, withOrganisationOverrides } from './organisation-overrides.ts';
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

test('what a page is given of an organisation is what is not the default', () => {
  expect(organisationOverrides(withOrganisationOverrides({}))).toEqual({});
  const given = {
    name: 'Owls',
    logo: '/logo.png',
    about: { tiers: [{ name: 'T1', summary: 'The best.', points: [] }] },
    social: { youtube: 'https://a.in' },
  };
  const owls = withOrganisationOverrides(given);
  expect(organisationOverrides(owls)).toEqual(given);
  expect(withOrganisationOverrides(organisationOverrides(owls))).toEqual(owls);
});

test.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  [' https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['', null],
  ['https://youtu.be/dQw4w9WgXcQQ', undefined],
  ['https://youtube.com.evil.in/watch?v=dQw4w9WgXcQ', undefined],
  ['https://vimeo.com/1234567', undefined],
])('a video typed as %j is %j', (typed, id) => {
  const { signUp } = organisationSchema.shape.tutorialVideos.shape;
  expect(signUp.safeParse(typed).data).toBe(id);
});
