import { expect, type Page } from '@playwright/test';
import { CountedKeys, CountedThumb } from '../support/counted.ts';
import { byThumb, runEvening, type Way } from '../support/counted-evening.ts';
import { playedOut } from '../support/evening.ts';
import { test } from '../support/site.ts';

/** The test moves the server's clock forward, so it has a server of its own. */
test.use({ serverEnv: { SITE_OF_ITS_OWN: 'on' } });

/** Maximum number of taps for an evening of three matches and sixteen teams on a phone. */
const mostTaps = 85;
/** Maximum number of keys for an evening of one match and sixteen teams on a desktop, typing and tabbing included. */
const mostKeys = 350;

test('an evening from the copy to the last prize takes at most 85 taps on a phone', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  test.slow();
  const hand = new CountedThumb();
  await runEvening(byThumb(page, hand), { server, signIn });
  test.info().annotations.push({ type: 'taps', description: String(hand.sum.taps) });
  expect(hand.sum.taps).toBeLessThanOrEqual(mostTaps);
});

test('an evening from the copy to the last prize is run on a desktop with the keyboard alone', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  test.slow();
  const hand = new CountedKeys(page);
  await runEvening(byKeyboard(page, hand), { server, signIn });
  test.info().annotations.push({ type: 'keys', description: String(hand.sum.keys) });
  expect(hand.sum.taps).toBe(0);
  expect(hand.sum.keys).toBeLessThanOrEqual(mostKeys);
});

function byKeyboard(page: Page, hand: CountedKeys): Way {
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const cell = (column: string, team: string) =>
    page.getByRole('textbox', { name: `${column}, ${team}`, exact: true });
  return {
    page,
    hand,
    matches: 1,
    async toTournaments() {
      await hand.press(page.getByRole('banner').getByRole('button', { expanded: false }));
      await hand.press(link('Back office'));
      const sidebar = page.getByRole('complementary', { name: 'Back office' });
      await hand.press(sidebar.getByRole('link', { name: 'Tournaments' }));
    },
    async fillMoment(field, local) {
      await hand.goTo(field);
      const [, year = '', month = '', day = '', hour = '', minute = ''] =
        /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(local) ?? [];
      // Typed in the order in which this browser shows the parts; the focus moves on after each.
      const hours = String(Number(hour) % 12 || 12).padStart(2, '0');
      await hand.type(`${month}${day}${year}${hours}${minute}${Number(hour) < 12 ? 'a' : 'p'}`);
      await expect(field).toHaveValue(local);
    },
    async checkIn(team) {
      const rows = page.getByRole('region', { name: 'checked in' }).getByRole('listitem');
      await hand.goTo(rows.first().getByRole('button').first());
      await hand.goDownTo(page.getByRole('button', { name: `Check in ${team}` }));
      await hand.key('Enter');
    },
    // On a desktop, the slots are shown beside the match.
    showSlots: async () => {},
    toResult: () => hand.press(page.getByRole('button', { name: 'Enter results' })),
    playOut: playedOut,
    async enterResult(played) {
      const [first] = played;
      await expect(cell('Placement', first?.name ?? '')).toBeFocused();
      for (const column of ['place', 'elims'] as const)
        for (const row of played) {
          await hand.type(String(row[column]));
          await hand.key('Enter');
        }
      await expect(page.getByText(/^Saved /)).toBeVisible();
    },
    publish: () =>
      hand.press(
        page
          .getByRole('region', { name: 'Publish', exact: true })
          .last()
          .getByRole('button', { name: 'Publish', exact: true }),
      ),
    giveReason: (reason) => hand.fill(page.getByLabel('Reason', { exact: true }), reason),
    async correct(team, elims) {
      await hand.goTo(cell('Elims', team));
      await hand.type(String(elims));
      // Arrow keys move down the column, past fifteen rows.
      await hand.goDownTo(page.getByRole('textbox', { name: /^Elims, / }).last());
    },
  };
}
