import * as calls from '@one-dream/contract/features/disputes/disputes.ts';
import { makeAdjustment } from '@one-dream/contract/features/standings/standings.staff.ts';
import { handOverTeam } from '@one-dream/contract/features/teams/teams.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import { png } from '../../../../factories/pictures.ts';
import { type Arena, correct, newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { giveRole, newOwner, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { endWindow } from './windows.actions.ts';

const server = await sharedTestServer();
let arena: Arena;
let scorer: Person;
beforeEach(async () => {
  arena = await newArena(server);
  scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
  await publish(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) });
});

const matchId = () => ({ matchId: arena.match._id });
const leader = (team = 0) => arena.squads[team]?.leader as Person;
const text = 'Their fourth player was shooting from our side of the river.';
const open = (as = leader(), body: object = {}) =>
  server.api.send(calls.openDispute, {
    as,
    params: matchId(),
    body: { kind: 'teaming', text, ...body },
  });
const opened = async () => ((await open()).body as { data: calls.Dispute }).data._id;
const decide = (disputeId: string, body: object, as = scorer) =>
  server.api.send(calls.decideDispute, {
    as,
    params: { ...matchId(), disputeId },
    body: { answer: 'Seen in the recording.', ...body } as never,
  });

describe('opening a dispute', () => {
  it('is for leaders of the lobby, once a kind, with links and up to five pictures', async () => {
    const disputeId = await opened();
    expect(await open()).toMatchObject(refused('CONFLICT'));
    expect(await open(leader(), { kind: 'roster' })).toMatchObject(succeeded);
    expect(
      await open(arena.squads[0]?.players[1] && (await arena.squads[0].signIn(1))),
    ).toMatchObject(refused('NOT_LEADER'));
    expect(await open(leader(1), { text: 'Too short' })).toMatchObject(refused('INVALID'));
    const add = async () =>
      server.api.send(calls.addDisputeEvidence, {
        as: leader(),
        params: { disputeId },
        pictures: { image: await png() },
      });
    for (let picture = 1; picture <= 5; picture++) expect(await add()).toMatchObject(succeeded);
    expect(await add()).toMatchObject(refused('CONFLICT'));
  });

  it('is over with the window; after it only the owner opens one, on an entry’s behalf', async () => {
    server.clock.advance(6 * 3_600_000 + 1000);
    expect(await open()).toMatchObject(refused('WINDOW_CLOSED'));
    const owner = await newOwner(server);
    expect(await open(owner, { entryId: arena.entries[2] })).toMatchObject({
      ...succeeded,
      body: { data: { entryId: arena.entries[2], state: 'open' } },
    });
  });

  it('keeps the match from being final until it is decided', async () => {
    const disputeId = await opened();
    const state = async () => (await server.row('matches', { id: arena.match._id })).state;
    expect(
      await server.api.send(calls.endDisputeWindow, { as: arena.admin, params: matchId() }),
    ).toMatchObject(refused('CONFLICT'));
    server.clock.advance(7 * 3_600_000);
    await endWindow(server.platform, matchId());
    expect(await state()).toBe('published');
    expect(await decide(disputeId, { isAccepted: false })).toMatchObject(succeeded);
    expect(await state()).toBe('final');
  });
});

