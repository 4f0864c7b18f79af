import { consolePaths } from '../support/console-paths.ts';
import { addressOf, places } from '../support/places.ts';
import { expect, test } from '../support/site.ts';

/** Takes away what iOS 16.4, Chrome 111 and Firefox 128 do not all have. */
function makeOlder(): void {
  const newer: [object | undefined, string[]][] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [
      Set.prototype,
      [
        ...['union', 'intersection', 'difference', 'symmetricDifference'],
        ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      [
        ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'],
        ...['some', 'every', 'find'],
      ],
    ],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTML']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [
      globalThis,
      ['Iterator', 'URLPattern', 'scheduler', 'navigation', 'requestIdleCallback', 'cookieStore'],
    ],
    [Intl, ['DurationFormat']],
  ];
  for (const [owner, names] of newer)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
}

for (const as of [undefined, 'player', 'ready-leader', 'admin', 'owner'] as const) {
  const own = places.filter((place) => place.as === as);
  if (own.length > 0)
    test(`${own.length} pages open in the oldest browser of the range: ${as ?? 'visitors'}`, async ({
      page,
      server,
      signIn,
    }) => {
      test.slow();
      await page.addInitScript(makeOlder);
      if (as) await signIn(as);
      for (const { name, path, heading } of own)
        await test.step(name, async () => {
          await page.goto(await addressOf({ path }, server));
          await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
          await expect(page.getByText('This page did not load')).toHaveCount(0);
        });
    });
}

test('the console opens in the oldest browser of the range', async ({ page, server, signIn }) => {
  test.slow();
  await page.addInitScript(makeOlder);
  await signIn('owner');
  for (const path of await consolePaths(server))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('This page did not load')).toHaveCount(0);
    });
});
