import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { CountedHands } from '../support/counted.ts';
import {
  asBlock,
  checkInAllBut,
  eventIdOf,
  giveDetails,
  istInMinutes,
  lastWeeksEvent,
  playedOut,
  registerAll,
} from '../support/evening.ts';
import { test } from '../support/site.ts';

const title = 'Saturday Night Cup';

/** A moment typed into its field, in whichever order this browser has day and month. */
async function typeMoment(
  hands: CountedHands,
  { page, label, ist }: { page: Page; label: string; ist: string },
): Promise<void> {
  const field = page.getByLabel(label);
  await hands.reach(field);
  const [year = '', month = '', day = '', hour = 0, minute = ''] = ist.split(/[-T:]/);
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  const hours = String(Number(hour) % 12 || 12).padStart(2, '0');
  for (const date of [month + day, day + month]) {
    // To the first of its parts.
    for (let part = 0; part < 6; part++) await hands.key('ArrowLeft');
    await hands.type(date + year);
    // A year may have six digits: it has to be left.
    await hands.key('ArrowRight');
    await hands.type(`${hours}${minute}${half}`);
    if ((await field.inputValue()) === ist) return;
  }
  throw new Error(`typed otherwise: ${await field.inputValue()}`);
}

/** Pastes where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Everything early and by hand, as one does who is ahead of the clock; the mouse lies in a drawer. */
test('an evening from the copy to the last prize goes by keyboard alone', { tag: '@desk' }, async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const { squads } = await lastWeeksEvent(server, `${title} #6`);
  const hands = new CountedHands(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const question = page.getByRole('alertdialog');
  const goTo = async (view: string) => {
    await hands.press(
      page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: view }),
    );
  };
  const ask = async (name: string) => {
    await hands.press(button(name));
    await hands.press(question.getByRole('button', { name }));
    await expect(question).toBeHidden();
  };
  await signIn('owner');

  hands.begin('copy and publish');
  await page.goto('/admin/tournament');
  await hands.press(link(`Copy ${title} #6`));
  await typeMoment(hands, { page, label: 'First match', ist: istInMinutes(95) });
  await hands.press(button('Publish'));
  await page.waitForURL(/\/console\//);
  const evening = { squads, tournament: { _id: eventIdOf(page) } };
  await registerAll(server, evening);

  hands.begin('check-in');
  await expect(page.getByText('16 teams are in')).toBeVisible();
  await goTo('Event');
  await ask('Close registration now');
  await ask('Open check-in now');
  await checkInAllBut(server, { ...evening, missing: 1 });
  await goTo('Match day');
  await expect(page.getByText('15 of 16 checked in')).toBeVisible();
  await hands.press(button(`Check in ${squads[15]?.name}`));
  await expect(page.getByText('16 of 16 checked in')).toBeVisible();
  await ask('Close check-in now');

  hands.begin('draw');
  await hands.press(button('Draw the lobby'));
  await hands.press(page.getByRole('button', { name: 'Draw', exact: true }));
  await hands.press(button('Publish the draw'));
  await hands.press(question.getByRole('button', { name: 'Publish' }));
  await hands.press(link('On to the match day'));

  for (const no of [1, 2, 3]) {
    hands.begin(`room of match ${no}`);
    if (no > 1) await hands.press(link(`Next: room of Match ${no}`));
    else await hands.press(button('Save the room'));
    await hands.reach(page.getByLabel('Room id'));
    await hands.type(`447102${no}`);
    await hands.key('Tab');
    await hands.type('drop7');
    await hands.key('Enter');
    await expect(page.getByText('Saved. Players do not see it yet.')).toBeVisible();
    await hands.press(button(/^Release room/));
    await hands.press(question.getByRole('button', { name: 'Release room' }));
    await expect(page.getByText('The room is open to the lobby.')).toBeVisible();
    await hands.press(button(/^Start match/));
    await hands.press(question.getByRole('button', { name: 'Start match' }));
    await expect(question).toBeHidden();
    hands.begin(`result of match ${no}`);
    await hands.press(button('Enter results'));
    const first = page.getByRole('textbox', { name: /^Placement, / }).first();
    await expect(first).toBeFocused();
    const matchId = new URL(page.url()).searchParams.get('match') ?? (await firstMatchOf(page));
    const played = await playedOut(server, { ...evening, matchId, turn: no });
    if (no === 1)
      for (const { place, elims } of played) {
        await hands.type(String(place));
        await hands.key('Tab');
        await hands.type(String(elims));
        await hands.key('Enter');
      }
    else await paste(page, asBlock(played).replaceAll(/^\d+\t/gm, ''));
    await expect(page.getByText('58 of at most 63')).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Version 1 is published')).toBeVisible();
  }

  hands.begin('correction');
  const cell = page.getByRole('textbox', { name: /^Elims, / }).first();
  await hands.reach(cell);
  await hands.type('0');
  await hands.reach(page.getByLabel('Reason'));
  await hands.type('Seen again in the recording');
  await hands.press(button('Publish the correction'));
  await expect(page.getByText('Version 2 is published')).toBeVisible();

  hands.begin('finish');
  await hands.press(link('Finish event'));
  await hands.press(button('End objections and finish the event'));
  await expect(page.getByRole('region', { name: 'Podium' })).toBeVisible();

  hands.begin('share');
  await hands.press(button('Share'));
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('img', { name: 'Winners' })).toBeVisible();
  await hands.press(dialog.getByRole('button', { name: 'Copy' }));
  await hands.key('Escape');
  await expect(dialog).toBeHidden();

  hands.begin('pay');
  await hands.press(link('Pay the prizes'));
  await hands.press(button('Make payouts · ₹8,000'));
  const confirmation = page.getByRole('dialog', { name: 'Make payouts of ₹8,000?' });
  const made = page.getByText('0 of 2 paid');
  await expect(confirmation.or(made)).toBeVisible();
  // Whoever signed in more than ten minutes ago is asked who they are.
  if (await confirmation.isVisible()) {
    await hands.reach(confirmation.getByLabel('Password', { exact: true }));
    await hands.type(demoPassword);
    await hands.key('Enter');
  }
  await expect(made).toBeVisible();
  await giveDetails(server, evening);
  await page.reload();
  await hands.press(button('Approve 2 · ₹8,000'));
  await hands.press(button('Pay 2 now · ₹8,000'));
  for (const left of [2, 1]) {
    await hands.reach(page.getByLabel('UTR, 12 digits').first());
    await hands.type(`40000000001${left}`);
    await hands.key('Enter');
    await expect(page.getByText(`${3 - left} of 2 paid`)).toBeVisible();
  }
  console.log(hands.report());
  expect(hands.sum.taps).toBe(0);
});

/** The match that the console shows though its address names none. */
async function firstMatchOf(page: Page): Promise<string> {
  const address = await page
    .getByRole('link', { name: /all about this result/ })
    .getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}
