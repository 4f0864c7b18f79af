import type { OrganisationSettings } from '@one-dream/contract/features/organisation/organisation.ts';
import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import { defaultAbout } from '@one-dream/contract/organisation-about.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { organisationSections } from '@one-dream/contract/organisation-sections.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';
import { speak } from '../../../platform/language.ts';

const initial: Organisation = { ...defaultOrganisation, about: defaultAbout };
const save = '/organisation/settings/save';

function settings(version: number, change: Partial<Organisation>): OrganisationSettings {
  return {
    organisation: { ...initial, ...change },
    initial,
    sections: organisationSections.map((section) => ({
      ...{ section, version, isSaved: version > 0, changedAt: null },
    })),
  };
}

async function open(section: string, change: Partial<Organisation> = {}): Promise<void> {
  api.answers('/organisation/settings', { data: settings(0, change) });
  await openPage(`/admin/organisation?section=${section}`, { as: newUser({ role: 'owner' }) });
}

test('what is typed while the section is being saved stays, with the focus, and is saved next', async () => {
  api.answers(save, { message: 'Saved.', data: settings(1, { name: 'Night Owls' }) });
  await open('identity');
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('Night Owls');
  const letGo = api.holds(save);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.requests(save)).toHaveLength(1);
  await userEvent.keyboard(' Club');
  letGo();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(name).toHaveValue('Night Owls Club');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.requests(save)).toHaveLength(2);
  expect(api.requests(save)[1]?.body).toMatchObject({
    version: 1,
    values: { name: 'Night Owls Club' },
  });
});

test('a saved list is shown as it was saved, and keeps the focus', async () => {
  const withFans = (value: number) => ({
    about: { ...defaultAbout, counters: [{ prefix: '', value, suffix: '+', label: 'Fans' }] },
  });
  api.answers(save, { message: 'Saved.', data: settings(1, withFans(12_000)) });
  await open('figures', withFans(500));
  const figure = page.getByLabelText('Figure', { exact: true });
  await figure.fill('12000');
  await userEvent.keyboard('{Enter}');
  await expect.element(figure).toHaveValue('12,000');
  await expect.element(figure).toHaveFocus();
});

test('what is wrong with a list is said in Hindi', async () => {
  const counter = (label: string) => ({ prefix: '', value: 500, suffix: '+', label });
  const counters = [counter('Fans'), counter('Teams')];
  await speak('hi');
  await open('figures', { about: { ...defaultAbout, counters } });
  await page.getByPlaceholder('कराए गए टूर्नामेंट').last().fill('Fans');
  await page.getByRole('button', { name: 'सेव करें', exact: true }).click();
  await expect.element(page.getByText(/^दो .+ का नाम एक ही है।$/)).toBeVisible();
  await speak('en');
});
