import { randomUUID } from 'node:crypto';
import * as calls from '@one-dream/contract/features/guests/guests.ts';
import { releaseRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { emptyGuestEvent, eventCall, newGuestEvent, sheetTeam } from '../../../factories/guests.ts';
import { draw, fillRoom, inMinutes, newStage, plan } from '../../../factories/lobbies.ts';
import { putInPhase } from './match-days.ts';
import { newPlayer } from './people.ts';
import type { TestServer } from './test-server.ts';

/** A lobby of guests with its room saved, checked in unless a test says otherwise. */
export async function newGuestLobby(
  server: TestServer,
  { checkedIn = true }: { checkedIn?: boolean } = {},
) {
  const event = await newGuestEvent(server, { teams: 2 });
  const { tournament, entries } = event;
  await putInPhase(server, { tournament, phase: 'check-in' });
  if (checkedIn)
    for (const { link } of entries) await server.api.act(calls.checkInGuest, { body: { link } });
  const [entry] = entries;
  const [team] = event.teams;
  if (!entry || !team) throw new Error('no guests');
  return { ...event, ...(await planMatch(server, event)), ...entry, team };
}

/** Draws and plans a match for the teams that are in, and saves its room. */
export async function planMatch(
  server: TestServer,
  { tournament, admin }: Pick<Awaited<ReturnType<typeof newGuestEvent>>, 'tournament' | 'admin'>,
) {
  const stage = await newStage(server, { tournament, admin });
  await draw(server, { stage, admin });
  const form = { firstStart: inMinutes(server, 45) };
  const [match] = await plan(server, { stage, admin, form });
  if (!match) throw new Error('no match');
  await fillRoom(server, { match, admin });
  const release = () => server.api.act(releaseRoom, { as: admin, params: { matchId: match._id } });
  return { match, release };
}

/** A guest team with the ids that a sheet had, few or none, and those that its captain still has to fill in. */
export async function newLateGuest(
  server: TestServer,
  {
    known = 0,
    ...given
  }: { known?: number; event?: Awaited<ReturnType<typeof emptyGuestEvent>> } = {},
) {
  const event = given.event ?? (await emptyGuestEvent(server));
  const { name, ids } = sheetTeam();
  const names = ['Mortal', 'Viper', 'Regal', 'Clutch'];
  const players = names.flatMap((player, index) => [player, index < known ? ids[index] : '']);
  const heads = names.flatMap((_, index) => [`Player ${index + 1}`, `ID ${index + 1}`]);
  const table = [
    ['Team', ...heads],
    [name, ...players],
  ]
    .map((row) => row.join('\t'))
    .join('\n');
  const { entries, importId } = await server.api.act(calls.importGuests, {
    ...eventCall(event),
    body: { table, accept: [0] },
  });
  const [entry] = entries;
  if (!entry?.link) throw new Error('no guest');
  const late = ids.slice(known).map((inGameId, n) => ({ inGameName: `Late ${n}`, inGameId }));
  const { entryId, link } = entry;
  return { ...event, importId: importId ?? '', entryId, link, name, ids, late };
}

/** Somebody without a team who claims a guest team while a prize of it is due. */
export async function newWaitingClaim(server: TestServer) {
  const event = await newGuestEvent(server);
  const { tournament, entries, teams } = event;
  const [entry] = entries;
  if (!entry) throw new Error('no guests');
  const payout = await oweTo(server, { tournament, entry });
  const claimer = await newPlayer(server, { inGameId: teams[0]?.ids[1] });
  const { data } = await server.api.act(calls.claimGuest, {
    as: claimer,
    body: { link: entry.link },
  });
  if (data) throw new Error('not asked for');
  return { ...event, ...entry, claimer, userId: claimer.id, payout };
}

/** A prize that an entry has not been paid yet. @returns the payout's id */
export async function oweTo(
  { db, platform }: TestServer,
  { tournament, entry }: { tournament: { _id: string }; entry: { entryId: string; name: string } },
): Promise<string> {
  const id = randomUUID();
  const now = platform.now();
  await db
    .insertInto('payouts')
    .values({
      ...{ id, tournament_id: tournament._id, entry_id: entry.entryId, team_name: entry.name },
      ...{ gross_paise: 500_00, net_paise: 500_00, state: 'details_needed', award: 'MVP' },
      ...{ due_at: now, created_at: now },
    })
    .execute();
  return id;
}
