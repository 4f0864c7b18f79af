import { expect, type Page } from '@playwright/test';
import { enteredMatch } from '../support/arena.ts';
import { CountedThumb } from '../support/counted.ts';
import { byThumb, type Played, runEvening, type Way } from '../support/counted-evening.ts';
import { drawPossibleMatch } from '../support/drawn-screens.ts';
import { playedOut } from '../support/evening.ts';
import { test } from '../support/site.ts';

/** The test moves the server's clock forward, so it has a server of its own. */
test.use({ serverEnv: { SITE_OF_ITS_OWN: 'pictures' } });

/** Maximum number of taps for an evening of three matches and sixteen teams whose results are read from pictures. */
const mostTaps = 55;
/** Seeds of matches whose result list takes six pictures. */
const seeds = [48, 49, 53];
/** Maximum number of taps from the six pictures of a match to its published result. */
const mostForResult = 12;

test('an evening whose results are read from six pictures a match takes at most 55 taps on a phone', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  // Eighteen pictures are read without a graphics card.
  test.slow();
  const hand = new CountedThumb();
  const drawn = new Map<string, Played>();
  await runEvening(byPictures(page, hand, drawn), { server, signIn });
  test.info().annotations.push({ type: 'taps', description: String(hand.sum.taps) });
  expect(hand.sum.taps).toBeLessThanOrEqual(mostTaps);
  expect(drawn.size).toBe(3);
  for (const [at, [matchId, played]] of [...drawn].entries()) {
    expect(hand.of(`result of match ${at + 1}`).taps).toBeLessThanOrEqual(mostForResult);
    const { published } = await enteredMatch(server, matchId);
    const rows = published?.rows.map(({ entryId, placement, elims }) => [
      entryId,
      placement,
      elims,
    ]);
    // The last one was corrected.
    if (at < 2)
      expect(new Set(rows)).toEqual(
        new Set(played.map(({ entryId, place, elims }) => [entryId, place, elims])),
      );
  }
});

/** Like `byThumb`, with results read from pictures. Taps in the phone's own picture chooser are not counted. */
function byPictures(page: Page, hand: CountedThumb, drawn: Map<string, Played>): Way {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  let pictures: Buffer[] = [];
  return {
    ...byThumb(page, hand),
    async playOut(server, match) {
      const played = await playedOut(server, match);
      // Placed by name, because each run has another draw: the pictures are the same in every run.
      const byPlace = played
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((team, at) => ({ ...team, place: at + 1 }));
      const squads = byPlace.map(({ name, players }) => ({
        name,
        roster: players.map(({ inGameName }) => inGameName),
      }));
      const seed = seeds[match.turn - 1] ?? 1;
      const { teams, ...screens } = await drawPossibleMatch(page, { seed, squads });
      pictures = screens.pictures;
      const shown = byPlace.map((team, at) => ({
        ...team,
        elims: (teams[at]?.rows ?? []).reduce((sum, { elims }) => sum + elims, 0),
      }));
      drawn.set(match.matchId, shown);
      return shown;
    },
    async enterResult() {
      expect(pictures).toHaveLength(6);
      const asked = page.waitForEvent('filechooser');
      await hand.press(button('From pictures'));
      const chooser = await asked;
      await chooser.setFiles(
        pictures.map((buffer, at) => ({ name: `${at + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
      );
      // The reader's 14 MB are loaded only on request; after the first match it is stored.
      if (drawn.size === 1) await hand.press(button('Read 6 pictures'));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName('Check the cards: 1 of 4', { timeout: 300_000 });
      for (const at of [1, 2, 3]) {
        await hand.press(button('These 4 are right'));
        await expect(dialog).toHaveAccessibleName(`Check the cards: ${at + 1} of 4`);
      }
      await hand.press(button('They are right: fill in'));
    },
  };
}
