import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { publicPageSize } from '@one-dream/contract/limits.ts';
import type { Squad } from '../../factories/site.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { accountOf, post, tokenOf } from '../support/api.ts';
import { checkInAll, drawLobby, type MatchDay, openMatchDay } from '../support/match-days.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { newPlayer, type Player } from '../support/players.ts';
import type { RunningServer } from '../support/start-server.ts';

/** Data the screenshots need besides the demo organisation. */
export interface Scene {
  server: RunningServer;
  /** The demo's current tournaments, by status. */
  current: Record<'OPENED' | 'LIVE' | 'UPCOMING', Tournament>;
  past: Tournament;
  /** A team leading a tier of the ladder. */
  lead: string;
  /** Has not filled in anything. */
  newcomer: Player;
  /** Can create a team. */
  complete: Player;
  /** Two players. */
  squad: Squad;
  full: Squad;
  /** Registered for the open tournament. */
  entered: Squad;
  /** Edited by two admins. */
  shared: Tournament;
  notification: Notification;
  /** The next event of the demo's host. */
  tonight: { tournamentId: string };
  /** Neither drawn nor scheduled. */
  fresh: Tournament;
  /** Drawn, scheduled, everybody checked in; no room yet. */
  day: MatchDay;
  dayMatches: Match[];
}

export async function setScene(server: RunningServer): Promise<Scene> {
  const { data } = await post<{ data: Tournament[] }>(server, {
    path: '/noauth/tournament',
    body: { limit: publicPageSize.max },
  });
  const byStatus = (status: string) => {
    const found = data.find((one) => one.status === status);
    if (!found) throw new Error(`the demo has no tournament that is ${status}`);
    return found;
  };
  const [past] = data
    .filter(({ status }) => status === 'COMPLETED')
    .toSorted((a, b) => b.reg_teams.length - a.reg_teams.length);
  const entered = await newSquad(server, { name: 'Konkan Kites', size: 5 });
  await register(server, { team: entered, tournament: byStatus('OPENED') });
  return {
    server,
    current: {
      OPENED: byStatus('OPENED'),
      LIVE: byStatus('LIVE'),
      UPCOMING: byStatus('UPCOMING'),
    },
    past: past ?? byStatus('COMPLETED'),
    lead: await findLead(server),
    newcomer: await newPlayer(server, {
      name: 'Ishita Borah',
      inGame: false,
      discord: false,
    }),
    complete: await newPlayer(server, { name: 'Zaid Ansari' }),
    squad: await newSquad(server, { name: 'Night Drop Nagpur', size: 2 }),
    full: await newSquad(server, { name: 'Full House', size: 6 }),
    entered,
    shared: await openTournament(server, { title: 'Erangel Open #3', status: 'UPCOMING' }),
    notification: await notifyLeader(server),
    ...(await setMatchDay(server)),
  };
}

async function findLead(server: RunningServer): Promise<string> {
  const { data } = await post<{ data: { week: { teamId: string }[] }[] }>(server, {
    path: '/noauth/ladder',
  });
  const [lead] = data.flatMap(({ week }) => week);
  if (!lead) throw new Error("nobody of the demo's ladder has played");
  return lead.teamId;
}

async function setMatchDay(server: RunningServer) {
  const served = await post<{ data: { tournamentId: string; nextMatchAt: string | null }[] }>(
    server,
    { path: '/duties/mine', token: await tokenOf(server, 'host') },
  );
  const tonight = served.data.find(({ nextMatchAt }) => nextMatchAt) ?? served.data[0];
  if (!tonight) throw new Error("the demo's host runs nothing");
  const day = await openMatchDay(server, { teams: 4 });
  const { matches } = await drawLobby(server, { tournament: day.tournament, matches: 3 });
  await checkInAll(server, day);
  const fresh = await openTournament(server, { title: 'Sanhok Sprint, first edition' });
  return { tonight, day, dayMatches: matches, fresh };
}

/** Fills the alerts of the demo's leader with one of every kind. @returns the newest, in wire format */
async function notifyLeader(server: RunningServer): Promise<Notification> {
  const to = accountOf('ready-leader').email;
  const sent = [
    {
      type: 'achievement',
      title: 'Team of the week: Monsoon Mavericks',
      description: '31 finishes in one night. Your crest is on the stream overlay until Sunday.',
    },
    {
      type: 'social',
      title: 'Community night on Saturday',
      description:
        'Custom rooms with the casters from 9 PM. Bring somebody who has never played with us.',
    },
    {
      type: 'event',
      title: 'Lobby A starts at 5 PM',
      description:
        'The room opens at 4:45 PM. Bring the roster you registered, and be in the waiting channel ten minutes before.',
      link: '/tournament',
    },
  ];
  for (const one of sent) await callAsAdmin(server, { path: '/notify/push', body: { to, ...one } });
  const token = await tokenOf(server, 'ready-leader');
  const { data } = await post<{ data: Notification[] }>(server, { path: '/notify/list', token });
  const [newest] = data;
  if (!newest) throw new Error('no notification arrived');
  return newest;
}
