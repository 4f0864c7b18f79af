import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { cancelTournament } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import type { Squad } from '../../../../factories/site.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { shown, tryCancel, tryRegister } from '../../../../factories/tournaments.ts';
import { entryOf, openMatchDay, putInPhase, touch } from '../../../tests/support/match-days.ts';
import { newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { runClockAction } from '../tournaments/run-clock.actions.ts';

const server = await sharedTestServer();

const first = <Team>(teams: readonly Team[], index = 0) => teams[index] ?? expect.fail('no team');
const stateOf = async (team: Squad, tournament: { _id: string }) =>
  (await entryOf(server, { team, tournament })).state;

/** Closes check-in as the clock does. @returns whether it was done */
async function closeByClock({ _id: tournamentId }: { _id: string }): Promise<boolean> {
  const { checkin_closes_at } = await server.row('tournaments', { id: tournamentId });
  const due = {
    tournamentId,
    action: 'close-check-in',
    at: checkin_closes_at?.toISOString() ?? '',
  };
  return inUnitOfWork(server.platform, (work) => runClockAction(work, due as never));
}

describe('the waitlist', () => {
  it('holds players, is refused while a slot is free, and moves up in its order', async () => {
    const { tournament, placed, waiting } = await openMatchDay(server, { waiting: 2 });
    expect(await tryRegister(server, { team: first(waiting), tournament })).toMatchObject(
      refused('ALREADY_REGISTERED'),
    );
    expect((await shown(server, tournament)).waiting).toBe(2);
    expect(await tryCancel(server, { team: first(placed), tournament })).toMatchObject(succeeded);
    expect(await entryOf(server, { team: first(waiting), tournament })).toMatchObject({
      state: 'registered',
      slot: 1,
    });
    expect(await stateOf(first(waiting, 1), tournament)).toBe('waitlisted');
    expect(await shown(server, tournament)).toMatchObject({ slots: '1/1', waiting: 1 });
  });

  it('lets a host promote out of turn only with a reason', async () => {
    const day = await openMatchDay(server, { waiting: 2, fill: 'hold' });
    const { tournament, placed, waiting } = day;
    await tryCancel(server, { team: first(placed), tournament });
    expect(await stateOf(first(waiting), tournament)).toBe('waitlisted');
    const newcomer = await newSquad(server);
    expect(await tryRegister(server, { team: newcomer, tournament })).toMatchObject(
      refused('SLOTS_FILLED'),
    );
    const request = { team: first(waiting, 1), tournament, as: await newAdmin(server) };
    expect(await touch(server, entries.promoteEntry, request)).toMatchObject(
      refused('OUT_OF_TURN'),
    );
    const body = { reason: 'The first one is away.' };
    expect(await touch(server, entries.promoteEntry, { ...request, body })).toMatchObject(
      succeeded,
    );
    expect(await stateOf(first(waiting, 1), tournament)).toBe('registered');
  });

  it('is nothing that a player or a stranger decides about', async () => {
    const { tournament, waiting } = await openMatchDay(server, { waiting: 1 });
    for (const as of [first(waiting).leader, await newPlayer(server)]) {
      const request = { team: first(waiting), tournament, as };
      expect(await touch(server, entries.promoteEntry, request)).toMatchObject(
        refused('NOT_ALLOWED'),
      );
    }
  });
});

describe('check-in', () => {
  it('is one tap by anybody of the roster, taken back by the same, in its time only', async () => {
    const { tournament, placed } = await openMatchDay(server);
    const team = first(placed);
    const tap = (call: typeof entries.checkIn, as = first(team.players, 2)) =>
      touch(server, call, { team, tournament, as });
    expect(await tap(entries.checkIn)).toMatchObject(refused('CHECKIN_CLOSED'));
    await putInPhase(server, { tournament, phase: 'check-in' });
    expect(await tap(entries.checkIn, await newPlayer(server))).toMatchObject(refused('NOT_FOUND'));
    for (const _twice of [1, 2]) expect(await tap(entries.checkIn)).toMatchObject(succeeded);
    expect(await stateOf(team, tournament)).toBe('checked_in');
    const undo = entries.undoCheckIn as unknown as typeof entries.checkIn;
    expect(await tap(undo)).toMatchObject(succeeded);
    expect(await stateOf(team, tournament)).toBe('registered');
  });

  it('closes once: who is missing loses the place, the ready get it, the others wait on', async () => {
    const day = await openMatchDay(server, { slots: 2, waiting: 2, phase: 'check-in' });
    const { tournament, placed, waiting } = day;
    await touch(server, entries.checkIn, { team: first(placed), tournament });
    // Second in the queue, and the only one that is ready.
    await touch(server, entries.checkIn, { team: first(waiting, 1), tournament });
    await putInPhase(server, { tournament, phase: 'locked' });
    expect(await Promise.all([closeByClock(tournament), closeByClock(tournament)])).toContain(true);
    expect(await stateOf(first(placed), tournament)).toBe('checked_in');
    expect(await stateOf(first(placed, 1), tournament)).toBe('no_show');
    expect(await stateOf(first(waiting), tournament)).toBe('waitlisted');
    expect(await entryOf(server, { team: first(waiting, 1), tournament })).toMatchObject({
      state: 'checked_in',
      slot: 2,
    });
    expect((await shown(server, tournament)).slots).toBe('2/2');
  });

  it('is not closed by the clock for a tournament that was called off', async () => {
    const { tournament } = await openMatchDay(server, { phase: 'locked' });
    await server.api.act(cancelTournament, {
      as: await server.admin(),
      params: { tournamentId: tournament._id },
      body: { reason: 'The servers are down.' },
    });
    expect(await closeByClock(tournament)).toBe(false);
  });
});

it('a vacant slot of a scrim goes to one of many who claim it', async () => {
  const day = { slots: 2, placed: 1, phase: 'locked', kind: 'scrim' } as const;
  const { tournament } = await openMatchDay(server, day);
  const teams = await Promise.all([1, 2, 3, 4].map(() => newSquad(server)));
  const answers = await Promise.all(
    teams.map(({ id: teamId, leader: as }) =>
      server.api.send(entries.claimSlot, { as, params: { tournamentId: tournament._id, teamId } }),
    ),
  );
  expect(answers.map(({ body }) => body.code ?? 'in').sort()).toEqual([
    'SLOT_TAKEN',
    'SLOT_TAKEN',
    'SLOT_TAKEN',
    'in',
  ]);
});

it('after locking, withdrawing is asked for and a host decides', async () => {
  const { tournament, placed } = await openMatchDay(server, { phase: 'locked' });
  const team = first(placed);
  const request = { team, tournament };
  expect(await touch(server, entries.withdrawEntry, request)).toMatchObject(
    refused('CANCEL_CLOSED'),
  );
  const body = { reason: 'Two of us are ill.' };
  expect(await touch(server, entries.askToWithdraw, { ...request, body })).toMatchObject(succeeded);
  const decision = { ...request, as: await newAdmin(server), body: { isGranted: true } };
  expect(await touch(server, entries.decideWithdrawal, decision)).toMatchObject(succeeded);
  expect(await stateOf(team, tournament)).toBe('withdrawn');
});
