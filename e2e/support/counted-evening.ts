import { listMatches } from '@one-dream/contract/features/matches/matches.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { type CountedHand, type CountedThumb, keysOf } from './counted.ts';
import {
  checkInAllBut,
  eventIdOf,
  giveDetails,
  istInMinutes,
  lastWeeksEvent,
  passTime,
  playedOut,
  registerAll,
} from './evening.ts';
import type { PageHelp, SiteOptions } from './site.ts';

const title = 'Friday Night Cup';

export type Played = Awaited<ReturnType<typeof playedOut>>;

/** The input method, and the steps that differ between phone and desk. */
export interface Way {
  page: Page;
  hand: CountedHand;
  matches: number;
  toTournaments: () => Promise<void>;
  fillMoment: (field: Locator, local: string) => Promise<void>;
  checkIn: (team: string) => Promise<void>;
  /** Shows the slots of a drawn lobby. */
  showSlots: () => Promise<void>;
  /** Goes from the started match to its result entry. */
  toResult: () => Promise<void>;
  /** Determines placements and eliminations of a match. */
  playOut: typeof playedOut;
  /** Enters a result as the game shows it. */
  enterResult: (played: Played) => Promise<void>;
  publish: () => Promise<void>;
  /** Changes a team's eliminations in the published result. */
  correct: (team: string, elims: number) => Promise<void>;
  giveReason: (reason: string) => Promise<void>;
}

