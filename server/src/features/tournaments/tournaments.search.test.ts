import type { CallBodyInput } from '@one-dream/contract/call.ts';
import * as calls from '@one-dream/contract/features/tournaments/tournaments.ts';
import { expect, it } from 'vitest';
import { openTournament } from '../../../../factories/tournaments.ts';
import { newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

it('tournaments are found by a part of their titles in any case, page by page, also within a status', async () => {
  const closed = await openTournament(server, { title: 'Monsoon 50%_off Cup', status: 'CLOSED' });
  const open = await openTournament(server, { title: 'MONSOON 50%_OFF FINAL' });
  await openTournament(server, { title: 'Monsoon 50 off' });
  const as = await newPlayer(server);
  const found = async (body: CallBodyInput<typeof calls.listTournaments>) => {
    const { data, nextCursor } = await server.api.act(calls.listTournaments, {
      as,
      body: { limit: 10, ...body },
    });
    return { ids: data.map(({ _id }) => _id), nextCursor };
  };
  expect((await found({ search: 'monsoon 50%_' })).ids).toEqual([open._id, closed._id]);
  expect((await found({ search: '50%_off', statuses: ['CLOSED'] })).ids).toEqual([closed._id]);
  const first = await found({ search: '50%_off', limit: 1 });
  expect(first.ids).toEqual([open._id]);
  expect((await found({ search: '50%_off', cursor: first.nextCursor ?? undefined })).ids).toEqual([
    closed._id,
  ]);
  expect((await found({ search: 'nothing like it' })).ids).toEqual([]);
});
