import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { type PageAudience, pages } from '@one-dream/contract/pages.ts';
import type { Page } from '@playwright/test';
import type { AccountKey } from '../support/api.ts';
import { expect, test } from '../support/site.ts';

const everyPage = { ...pages, ...adminPages, ...consolePages, ...recordPages, ...scorerPages };
type Entry = { path: string; audience: PageAudience };
const entries = Object.values(everyPage) as Entry[];

/** Nobody walks to these: they are where a mail, another site or a sign-in leads. */
const arrivedAt: string[] = [
  pages.unsubscribe.path,
  pages.verifyEmail.path,
  pages.resetPassword.path,
  pages.discordVerification.path,
  pages.teamInvite.path,
];

/** Of an event that somebody runs, and of one match of it: seen from its console. */
const mostPresses = 3;

interface Walker {
  as?: AccountKey;
  audiences: PageAudience[];
  /** Pages that this one has no business with. */
  but?: string[];
}

const scorers = Object.values(scorerPages).map(({ path }) => path as string);
const walkers: Record<string, Walker> = {
  'a visitor': { audiences: ['everyone', 'visitors'] },
  'a player without a team': {
    as: 'player',
    audiences: ['everyone', 'signed-in'],
    but: [...scorers, pages.ledger.path],
  },
  'a leader': {
    as: 'ready-leader',
    audiences: ['everyone', 'signed-in'],
    but: [...scorers, pages.ledger.path],
  },
  'a host': {
    as: 'host',
    audiences: ['everyone', 'signed-in', 'staff'],
    but: [pages.ledger.path],
  },
  'an admin': { as: 'admin', audiences: ['everyone', 'signed-in', 'staff', 'admins'] },
  'the owner': { as: 'owner', audiences: ['everyone', 'signed-in', 'staff', 'admins'] },
};

for (const [name, walker] of Object.entries(walkers)) {
  test(`${name} finds every page of theirs within three presses from home`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    if (walker.as) await signIn(walker.as);
    const found = await walk(page);
    const wanted = entries
      .filter(({ audience }) => walker.audiences.includes(audience))
      .map(({ path }) => path)
      .filter((path) => !arrivedAt.includes(path) && !walker.but?.includes(path));
    const missing = wanted.filter((path) => !found.has(path));
    expect(missing).toEqual([]);
  });
}

/** Goes from home by links alone, one address for each page. @returns the presses to each */
async function walk(page: Page): Promise<Map<string, number>> {
  const presses = new Map([['/', 0]]);
  let edge = ['/'];
  for (let step = 1; step <= mostPresses; step += 1) {
    const next = new Map<string, string>();
    for (const address of edge) {
      for (const link of await linksOf(page, address)) {
        const pattern = patternOf(link);
        if (!pattern || presses.has(pattern)) continue;
        presses.set(pattern, step);
        next.set(pattern, link);
      }
    }
    edge = [...next.values()];
  }
  return presses;
}

/** Everything that leads on from a page, with what its menus hold. */
async function linksOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ href }) => {
        const { pathname } = new URL(href);
        return pathname;
      }),
    );
  const links = await read();
  const menu = page.getByRole('button', { name: /MENU|Back office pages|All pages/ }).first();
  if (await menu.isVisible()) {
    await menu.click();
    links.push(...(await read()));
  }
  return [...new Set(links)];
}

function patternOf(address: string): string | undefined {
  const fits = entries
    .map(({ path }) => path)
    .filter((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address));
  // What has a name of its own comes before what takes any.
  return fits.sort((a, b) => a.split(':').length - b.split(':').length)[0];
}