/** Runs an evening as one organiser: what the clock does not do is done by hand, and every tap and key is counted. */
export async function runEvening(
  way: Way,
  { server, signIn }: Pick<PageHelp & SiteOptions, 'server' | 'signIn'>,
): Promise<void> {
  const { page, hand, matches: count } = way;
  const { squads } = await lastWeeksEvent(server, { title: `${title} #6`, matches: count });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  await signIn('owner');

  hand.begin('copy and publish');
  await page.goto('/');
  await way.toTournaments();
  await hand.press(link(`Copy ${title} #6`));
  await way.fillMoment(page.getByLabel('First match'), istInMinutes(95));
  await hand.press(button('Create'));
  await expect(page.getByRole('heading', { name: `${title} #7` })).toBeVisible();
  expect(hand.of('copy and publish').taps).toBeLessThanOrEqual(8);
  await page.waitForURL(/\/console\//);
  const evening = { squads, tournament: { _id: eventIdOf(page) } };
  await registerAll(server, evening);
  await giveDetails(server, evening);
  const { data: matches } = await server.api.act(listMatches, {
    params: { tournamentId: evening.tournament._id },
  });
  const matchIds = matches.map(({ _id }) => _id);

  hand.begin('check-in');
  await expect(page.getByText('16 teams are in')).toBeVisible();
  const late = squads[14]?.name ?? '';
  await passTime(server, { page, minutes: 36, until: button(`Check in ${late}`) });
  await checkInAllBut(server, { ...evening, missing: 2 });
  await expect(page.getByText('14 of 16 checked in')).toBeVisible();
  await expect(page.getByText('Nobody is in this lobby yet')).toBeHidden();
  await way.checkIn(late);
  await expect(page.getByText('15 of 16 checked in')).toBeVisible();

  hand.begin('draw');
  // The clock closes check-in, removes missing teams, and makes and publishes the draw.
  // It is 20 minutes before the first match now, when the draw is published. The first room has to be saved within five.
  await passTime(server, { page, minutes: 39, until: button('Save the room') });
  await way.showSlots();
  await expect(page.getByText(late, { exact: true })).toBeVisible();
  await hand.press(button('Copy slots'));

  let played: Played = [];
  for (let no = 1; no <= count; no++) {
    hand.begin(`room of match ${no}`);
    if (no === 1) await hand.press(button('Save the room'));
    else await hand.press(link(`Next: room of Match ${no}`));
    await hand.fill(page.getByLabel('Room id'), `447102${no}`);
    if (no === 1) await hand.fill(page.getByLabel('Password'), 'drop7');
    // Later rooms start with the first room's password.
    await expect(page.getByLabel('Password')).toHaveValue('drop7');
    await hand.press(button('Save room'));
    await expect(page.getByText('Saved. Players do not see it yet.')).toBeVisible();
    // The clock opens the room a quarter of an hour before the start.
    const minutes = no === 1 ? 7 : 30;
    await passTime(server, {
      page,
      minutes,
      until: page.getByRole('main').getByText('The room is open to the lobby.'),
    });
    await passTime(server, {
      page,
      minutes: 15,
      until: button('Start match').and(page.getByText(/^Start match$/)),
    });
    await hand.press(button('Start match'));
    hand.begin(`result of match ${no}`);
    await way.toResult();
    const matchId = matchIds[no - 1] ?? '';
    played = await way.playOut(server, { matchId, ...evening, turn: no });
    await way.enterResult(played);
    await way.publish();
    await expect(page.getByText('Version 1 is published')).toBeVisible();
  }

  hand.begin('correction');
  const bySlot = played.toSorted((a, b) => a.roomSlot - b.roomSlot);
  const corrected = bySlot.find(({ elims }) => elims > 0);
  await way.correct(corrected?.name ?? '', (corrected?.elims ?? 0) - 1);
  await way.giveReason('A number was typed wrong');
  await hand.press(button('Publish the correction'));
  await expect(page.getByText('Version 2 is published')).toBeVisible();

  hand.begin('finish');
  await hand.press(link('Finish event'));
  await hand.press(button('End objections and finish the event'));
  await expect(page.getByRole('region', { name: 'Podium' })).toBeVisible();
  expect(hand.of('finish').taps).toBeLessThanOrEqual(5);

  hand.begin('share');
  await hand.press(button('Share'));
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('img', { name: 'Winners' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me/,
  );
  await hand.press(dialog.getByRole('button', { name: 'Copy' }));
  await hand.press(dialog.getByRole('button', { name: 'Close' }));

  hand.begin('pay');
  await hand.press(link('Pay the prizes'));
  await hand.press(button('Make payouts · ₹8,000'));
  const question = page.getByRole('dialog', { name: 'Make payouts of ₹8,000?' });
  await hand.fill(question.getByLabel('Password', { exact: true }), demoPassword);
  await hand.press(question.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText('0 of 2 paid')).toBeVisible();
  await hand.press(button('Approve 2 · ₹8,000'));
  for (const left of [2, 1]) {
    await hand.fill(page.getByLabel('UTR, 12 digits').first(), `40000000000${left}`);
    await hand.press(button('Mark as paid').first());
    await expect(page.getByText(`${3 - left} of 2 paid`)).toBeVisible();
  }
  await expect(page.getByText('2 of 2 paid, ₹0 to go.')).toBeInViewport();

  console.log(hand.report());
}

export function byThumb(page: Page, hand: CountedThumb): Way {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    page,
    hand,
    matches: 3,
    async toTournaments() {
      const tabs = page.getByRole('navigation', { name: 'Tabs' });
      await hand.press(tabs.getByRole('link', { name: 'Console' }));
      await hand.press(page.getByRole('link', { name: 'All tournaments' }));
    },
    fillMoment: (field, local) => hand.fill(field, local),
    checkIn: (team) => hand.press(button(`Check in ${team}`)),
    showSlots: () => hand.press(button('Slots')),
    // On a phone, the result entry opens when the match starts.
    toResult: async () => {},
    playOut: playedOut,
    async enterResult(played) {
      for (const { name, elims } of played.toSorted((a, b) => a.place - b.place)) {
        const row = page.getByRole('toolbar', { name: `Elims of ${name}`, exact: true });
        for (const key of keysOf(row, elims)) await hand.press(key);
      }
    },
    // A step in the bar at the bottom has the same name.
    publish: () =>
      hand.press(
        page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).first(),
      ),
    giveReason: (reason) => hand.press(button(reason)),
    async correct(team, elims) {
      const rows = page.getByRole('list', { name: 'Result by placement' });
      await hand.press(rows.getByRole('button', { name: team }));
      await hand.fill(page.getByRole('dialog').getByLabel('Elims'), String(elims));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Done' }));
    },
  };
}
