import type { Page } from '@playwright/test';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { post, tokenOf, tryPost } from '../support/api.ts';
import { openLive } from '../support/live.ts';
import { callAsAdmin, pictureUrl } from '../support/organiser.ts';
import { scriptPayloads } from '../support/payloads.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('team names are text on every page that shows them', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  const watch = await watchFor(page, server.url);
  const { _id: tournamentId } = await openTournament(server, {
    title: unique('Names'),
    type: 'SOLO',
    slots: '40',
  });
  const squads = [];
  for (const name of scriptPayloads) {
    const squad = await newSquad(server, { size: 1, name });
    await register(server, { team: squad, tournament: { _id: tournamentId } });
    squads.push(squad);
  }
  await page.goto(`/tournament/${tournamentId}/teams`);
  const teams = page.getByRole('region', { name: 'Registered teams' }).getByRole('listitem');
  await expect(teams).toHaveCount(scriptPayloads.length);
  for (const [index, name] of scriptPayloads.entries()) {
    await expect(teams.nth(index)).toContainText(name);
  }
  await watch.expectQuiet();
  for (const squad of squads) {
    const html = await (await page.request.get(`/team/invite/${squad.code}`)).text();
    expect(html).toContain(`content="Join ${escaped(squad.name)}"`);
  }
  await signIn(squads[4]?.leader ?? squads[0]?.leader ?? 'player');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: scriptPayloads[4] })).toBeVisible();
  await watch.expectQuiet();
  await signIn('player');
  for (const squad of squads.slice(0, 3)) {
    await page.goto(`/team/invite/${squad.code}`);
    await expect(page.getByRole('heading', { name: squad.name })).toBeVisible();
    await watch.expectQuiet();
  }
  await signIn('admin');
  await page.goto('/admin/teams');
  await expect(page.getByRole('heading', { name: scriptPayloads[29] })).toBeVisible();
  await watch.expectQuiet();
  await page.goto(`/admin/tournament?teams=${tournamentId}`);
  await expect(
    page.getByRole('dialog').getByText(scriptPayloads[0], { exact: true }),
  ).toBeVisible();
  await watch.expectQuiet();
});

test('a tournament says its title, description, prizes, schedule and rules as text', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const watch = await watchFor(page, server.url);
  const title = `${scriptPayloads[28]} ${unique('Cup')}`;
  const { _id } = await openTournament(server, {
    title,
    organizer: scriptPayloads[1],
    prizePool: scriptPayloads[4],
    description: scriptPayloads.join('\n\n'),
    prizes: scriptPayloads.map((text) => ({ rank: '1', prize: text, additionalInfo: text })),
    schedule: scriptPayloads.map((text) => ({
      ...{ event: text, date: text.slice(0, 40), time: text.slice(0, 40) },
      ...{ description: text, isImportant: true },
    })),
    rules: scriptPayloads.map((text) => ({ title: text, description: text, category: 'Other' })),
  });
  await page.goto(`/tournament/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.toUpperCase());
  for (const payload of scriptPayloads) {
    await expect(page.getByRole('region', { name: 'Rules', exact: true })).toContainText(payload);
  }
  await watch.expectQuiet();
  expect(await page.locator('main a[href^="javascript:"]').count()).toBe(0);
  expect(
    await page.locator('main :is(script, iframe, object, embed, style, base, form)').count(),
  ).toBe(0);
  await signIn('admin');
  for (const path of ['/admin/tournament', `/admin/tournament?edit=${_id}`, '/admin/audit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await watch.expectQuiet();
  }
});

test('notifications are text in the pop-up, in the list and opened', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  const watch = await watchFor(page, server.url);
  const player = await newPlayer(server, { discord: false });
  await signIn(player);
  await openLive(page, '/alerts');
  const token = await tokenOf(server, 'admin');
  for (const text of scriptPayloads) {
    const body = { title: text, description: text, to: player.email, type: 'social' };
    await post(server, { path: '/notify/push', body, token });
    const bad = { ...body, link: 'javascript:alert(1)' };
    expect((await tryPost(server, { path: '/notify/push', body: bad, token })).status).toBe(422);
  }
  await expect(page.getByRole('complementary', { name: 'New alert' })).toContainText(
    scriptPayloads[0],
  );
  const rows = page.getByRole('list', { name: /alerts$/ }).getByRole('listitem');
  await expect(rows).toHaveCount(scriptPayloads.length);
  await watch.expectQuiet();
  const detail = page.getByRole('region', { name: 'Selected alert' });
  for (const [index, text] of scriptPayloads.toReversed().entries()) {
    await rows.nth(index).locator('[data-alert]').click();
    await expect(detail.getByRole('heading')).toHaveText(text);
  }
  await watch.expectQuiet();
  await signIn('admin');
  await page.goto('/admin/notifications');
  await expect(page.getByRole('heading', { name: scriptPayloads[0] }).first()).toBeVisible();
  await watch.expectQuiet();
});

test('posters are text on the home page and in the back office', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  const watch = await watchFor(page, server.url);
  const posters: string[] = [];
  try {
    for (let index = 0; index < scriptPayloads.length; index += 3) {
      const [text_one, text_two, text] = scriptPayloads.slice(index, index + 3);
      const button = { name: '"><script>alert(1)</script>', link: '/tournament' };
      const body = { image: pictureUrl, text_one, text_two, text, button };
      const { data } = await callAsAdmin<{ data: { _id: string } }>(server, {
        path: '/poster/create',
        body,
      });
      posters.push(data._id);
    }
    await page.goto('/');
    const slides = page.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(posters.length + 3);
    for (const payload of scriptPayloads) {
      await expect(slides.filter({ hasText: payload }).first()).toBeAttached();
    }
    await watch.expectQuiet();
    await signIn('admin');
    await page.goto('/admin/featured');
    await expect(
      page.getByRole('heading', { name: `Your Posters (${posters.length + 3})` }),
    ).toBeVisible();
    await watch.expectQuiet();
  } finally {
    // The home page is everybody's.
    for (const id of posters) await callAsAdmin(server, { path: `/poster/delete/${id}` });
  }
});

test('applications are text for the admins who read them', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  const watch = await watchFor(page, server.url);
  for (const text of scriptPayloads) {
    const { token } = await newPlayer(server, {
      name: text,
      inGame: false,
      discord: false,
    });
    const body = {
      ...{ name: text, contact: text.slice(0, 30), discord: text, age: 20, experience: text },
      ...{ motivation: text, availability: text, position: 'Other', otherPosition: text },
    };
    await post(server, { path: '/application/create', body, token });
  }
  await signIn('admin');
  await page.goto('/admin/applications?status=pending');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.first()).toContainText(scriptPayloads[29]);
  for (const [index, text] of scriptPayloads.toReversed().entries()) {
    await rows.nth(index).getByRole('button').click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(text);
  }
  await watch.expectQuiet();
  await page.goto('/admin/users');
  await expect(page.getByRole('table').getByText(scriptPayloads[29]).first()).toBeVisible();
  await watch.expectQuiet();
});

/** Hears of every dialog, foreign request and thing that the content security policy stops. */
async function watchFor(page: Page, site: string) {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !/^(data|blob):/.test(url)) heard.push(`request: ${url}`);
  });
  await page.exposeFunction('tellViolation', (text: string) => heard.push(`stopped: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return {
    async expectQuiet() {
      const handlers = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .flatMap((element) => [...element.attributes].map(({ name }) => name))
          .filter((name) => name.startsWith('on')),
      );
      expect([...heard, ...handlers]).toEqual([]);
    },
  };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
