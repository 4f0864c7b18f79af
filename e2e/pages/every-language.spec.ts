import { pseudoLanguage } from '@one-dream/contract/languages.ts';
import { languageCookie } from '@one-dream/contract/limits.ts';
import type { Page } from '@playwright/test';
import { listCatalogues, readCatalogue } from '../../web/catalogues/po-files.ts';
import { consolePaths } from '../support/console-paths.ts';
import { addressOf, places } from '../support/places.ts';
import { expect, test } from '../support/site.ts';

/** Viewers in order, in one browser, from the fewest rights to the most. */
const readers = [undefined, 'player', 'ready-leader', 'admin', 'owner'] as const;

/** The pseudo-language is accented English, two fifths longer. */
const walked = ['hi-Latn', 'hi', pseudoLanguage] as const;

for (const language of walked)
  for (const as of readers)
    test(`${language}: pages of ${as ?? 'visitors'} say nothing in English, fit, and no word is cut`, {
      tag: '@desk',
    }, async ({ page, server, signIn }) => {
      await page.context().addCookies([{ name: languageCookie, value: language, url: server.url }]);
      if (as) await signIn(as);
      const paths: string[] = [];
      for (const place of places.filter((one) => one.as === as))
        paths.push(await addressOf(place, server));
      if (as === 'owner') paths.push(...(await consolePaths(server)));
      const found: string[] = [];
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        const looks = [...(await lookAt(page, language))];
        await page.setViewportSize({ width: 320, height: 640 });
        looks.push(...(await lookAt(page, language)));
        found.push(...new Set(looks.map((look) => `${path}: ${look}`)));
      }
      expect(found, 'English, too wide, or cut').toEqual([]);
    });

test('hi: who comes to the back office and the console from home reads Hindi in each, and after Back', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  await page.context().addCookies([{ name: languageCookie, value: 'hi', url: server.url }]);
  await signIn('owner');
  await page.goto('/');
  let fetched = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fetched++;
  });
  const walk = async (path: string) => {
    const link = page.locator(`a[href="${path}"]:visible`).first();
    if (!(await link.isVisible()))
      await page.locator('header button[aria-expanded]:visible').last().click();
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await lookAt(page, 'hi'), path).toEqual([]);
  };
  await walk('/admin');
  await walk('/admin/teams');
  await page.goBack();
  await page.goBack();
  // The address changes before the page does.
  await expect(page.getByRole('region', { name: 'फ़ीचर्ड' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await walk('/console');
  await walk('/');
  expect(fetched, 'pages loaded anew').toBe(0);
});

type Walked = (typeof walked)[number];
const doesNotFit = /^(?:\d+ px wide at \d+$|cut: )/;

/** Lists English sentences in a page of another language, words that are cut off, and the width of a page that is too wide. */
async function lookAt(page: Page, language: Walked): Promise<string[]> {
  const texts = await page.evaluate(readPage);
  return texts.filter((text) => doesNotFit.test(text) || isEnglish(text, language));
}

/** Collects the visible texts of the page. */
function readPage(): string[] {
  const texts = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) texts.add(`${scrollWidth} px wide at ${clientWidth}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (!element || text === '' || element.closest('script, style, [lang]:not(html)')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    texts.add(text);
    // User content may be cut; it lacks the `~` tail of the pseudo-language.
    if (text.includes('~') && isCut(node)) texts.add(`cut: ${text}`);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'alt'])
      texts.add(element.getAttribute(name)?.trim() ?? '');
  return [...texts].filter((text) => text !== '');

  /** Whether a text extends beyond its button or badge, or beyond a box that hides overflow. */
  function isCut(text: Node): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      // For screen readers only.
      if (edge.width <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const isFrame = box instanceof HTMLButtonElement;
      const isWide = right > edge.right + 1 || left < edge.left - 1;
      const isHigh = bottom > edge.bottom + 3 || top < edge.top - 3;
      if (isWide && (isFrame || overflowX !== 'visible')) return true;
      if (isHigh && (isFrame || overflowY === 'hidden' || overflowY === 'clip')) return true;
    }
    return false;
  }
}

/** User content of the demo that repeats the product's texts, and field names in the audit log. */
const people = new Set([
  'Register now',
  'Registration closes',
  'Tournaments Hosted',
  'Daily scrims',
  'T3 Daily Scrims',
  'First slot',
  'First start',
  'Scrims Manager',
  'Tournament Manager',
  'Grand Finals',
  'Welcome to one dream.',
]);

/** Patterns of the site's English sentences that the language translates differently, by language. */
const english = new Map<Walked, RegExp>();

function isEnglish(text: string, language: Walked): boolean {
  const known = english.get(language) ?? makeEnglish(language);
  english.set(language, known);
  return known.test(text) && !people.has(text);
}

function makeEnglish(language: Walked): RegExp {
  // Only the site has the pseudo-language; texts of the server stay English.
  const paths =
    language === pseudoLanguage
      ? listCatalogues('hi').filter((path) => !path.startsWith('server/'))
      : listCatalogues(language);
  const entries = paths.flatMap(readCatalogue);
  const said = new Set(
    language === pseudoLanguage ? [] : entries.map(({ translation }) => translation),
  );
  const patterns = entries
    .filter(({ english: text }) => !said.has(text) && !text.includes(', plural,'))
    .map(({ english: text }) => text.replace(/<\/?\d+\/?>/g, ''))
    // Names and texts that are little more than values could match anything.
    .filter((text) => /[a-z]{3,} [a-z]/i.test(text.replace(/\{\w+\}/g, ' ')))
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}
