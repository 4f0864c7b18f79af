import { listRosters } from '@one-dream/contract/features/entries/entries.registrations.ts';
import {
  checkInGuest,
  claimGuest,
  decideGuestClaim,
  readGuest,
} from '@one-dream/contract/features/guests/guests.ts';
import { getMatch, listMatches } from '@one-dream/contract/features/matches/matches.ts';
import { previewOverlay } from '@one-dream/contract/features/overlay/overlay.ts';
import * as prizes from '@one-dream/contract/features/prizes/prizes.ts';
import { getTeamRecord } from '@one-dream/contract/features/records/records.ts';
import { sharePicturePath } from '@one-dream/contract/features/sharing/sharing.values.ts';
import { finaliseStage } from '@one-dream/contract/features/standings/standings.staff.ts';
import { getStandings } from '@one-dream/contract/features/standings/standings.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GuestEvent, newGuestEvent } from '../../../../factories/guests.ts';
import { draw, inMinutes, newStaff, newStage, plan } from '../../../../factories/lobbies.ts';
import { playOut } from '../../../../factories/results.ts';
import { shown } from '../../../../factories/tournaments.ts';
import { putInPhase } from '../../../tests/support/match-days.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

/** An evening of guests only, played to its end; teams are placed in the sheet's order. */
let event: GuestEvent & { matchId: string; stageId: string; treasurer: Person };
let names: string[];

const server = await sharedTestServer();
beforeAll(async () => {
  const begun = await newGuestEvent(server, { teams: 4 });
  const { tournament, admin, entries } = begun;
  await putInPhase(server, { tournament, phase: 'check-in' });
  for (const { link } of entries) await server.api.act(checkInGuest, { body: { link } });
  const stage = await newStage(server, { tournament, admin });
  await draw(server, { stage, admin });
  const form = { firstStart: inMinutes(server, 45) };
  const [match] = await plan(server, { stage, admin, form });
  if (!match) throw new Error('no match');
  const treasurer = await newStaff(server, { duty: 'treasurer', tournament });
  event = { ...begun, matchId: match._id, stageId: stage._id, treasurer };
  names = entries.map(({ name }) => name);
  await playOut(server, { match, admin, entries: entries.map(({ entryId }) => entryId) });
  await server.api.act(finaliseStage, { as: admin, params: { stageId: stage._id }, body: {} });
});

const ofEvent = () => ({ tournamentId: event.tournament._id });

describe('a guest is', () => {
  it('among the teams of its tournament and its slots', async () => {
    const { reg_teams, slots } = await shown(server, event.tournament);
    expect(reg_teams.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(slots).toBe('4/20');
  });

  it('in the slot list of its match', async () => {
    const { data } = await server.api.act(getMatch, { params: { matchId: event.matchId } });
    expect(data.slots.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(data.slotText).toContain(names[0]);
  });

  it('in results and standings, ranked as it was placed', async () => {
    const { data } = await server.api.act(getStandings, { params: ofEvent() });
    expect(data.stage?.tables[0]?.rows.map(({ name, rank }) => [name, rank])).toEqual(
      names.map((name, place) => [name, place + 1]),
    );
  });

  it.each(['standings', 'winners', 'match', 'slots', 'schedule'] as const)(
    'on the picture of %s',
    async (view) => {
      const id = view === 'match' || view === 'slots' ? event.matchId : event.tournament._id;
      const path = sharePicturePath({ view, id, shape: 'portrait' });
      const answer = await fetch(`${server.url}${path}`);
      // There are winners once the event is over, by the host or automatically.
      const isOver = (await shown(server, event.tournament)).status === 'COMPLETED';
      expect(answer.status).toBe(view === 'winners' && !isOver ? 404 : 200);
    },
  );

  it('in the standings as a table and on the overlay', async () => {
    const table = await fetch(
      `${server.url}/share/table/${event.tournament._id}/standings.csv`,
    ).then((answer) => answer.text());
    const overlay = JSON.stringify(
      await server.api.act(previewOverlay, { as: event.admin, params: ofEvent() }),
    );
    for (const name of names) {
      expect(table).toContain(name);
      expect(overlay).toContain(name);
    }
  });

  it('in the list that the CSV of teams is made of, with its squad', async () => {
    const { data } = await server.api.act(listRosters, {
      as: event.admin,
      params: ofEvent(),
      body: {},
    });
    expect(data.map(({ name }) => name)).toEqual(names);
    const ids = JSON.stringify(data);
    for (const id of event.teams.flatMap((team) => team.ids)) expect(ids).toContain(id);
  });

  it('known by its name in this tournament only: its record has no other event', async () => {
    const { reg_teams } = await shown(server, event.tournament);
    for (const { _id: teamId, name } of reg_teams) {
      const { data } = await server.api.act(getTeamRecord, { params: { teamId } });
      expect(data).toMatchObject({ name, isActive: false });
      expect(data.events.map(({ tournamentId }) => tournamentId)).toEqual([event.tournament._id]);
    }
  });

  it('shown no game id of, in any answer that everybody gets', async () => {
    const answers = JSON.stringify([
      await shown(server, event.tournament),
      await server.api.act(getStandings, { params: ofEvent() }),
      await server.api.act(listMatches, { params: ofEvent() }),
      await server.api.act(getMatch, { params: { matchId: event.matchId } }),
      await server.api.act(readGuest, { body: { link: event.entries[0]?.link ?? '' } }),
    ]);
    for (const id of event.teams.flatMap((team) => team.ids)) expect(answers).not.toContain(id);
    expect(answers).not.toContain(event.teams[0]?.phone);
  });
});

it('what a guest won is on its page, and paid to whoever claims it, with a host’s yes', async () => {
  const rules = [{ kind: 'rank' as const, fromRank: 1, toRank: 1, amountPaise: 5_000_00 }];
  await server.api.act(prizes.savePrizeRules, {
    as: event.admin,
    params: ofEvent(),
    body: { rules },
  });
  const { data: ledger } = await server.api.act(prizes.makePayouts, {
    as: event.treasurer,
    params: ofEvent(),
  });
  expect(ledger.payouts).toMatchObject([{ payee: null, state: 'details_needed' }]);
  const [winner] = event.entries;
  const body = { link: winner?.link ?? '' };
  expect((await server.api.act(readGuest, { body })).data.prizes).toMatchObject([{ amount: 5000 }]);
  const as = await newPlayer(server, { inGameId: event.teams[0]?.ids[1] });
  // Without a team a host is asked, while the prize is due.
  await server.api.act(claimGuest, { as, body });
  expect((await server.api.act(prizes.listOwnPrizes, { as })).data.prizes).toEqual([]);
  await server.api.act(decideGuestClaim, {
    as: event.admin,
    params: { entryId: winner?.entryId ?? '' },
    body: { userId: as.id, isGranted: true },
  });
  const { data } = await server.api.act(prizes.listOwnPrizes, { as });
  expect(data.prizes).toMatchObject([{ isPayee: true }]);
});
