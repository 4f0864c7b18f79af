import { saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { newStaff } from '../../factories/lobbies.ts';
import { expectAccessible } from '../support/checks.ts';
import { drawLobby, newMatchDay } from '../support/match-days.ts';
import { expect, test } from '../support/site.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])
  test(`a caster reads the room in the console, ${viewport.width} wide, and changes nothing`, async ({
    page,
    server,
    signIn,
  }) => {
    await page.setViewportSize(viewport);
    const { tournament } = await newMatchDay(server);
    const { matches } = await drawLobby(server, { tournament, matches: 1 });
    const [match] = matches;
    if (!match) throw new Error('the match day has no match');
    const caster = await newStaff(server, { duty: 'caster', tournament });
    await signIn(caster);
    await page.goto('/console');
    await page.getByRole('link', { name: new RegExp(tournament.title) }).click();
    const openRoomStep = async () => {
      if (viewport.width < 1280)
        await page.getByRole('button', { name: 'Room', exact: true }).click();
    };
    await openRoomStep();
    await expect(page.getByText('as soon as a host saves it')).toBeVisible();
    await server.api.act(saveRoom, {
      as: await server.admin(),
      params: { matchId: match._id },
      body: { roomId: 'CAST4711', password: 'pochinki', note: '' },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Show id and password' }).click();
    await expect(page.getByLabel('Room id')).toHaveValue('CAST4711');
    await expect(page.getByRole('button', { name: /Change it|Replace room|Release/ })).toHaveCount(
      0,
    );
    await expectAccessible(page);
  });
