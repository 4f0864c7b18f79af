import { grantDuty } from '@one-dream/contract/features/duties/duties.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { type PageAudience, pages } from '@one-dream/contract/pages.ts';
import type { Page } from '@playwright/test';
import { rowsOf } from '../../factories/results.ts';
import { openAlive } from '../support/alive.ts';
import { type AccountKey, accountOf } from '../support/api.ts';
import { newArena, publish } from '../support/arena.ts';
import { expect, test } from '../support/site.ts';

const everyPage = { ...pages, ...adminPages, ...consolePages, ...recordPages, ...scorerPages };
type Entry = { path: string; audience: PageAudience };
const entries = Object.values(everyPage) as Entry[];

/** Pages without links on the site: a mail, a message, another site or a sign-in leads to them. */
const arrivedAt: string[] = [
  pages.guest.path,
  pages.unsubscribe.path,
  pages.verifyEmail.path,
  pages.changeEmail.path,
  pages.resetPassword.path,
  pages.discordVerification.path,
  pages.linkDiscord.path,
  pages.teamInvite.path,
];

/** Pages of an event or match for its staff; the console links to them once there is something to do. */
const ofAnEvent: string[] = [
  ...Object.values(scorerPages).map(({ path }) => path),
  pages.ledger.path,
];

interface Walker {
  as?: AccountKey;
  audiences: PageAudience[];
  /** Pages that this person may not open. */
  but?: string[];
}

const walkers: Record<string, Walker> = {
  'a visitor': { audiences: ['everyone', 'visitors'] },
  'a player without a team': { as: 'player', audiences: ['everyone', 'signed-in'] },
  'a leader': { as: 'ready-leader', audiences: ['everyone', 'signed-in'] },
  'a host': { as: 'host', audiences: ['everyone', 'signed-in', 'staff'] },
  'an admin': {
    as: 'admin',
    audiences: ['everyone', 'signed-in', 'staff', 'admins'],
    but: [adminPages.organisation.path, adminPages.audit.path],
  },
  'the owner': { as: 'owner', audiences: ['everyone', 'signed-in', 'staff', 'admins'] },
};

for (const [name, walker] of Object.entries(walkers)) {
  test(`${name} finds every page of theirs within three presses from home`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    if (walker.as) await signIn(walker.as);
    const wanted = entries
      .filter(({ audience }) => walker.audiences.includes(audience))
      .map(({ path }) => path)
      .filter((path) => ![...arrivedAt, ...ofAnEvent, ...(walker.but ?? [])].includes(path));
    const read = new Map<string, string[]>();
    const missing = async (each: number) => {
      const found = await walk(page, { from: '/', presses: 3, placeOf: patternOf, each, read });
      return wanted.filter((path) => !found.has(path));
    };
    // The links of a page depend on the event, team or player that it shows. A few addresses of each page are usually enough;
    // if something is missing, more of them are opened.
    const afterFew = await missing(4);
    expect(afterFew.length > 0 ? await missing(25) : []).toEqual([]);
  });
}

const staff = {
  'a host': { as: 'host', but: [pages.ledger.path] },
  // Only the owner and treasurers handle money.
  'an admin': { as: 'admin', but: [pages.ledger.path] },
  'the owner': { as: 'owner', but: [] },
} satisfies Record<string, { as: AccountKey; but: string[] }>;

for (const [name, { as, but }] of Object.entries(staff)) {
  test(`${name} finds every page of an event that is played within two presses from its console`, async ({
    page,
    server,
    signIn,
  }) => {
    const { tournament, match, entries: ids } = await newArena(server, { teams: 2 });
    await server.api.act(grantDuty, {
      as: await server.admin(),
      body: { email: accountOf('host').email, duty: 'host', tournamentId: tournament._id },
    });
    await publish(server, { matchId: match._id, rows: rowsOf(ids, [3, 1]) });
    await signIn(as);
    const found = await walk(page, {
      from: `/console/${tournament._id}`,
      presses: 2,
      // The console's views are one page with several addresses.
      placeOf: (address) => (address.includes(tournament._id) ? address : undefined),
    });
    const patterns = new Set([...found.values()].map(patternOf));
    const wanted = ofAnEvent.filter((path) => !but.some((other) => other === path));
    expect(wanted.filter((path) => !patterns.has(path))).toEqual([]);
  });
}

/**
 * Follows links from a page.
 * @param each - maximum number of addresses that are opened for each page
 * @param read - links by address, from earlier walks
 * @returns an address of each page that is reachable within `presses`
 */
async function walk(
  page: Page,
  {
    from,
    presses,
    placeOf,
    each = 1,
    read = new Map(),
  }: {
    from: string;
    presses: number;
    placeOf: (address: string) => string | undefined;
    each?: number;
    read?: Map<string, string[]>;
  },
): Promise<Map<string, string>> {
  const found = new Map([[placeOf(from) ?? from, [from]]]);
  let edge = [from];
  for (let press = 1; press <= presses; press += 1) {
    const next: string[] = [];
    for (const address of edge) {
      const links = read.get(address) ?? (await linksOf(page, address));
      read.set(address, links);
      for (const link of links) {
        const place = placeOf(link);
        const known = place ? (found.get(place) ?? []) : [];
        if (!place || known.length >= each || known.includes(link)) continue;
        found.set(place, [...known, link]);
        next.push(link);
      }
    }
    edge = next;
  }
  return new Map([...found].map(([place, [first = from]]) => [place, first]));
}

/** All links of a page, including those in its menus. */
async function linksOf(page: Page, address: string): Promise<string[]> {
  await openAlive(page, address);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ href }) => {
        const { pathname, search } = new URL(href);
        return pathname + search;
      }),
    );
  const links = await read();
  const menu = page
    .getByRole('button', { name: /MENU|Back office pages|All pages|^View: / })
    .first();
  if (await menu.isVisible()) {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    links.push(...(await read()));
  }
  return [...new Set(links)];
}

function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://any.in');
  const fits = entries
    .map(({ path }) => path)
    .filter((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname));
  // Static paths take precedence over parameters.
  return fits.sort((a, b) => a.split(':').length - b.split(':').length)[0];
}
