import { followTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { newSquad } from '../../factories/teams.ts';
import { changeTournament, openTournament, register } from '../../factories/tournaments.ts';
import { inMinutes } from '../support/match-days.ts';
import { unique } from '../support/players.ts';
import { moveClock } from '../support/second-factor.ts';
import { expect, test } from '../support/site.ts';

/** The test moves the server's clock forward, so it has a server of its own. */
test.use({ serverEnv: { SITE_OF_ITS_OWN: 'moved-times' } });

test('whoever is in an event or follows it hears once that its times moved, with the old and the new', async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const title = unique('Moved Cup');
  const times = {
    regClosesAt: inMinutes(300),
    checkinOpensAt: inMinutes(320),
    checkinClosesAt: inMinutes(340),
    firstMatchAt: inMinutes(360),
  };
  const tournament = await openTournament(server, { title, ...times });
  const [team, follows] = [await newSquad(server), (await newSquad(server, { size: 1 })).leader];
  await register(server, { team, tournament });
  await server.api.act(followTournament, {
    as: follows,
    params: { tournamentId: tournament._id },
    body: { isWanted: true },
  });
  const move = (minutes: number) =>
    changeTournament(server, {
      id: tournament._id,
      change: {
        checkinOpensAt: inMinutes(320 - minutes),
        checkinClosesAt: inMinutes(340 - minutes),
        firstMatchAt: inMinutes(360 - minutes),
      },
    });
  // The host makes a mistake and corrects it within ten minutes.
  await move(10);
  await move(15);
  await moveClock(server, 11);
  for (const who of [team.leader, follows]) {
    await signIn({ token: who.token });
    await page.goto('/alerts');
    // On a phone, a tap on the alert itself opens the event.
    const name = isMobile ? `More about “${title}: new times”` : `${title}: new times`;
    const told = page.getByRole('button', { name });
    await expect(told).toHaveCount(1);
    await told.click();
    await expect(page.getByText('The hosts moved it:').first()).toBeVisible();
  }
});
