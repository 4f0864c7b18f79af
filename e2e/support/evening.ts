import { checkIn, listEntries } from '@one-dream/contract/features/entries/entries.ts';
import { savePayeeDetails } from '@one-dream/contract/features/prizes/prizes.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { entryOf, newStadium, plan, type Stadium } from '../../factories/lobbies.ts';
import { goodDetails } from '../../factories/prizes.ts';
import { register } from '../../factories/tournaments.ts';
import { enteredMatch } from './arena.ts';
import { inMinutes } from './match-days.ts';
import { moveClock } from './second-factor.ts';
import type { RunningServer } from './start-server.ts';

/** Eliminations of sixteen teams by placement: 58 of at most 63. */
export const elimsByPlace = [11, 8, 7, 6, 5, 4, 4, 3, 2, 2, 2, 1, 1, 1, 1, 0];

/** Last week's event, to be copied: one lobby of sixteen squads, two prizes. */
export async function lastWeeksEvent(
  server: RunningServer,
  { title, matches = 3 }: { title: string; matches?: number },
): Promise<Stadium> {
  const stadium = await newStadium(server, {
    teams: 16,
    stage: { name: 'Final' },
    tournament: {
      title,
      slots: 16,
      prizePool: '8000',
      prizes: [
        { rank: '1', prize: '₹5,000', additionalInfo: '' },
        { rank: '2', prize: '₹3,000', additionalInfo: '' },
      ],
      regClosesAt: inMinutes(30),
      checkinOpensAt: inMinutes(60),
      checkinClosesAt: inMinutes(95),
      firstMatchAt: inMinutes(120),
    },
  });
  await plan(server, {
    ...stadium,
    form: {
      firstStart: inMinutes(120),
      matches,
      maps: ['Erangel', 'Miramar', 'Sanhok']
        .slice(0, matches)
        .map((name) => ({ name, recall: false })),
    },
  });
  return stadium;
}

/** That many minutes from now, as the value of a field in India's time. */
export function istInMinutes(minutes: number): string {
  return new Date(Date.now() + (minutes + 330) * 60_000).toISOString().slice(0, 16);
}

/** ID of the event shown in the console. */
export function eventIdOf(page: Page): string {
  const [, id] = /\/console\/([^/?]+)/.exec(page.url()) ?? [];
  if (!id) throw new Error(`no console: ${page.url()}`);
  return id;
}

type Evening = Pick<Stadium, 'squads'> & { tournament: { _id: string } };

/** Enters last week's teams again. */
export async function registerAll(server: RunningServer, evening: Evening): Promise<void> {
  const { squads, tournament } = evening;
  for (const team of squads) await register(server, { team, tournament });
}

/** Leaders check their teams in, all but the last ones. */
export async function checkInAllBut(
  server: RunningServer,
  { missing, squads, tournament }: Evening & { missing: number },
): Promise<void> {
  for (const team of squads.slice(0, squads.length - missing)) {
    const entryId = await entryOf(server, { team, tournament });
    await server.api.act(checkIn, { as: team.leader, params: { entryId } });
  }
}

/** All leaders give payment details while their sign-in is recent, as it is required. */
export async function giveDetails(server: RunningServer, { squads }: Evening): Promise<void> {
  for (const { leader } of squads)
    await server.api.act(savePayeeDetails, { as: leader, body: goodDetails });
}

/** Advances an evening, and polls the page until it shows the effect. */
export async function passTime(
  server: RunningServer,
  { page, minutes, until }: { page: Page; minutes: number; until: Locator },
): Promise<void> {
  await moveClock(server, minutes);
  await expect(async () => {
    await page.reload();
    await expect(until).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
}

/** Generated placements and eliminations in slot order, varied by `turn`; with the players' game IDs. */
export async function playedOut(
  server: RunningServer,
  { matchId, tournament, turn }: Pick<Evening, 'tournament'> & { matchId: string; turn: number },
) {
  const { teams } = await enteredMatch(server, matchId);
  const as = await server.admin();
  const { data } = await server.api.act(listEntries, {
    as,
    params: { tournamentId: tournament._id },
  });
  return teams.map((team, index) => {
    const place = ((index * 7 + turn) % teams.length) + 1;
    const { players = [] } = data.find(({ entryId }) => entryId === team.entryId) ?? {};
    return { ...team, players, place, elims: elimsByPlace[place - 1] ?? 0 };
  });
}

type Played = Awaited<ReturnType<typeof playedOut>>;

/** As pasted from a spreadsheet. */
export function asBlock(played: Played): string {
  return played.map(({ roomSlot, place, elims }) => `${roomSlot}\t${place}\t${elims}`).join('\n');
}

/** As saved by the observer client. */
export function asObserverFile(played: Played): string {
  const playerInfoList = played.flatMap(({ roomSlot, place, elims, players }) =>
    players.map(({ inGameId, inGameName }, index) => ({
      uId: inGameId,
      playerName: inGameName,
      teamId: roomSlot,
      rank: place,
      killNum: index === 0 ? elims : 0,
    })),
  );
  return JSON.stringify({ playerInfoList });
}
