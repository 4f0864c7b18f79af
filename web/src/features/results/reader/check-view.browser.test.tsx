import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../../platform/language-provider.tsx';
import type { EnteredMatch } from '../result-rows.ts';
import { type CheckedCard, toCheck } from './check-cards.ts';
import { CheckView } from './check-view.tsx';

const names = ['Raja', 'Viper', 'Orion', 'Blaze'];
const teams = Array.from({ length: 5 }, (_, at) => ({
  entryId: `e${at}`,
  name: `Team ${at}`,
  roomSlot: at + 2,
  players: names.map((name, index) => ({
    player: index + 1,
    inGameName: `${name}${at}`,
    aliases: [],
  })),
}));

/** Cards of all teams; a number of the fourth and a name of the fifth are unknown. */
const cards = toCheck({
  cards: teams.map(({ entryId, players }, at) => ({
    rank: at + 1,
    entryId,
    doubts: [],
    at: { picture: 0, card: at },
    rows: players.map(({ player, inGameName }) => ({
      name: at === 4 && player === 4 ? 'RTST' : inGameName,
      player: at === 4 && player === 4 ? null : player,
      value: at === 3 && player === 4 ? null : 0,
      doubt: at === 3 && player === 4 ? ('looksDiffer' as const) : null,
      offers: at === 3 && player === 4 ? [1, 11] : [0],
    })),
  })),
  missing: [],
  unseen: [],
});

function openCards(checked: readonly CheckedCard[]) {
  const fill = vi.fn<(filled: readonly CheckedCard[]) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const match = { teams, lineup: 4 } as unknown as EnteredMatch;
  root.render(
    <LanguageProvider>
      <CheckView
        cards={checked}
        match={match}
        looks={[]}
        notes={null}
        isTrial={false}
        onBack={vi.fn()}
        onClose={vi.fn()}
        onFill={fill}
      />
    </LanguageProvider>,
  );
  return fill;
}

test('doubtful cards come first, each doubt is answered, and nothing is filled in before all were seen', async () => {
  const fill = openCards(cards);
  const agree = page.getByRole('button', { name: 'These 4 are right' });
  await expect.element(agree).toBeDisabled();
  expect(
    page
      .getByRole('listitem', { name: 'Team' })
      .elements()
      .map((one) => one.ariaLabel),
  ).toEqual(['Team 3', 'Team 4', 'Team 0', 'Team 1']);
  await userEvent.click(page.getByRole('button', { name: 'Blaze3 has 11' }));
  await userEvent.click(page.getByRole('button', { name: 'Blaze4' }));
  await expect.element(agree).toBeEnabled();
  await userEvent.click(agree);
  expect(fill).not.toHaveBeenCalled();
  // Two cards with the same place are not accepted.
  const placement = page.getByRole('textbox', { name: 'Placement, Team 2' });
  await userEvent.fill(placement, '1');
  const done = page.getByRole('button', { name: 'They are right: fill in' });
  await expect.element(done).toBeDisabled();
  await userEvent.fill(placement, '3');
  await userEvent.click(done);
  const [filled = []] = fill.mock.calls[0] ?? [];
  expect(filled.find(({ entryId }) => entryId === 'e3')?.rows[3]?.value).toBe(11);
  expect(filled.find(({ entryId }) => entryId === 'e4')?.rows[3]).toMatchObject({
    player: 4,
    isCorrected: true,
  });
});

test('a team chosen by mistake is corrected, and so is one that was found', async () => {
  const [unfound, found] = cards.filter(({ rows }) => rows.every(({ value }) => value !== null));
  if (!unfound || !found) throw new Error('no cards');
  const fill = openCards([{ ...unfound, entryId: null, doubts: ['teamUnfound'] }, found]);
  const select = page.getByRole('combobox', { name: 'Whose card is it?' });
  await userEvent.selectOptions(select, 'e1');
  await userEvent.selectOptions(select, 'e2');
  await userEvent.click(page.getByRole('button', { name: 'Change team, Team 2' }));
  await expect.element(select).not.toBeInTheDocument();
  const change = page.getByRole('button', { name: `Change team, Team 0` });
  await expect.element(change).toHaveAttribute('aria-expanded', 'false');
  change.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(select, 'e3');
  await userEvent.click(page.getByRole('button', { name: 'They are right: fill in' }));
  expect(fill.mock.calls[0]?.[0].map(({ entryId }) => entryId)).toEqual(['e2', 'e3']);
});
