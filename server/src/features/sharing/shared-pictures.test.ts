import { makePayouts, savePrizeRules } from '@one-dream/contract/features/prizes/prizes.ts';
import { shareMessage } from '@one-dream/contract/features/sharing/sharing.ts';
import {
  type ShareView,
  sharePicturePath,
} from '@one-dream/contract/features/sharing/sharing.values.ts';
import { finaliseStage } from '@one-dream/contract/features/standings/standings.staff.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { draw, newStadium, newStaff, plan, type Stadium } from '../../../../factories/lobbies.ts';
import { newArena, playOut } from '../../../../factories/results.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

type Asked = { view: ShareView; id: string; group?: string; stageId?: string; page?: number };
const statusOf = async (request: Asked) =>
  (await fetch(`${server.url}${sharePicturePath({ shape: 'wide', ...request })}`)).status;
const tagOf = async (request: Asked) =>
  (await fetch(`${server.url}${sharePicturePath({ shape: 'wide', ...request })}`)).headers.get(
    'etag',
  );
const complete = ({ admin, stage }: Pick<Stadium, 'admin' | 'stage'>) =>
  server.api.act(finaliseStage, { as: admin, params: { stageId: stage._id }, body: {} });

describe('an event of two groups', () => {
  let stadium: Stadium;
  beforeAll(async () => {
    stadium = await newStadium(server, { teams: 8, stage: { format: 'groups', lobbyMax: 4 } });
    const drawn = await draw(server, { ...stadium, form: { groups: 2 } });
    for (const match of await plan(server, stadium)) {
      const group = drawn.groups.find(({ letter }) => match.groups.includes(letter));
      const entries = group?.teams.map(({ _id }) => _id) ?? [];
      await playOut(server, { ...stadium, match, entries });
    }
  });
  const of = (request: Omit<Asked, 'id'>) => ({ id: stadium.tournament._id, ...request });

  it('has a picture of the table of each, and of one alone where it is asked for', async () => {
    expect(await statusOf(of({ view: 'standings', page: 2 }))).toBe(200);
    expect(await statusOf(of({ view: 'standings', group: 'A' }))).toBe(200);
    expect(await statusOf(of({ view: 'standings', group: 'A', page: 2 }))).toBe(404);
    const [a, b] = [
      await tagOf(of({ view: 'schedule', group: 'A' })),
      await tagOf(of({ view: 'schedule', group: 'B' })),
    ];
    expect(a).not.toBe(b);
  });

  it('has a winner of each group, and no podium, no message with one and no prizes by place', async () => {
    await complete(stadium);
    expect(await statusOf(of({ view: 'winners' }))).toBe(404);
    const { tournament, admin } = stadium;
    const params = { tournamentId: tournament._id };
    const body = { phase: 'winners' as const };
    const message = await server.api.act(shareMessage, { as: admin, params, body });
    expect(message.picture).toBeNull();
    const rules = [{ kind: 'rank' as const, fromRank: 1, toRank: 1, amountPaise: 100_00 }];
    await server.api.act(savePrizeRules, { as: admin, params, body: { rules } });
    const treasurer = await newStaff(server, { duty: 'treasurer', tournament });
    expect(await server.api.send(makePayouts, { as: treasurer, params })).toMatchObject(
      refused('CONFLICT'),
    );
  });
});

it('names no winners while the event goes on, though its stage is final', async () => {
  const arena = await newArena(server);
  await playOut(server, arena);
  await complete(arena);
  const id = arena.tournament._id;
  await server.change('tournaments', { id }, { status: 'LIVE' });
  expect(await statusOf({ view: 'winners', id })).toBe(404);
  await server.change('tournaments', { id }, { status: 'COMPLETED' });
  expect(await statusOf({ view: 'winners', id })).toBe(200);
});

it('leaves matches that do not count out of the schedule', async () => {
  const { tournament, matches } = await newArena(server, { form: { matches: 9, perDay: 5 } });
  const id = tournament._id;
  expect(await statusOf({ view: 'schedule', id, page: 2 })).toBe(200);
  await server.change('matches', { id: matches[8]?._id ?? '' }, { state: 'void' });
  expect(await statusOf({ view: 'schedule', id })).toBe(200);
  expect(await statusOf({ view: 'schedule', id, page: 2 })).toBe(404);
});
