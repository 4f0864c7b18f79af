import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { createOverlay } from '@one-dream/contract/features/overlay/overlay.ts';
import { rowsOf } from '../../factories/results.ts';
import { newPlayedArena, publish } from '../support/arena.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { lookAsTimePasses } from '../support/page-clock.ts';
import { expect, test } from '../support/site.ts';

test('an overlay keeps its last state while the line is broken, and goes on by itself', {
  tag: '@desk',
}, async ({ page, server }) => {
  const { tournament, matches, teams, entryIds } = await newPlayedArena(server, { matches: 2 });
  const { token } = await callAsAdmin<CallAnswer<typeof createOverlay>>(server, {
    path: `/overlay/create/${tournament._id}`,
    body: { name: 'Main stream', delayS: 0 },
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  await page.goto(`/overlay/${token}?view=standings`);
  const rows = page.locator('.standings .row:not(.labels)');
  await expect(rows.first()).toContainText(teams[0]?.name ?? '');
  // The background is transparent, so that the stream shows through, and the site's own font is loaded.
  expect(
    await page.evaluate(async () => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
      await document.fonts.ready.then((fonts) =>
        [...fonts].some(
          ({ family, status, unicodeRange }) =>
            family === 'Teko' && status === 'loaded' && unicodeRange.startsWith('U+0'),
        ),
      ),
    ]),
  ).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)', true]);
  let failed = 0;
  await page.route('**/api/overlay/read', async (route) => {
    failed += 1;
    await route.abort();
  });
  await publish(server, {
    matchId: matches[1]?._id ?? '',
    rows: rowsOf(entryIds.toReversed(), [9, 3, 1, 0]),
  });
  await lookAsTimePasses(page, {
    stepMs: 3000,
    look: async () => expect(failed).toBeGreaterThan(1),
  });
  await expect(rows.first()).toContainText(teams[0]?.name ?? '');
  await expect(rows).toHaveCount(4);
  await page.unroute('**/api/overlay/read');
  await lookAsTimePasses(page, {
    stepMs: 3000,
    look: () => expect(rows.first()).toContainText(teams[3]?.name ?? '', { timeout: 1000 }),
  });
});

test('the settings show what the stream will, and give an address', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const { tournament, teams } = await newPlayedArena(server);
  await signIn('admin');
  await page.goto(`/tournament/${tournament._id}/standings`);
  await page.getByRole('button', { name: 'Stream overlay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stream overlay' });
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByText(teams[0]?.name ?? '')).toBeAttached();
  await dialog.getByLabel('What it shows').selectOption('slots');
  await expect(preview.getByText('Slot list')).toBeAttached();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(
    /\/overlay\/[\w-]{43}\?view=slots$/,
  );
  // Revoking a link that a stream may be using asks first.
  const revoke = dialog.getByRole('button', { name: 'Revoke Main stream' });
  const question = page.getByRole('alertdialog', { name: 'Revoke Main stream?' });
  await revoke.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(revoke).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
