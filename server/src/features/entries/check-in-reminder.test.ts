import { checkIn, remindMissing } from '@one-dream/contract/features/entries/entries.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import { openMatchDay, touch } from '../../../tests/support/match-days.ts';
import type { Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const minute = 60_000;

const reminders = async (as: Person) =>
  (await server.api.act(listNotifications, { as })).data.filter(({ title }) =>
    title.startsWith('Your squad is not checked in'),
  ).length;

it('a host reminds who is not checked in, and nobody else', async () => {
  const day = await openMatchDay(server, { slots: 2, phase: 'check-in' });
  const host = await newStaff(server, { duty: 'host', tournament: day.tournament });
  const [here, missing] = day.placed;
  if (!here || !missing) throw new Error('no squads');
  await touch(server, checkIn, { team: here, tournament: day.tournament });
  const params = { tournamentId: day.tournament._id };
  const { message } = await server.api.act(remindMissing, { as: host, params });
  expect(message).toBe(`${missing.players.length} players reminded.`);
  expect(await reminders(missing.leader)).toBe(1);
  expect(await reminders(here.leader)).toBe(0);
  const log = { action: 'tournament.reminded', tournament_id: day.tournament._id };
  expect(await server.row('audit_log', log, ['after'])).toMatchObject({
    after: { players: missing.players.length },
  });
  expect(await server.api.send(remindMissing, { as: missing.leader, params })).toMatchObject(
    refused('NOT_ALLOWED'),
  );
});

it('is for the time of check-in alone', async () => {
  const { tournament } = await openMatchDay(server, { phase: 'check-in' });
  const as = await newStaff(server, { duty: 'host', tournament });
  const send = () =>
    server.api.send(remindMissing, { as, params: { tournamentId: tournament._id } });
  expect(await send()).toMatchObject(succeeded);
  server.clock.advance(6 * 60 * minute);
  expect(await send()).toMatchObject(refused('CHECKIN_CLOSED'));
});
