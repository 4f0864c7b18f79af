import { postSearch } from '../../server/src/features/teams/search.actions.ts';
import * as queries from '../demo.queries.ts';
import type { PastPlatform } from '../match-days/past-platform.ts';

const hourMs = 60 * 60 * 1000;

/** Adverts of teams and players looking for each other, oldest first. */
const ofTeams = [
  { roles: ['SNIPER'], text: 'Need one sniper for T3, 8 pm daily. Mic is a must.' },
  {
    roles: ['SUPPORTER', 'ASSAULTER'],
    text: 'Two left after exams. We play scrims 5 days a week.',
  },
  { roles: [], text: 'Looking for a sub who can play any role. Hindi or Marathi.' },
];
const ofPlayers = [
  'Free after 7 pm on weekdays, all day on Sundays. Hindi, English.',
  'Played two seasons of T2 with my last squad. Want a team that reviews its matches.',
];

/** Posts adverts of teams with a free place, and of players without a team. */
export async function postSearches(past: PastPlatform, { now }: { now: Date }): Promise<void> {
  const { db } = past.at(now);
  const leaders = await queries.listLeadersWithRoom(db, ofTeams.length);
  for (const [place, { text, roles }] of ofTeams.entries()) {
    const viewer = leaders[place];
    const at = new Date(now.getTime() - (40 - 15 * place) * hourMs);
    if (viewer) await postSearch(past.at(at), { viewer, text, roles });
  }
  // The first two are used elsewhere in the back office.
  const players = (await queries.listTeamless(db, 2 + ofPlayers.length)).slice(2);
  for (const [place, text] of ofPlayers.entries()) {
    const viewer = players[place];
    const at = new Date(now.getTime() - (30 - 22 * place) * hourMs);
    if (viewer) await postSearch(past.at(at), { viewer, text, roles: [] });
  }
}
