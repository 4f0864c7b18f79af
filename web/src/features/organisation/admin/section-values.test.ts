import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOrganisationOverrides } from '@one-dream/contract/organisation-overrides.ts';
import { sectionSchemas } from '@one-dream/contract/organisation-schema.ts';
import { cutSection, organisationSections } from '@one-dream/contract/organisation-sections.ts';
import { expect, test } from 'vitest';
import { listDifferences, sectionFormSchema, typedSection } from './section-values.ts';

const organisation = withOrganisationOverrides({ about: { tiers: [] } });

test.each(organisationSections)('%s comes out of its form as it went in', (section) => {
  const parsed = sectionFormSchema(section).parse(typedSection(section, organisation));
  expect(parsed.values).toEqual(cutSection(section, organisation));
});

test.each(organisationSections)('every setting of %s has a control', (section) => {
  const controls = ['section-fields.tsx', 'list-fields.tsx']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join();
  const settings = Object.keys(sectionSchemas[section].shape);
  expect(settings.filter((name) => !controls.includes(`values.${name}`))).toEqual([]);
});

test('what was saved meanwhile is told field by field', () => {
  const mine = typedSection('texts', organisation);
  const saved = typedSection(
    'texts',
    withOrganisationOverrides({ tutorialVideos: { signUp: 'dQw4w9WgXcQ' } }),
  );
  expect(listDifferences(mine, saved)).toEqual([
    { name: 'Tutorial videos: Sign up on website', saved: 'dQw4w9WgXcQ' },
  ]);
  expect(listDifferences(saved, mine)).toEqual([
    { name: 'Tutorial videos: Sign up on website', saved: 'Empty' },
  ]);
  expect(listDifferences(mine, mine)).toEqual([]);
});

test('an entry that only the other side has is told as well', () => {
  const mine = { values: { about: { staff: [] } } };
  const saved = { values: { about: { staff: [{ name: 'Riya', picture: '/images/x' }] } } };
  expect(listDifferences(mine, saved)).toEqual([
    { name: 'Staff cards 1: Name', saved: 'Riya' },
    { name: 'Staff cards 1: Picture', saved: 'A picture' },
  ]);
});