describe('who sees a dispute', () => {
  it('is its author and staff; the accused team only once it is asked, and it answers once', async () => {
    const disputeId = await opened();
    const mine = async (as: Person) =>
      (
        await server.api.act(calls.listOwnDisputes, {
          as,
          params: { tournamentId: arena.tournament._id },
        })
      ).data.map(({ _id }) => _id);
    const answer = () =>
      server.api.send(calls.answerDispute, {
        as: leader(1),
        params: { disputeId },
        body: { text: 'He was reviving.' },
      });
    expect([await mine(leader()), await mine(leader(1))]).toEqual([[disputeId], []]);
    expect(await answer()).toMatchObject(refused('NOT_FOUND'));
    await server.api.act(calls.askAboutDispute, {
      as: scorer,
      params: { ...matchId(), disputeId },
      body: { entryId: arena.entries[1] ?? '' },
    });
    expect([await mine(leader(1)), await mine(leader(2))]).toEqual([[disputeId], []]);
    expect(await answer()).toMatchObject({
      ...succeeded,
      body: { data: { state: 'answered', openedBy: null } },
    });
    expect(await answer()).toMatchObject(refused('CONFLICT'));
    const withdraw = (as: Person) =>
      server.api.send(calls.withdrawDispute, { as, params: { disputeId } });
    expect(await withdraw(leader(1))).toMatchObject(refused('NOT_FOUND'));
    expect(await withdraw(leader())).toMatchObject(succeeded);
    expect(await decide(disputeId, { isAccepted: false })).toMatchObject(refused('CONFLICT'));
  });

  it('of a team is its leader’s of now: who led it and opened the dispute has no say any more', async () => {
    const disputeId = await opened();
    const heir = (await arena.squads[0]?.signIn(1)) ?? expect.fail('no heir');
    await server.api.act(handOverTeam, { as: leader(), params: { userId: heir.id } });
    const withdraw = (as: Person) =>
      server.api.send(calls.withdrawDispute, { as, params: { disputeId } });
    expect(await withdraw(leader())).toMatchObject(refused('NOT_FOUND'));
    const evidence = {
      as: leader(),
      params: { disputeId },
      pictures: { image: await png() },
    };
    expect(await server.api.send(calls.addDisputeEvidence, evidence)).toMatchObject(
      refused('NOT_FOUND'),
    );
    expect(await withdraw(heir)).toMatchObject(succeeded);
  });
});

describe('a decision', () => {
  it('to accept names what came of it, and that has to be there', async () => {
    const disputeId = await opened();
    const accept = (outcome?: object) => decide(disputeId, { isAccepted: true, outcome });
    expect(await accept()).toMatchObject(refused('INVALID'));
    expect(await accept({ kind: 'version', no: 2 })).toMatchObject(refused('INVALID'));
    expect(await accept({ kind: 'adjustment', adjustmentId: arena.match._id })).toMatchObject(
      refused('INVALID'),
    );
    expect(await accept({ kind: 'disqualification', entryId: arena.entries[1] })).toMatchObject(
      refused('INVALID'),
    );
    await correct(server, { ...arena, as: scorer, rows: rowsOf(arena.entries.toReversed()) });
    expect(await accept({ kind: 'version', no: 2 })).toMatchObject({
      ...succeeded,
      body: {
        data: {
          state: 'accepted',
          outcome: { kind: 'version', versionNo: 2 },
          decidedBy: scorer.name,
        },
      },
    });
  });

  it('may be an adjustment of the stage', async () => {
    const disputeId = await opened();
    const { data } = await server.api.act(makeAdjustment, {
      as: scorer,
      params: { stageId: arena.stage._id },
      body: {
        entryId: arena.entries[1] ?? '',
        pointsX10: -50,
        kind: 'penalty',
        rule: '7.1',
        reason: 'Teaming up',
      },
    });
    const outcome = { kind: 'adjustment', adjustmentId: data._id };
    // In another stage it is not this dispute's outcome.
    const ofStage = (stageId: string) =>
      server.change('adjustments', { id: data._id }, { stage_id: stageId });
    await ofStage((await newArena(server)).stage._id);
    expect(await decide(disputeId, { isAccepted: true, outcome })).toMatchObject(
      refused('INVALID'),
    );
    await ofStage(arena.stage._id);
    expect(await decide(disputeId, { isAccepted: true, outcome })).toMatchObject(succeeded);
  });

  it('is not for hosts, not by the path of another match, and not about one’s own team (invariant 25)', async () => {
    const disputeId = await opened();
    const host = await newStaff(server, { duty: 'host', tournament: arena.tournament });
    expect(await decide(disputeId, { isAccepted: false }, host)).toMatchObject(
      refused('NOT_ALLOWED'),
    );
    const other = await newArena(server);
    const elsewhere = await newStaff(server, { duty: 'scorer', tournament: other.tournament });
    const answer = await server.api.send(calls.decideDispute, {
      as: elsewhere,
      params: { matchId: other.match._id, disputeId },
      body: { isAccepted: false, answer: 'Not yours to decide.' },
    });
    expect(answer).toMatchObject(refused('NOT_FOUND'));
    await giveRole(server, leader(), 'admin');
    expect(await decide(disputeId, { isAccepted: false }, leader())).toMatchObject(
      refused('NOT_ALLOWED'),
    );
    const owner = await newOwner(server);
    expect(await decide(disputeId, { isAccepted: false }, owner)).toMatchObject(succeeded);
  });
});
