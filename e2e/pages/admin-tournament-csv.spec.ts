import { readFile } from 'node:fs/promises';
import { newSquad, teamOf } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('the registered teams are downloaded as a CSV file that is right to the byte', async ({
  page,
  server,
  signIn,
}) => {
  const title = unique('Export Cup');
  const channel = '123456789012345678';
  const { _id: tournamentId } = await openTournament(server, { title, log_channel: channel });
  const five = await newSquad(server, { size: 5, name: unique('Five, "quoted"') });
  const formula = await newSquad(server, { name: unique('=1+1 शिकारी') });
  for (const squad of [five, formula])
    await register(server, { team: squad, tournament: { _id: tournamentId } });
  await signIn('admin');
  await page.goto('/admin/tournament');
  const today = () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const before = today();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export CSV of ${title}` }).click();
  const download = await downloading;

  // Midnight may pass between the two.
  expect([before, today()].map((day) => `${title}_teams_${day}.csv`)).toContain(
    download.suggestedFilename(),
  );
  const url = `https://discord.com/channels/100000000000000000/${channel}`;
  const row = async (number: number, name: string, squad: typeof five) => {
    const { leader, players } = await teamOf(server, squad.leader);
    return [
      number,
      name,
      leader.email,
      leader.discordinfo?.username,
      ...players
        .slice(0, 4)
        .flatMap(({ ingameinfo }) => [ingameinfo?.inGameName, ingameinfo?.inGameId]),
      url,
    ].join(',');
  };
  const expected = [
    'No,Team Name,Email,Leader Discord Tag,Player 1 In Game Name,Player 1 In Game ID,Player 2 In Game Name,Player 2 In Game ID,Player 3 In Game Name,Player 3 In Game ID,Player 4 In Game Name,Player 4 In Game ID,Discord Channel URL',
    await row(1, `"${five.name.replaceAll('"', '""')}"`, five),
    // A cell that a spreadsheet would take for a formula is text.
    await row(2, `"'${formula.name}"`, formula),
  ].join('\r\n');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(bytes.subarray(3).toString('utf8')).toBe(expected);
});

test('without a team there is nothing to export, and that is said', async ({
  page,
  server,
  signIn,
}) => {
  const title = unique('Empty Export Cup');
  await openTournament(server, { title });
  await signIn('admin');
  await page.goto('/admin/tournament');
  await page.getByRole('button', { name: `Export CSV of ${title}` }).click();
  await expect(
    page.getByText('No team is registered yet, so there is nothing to export.'),
  ).toBeVisible();
});
