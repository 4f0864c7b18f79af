import * as calls from '@one-dream/contract/features/accounts/accounts.ts';
import { getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { png } from '../../../../factories/pictures.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { asText } from '../../../tests/support/as-text.ts';
import { openMatchDay, putInPhase } from '../../../tests/support/match-days.ts';
import { newAdmin, newOwner, newPlayer, type Person } from '../../../tests/support/people.ts';
import { readTables } from '../../../tests/support/read-tables.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { newId } from '../../platform/secrets.ts';

const server = await sharedTestServer();

const save = (as: Person, body: object, image?: Buffer) =>
  server.api.send(calls.updateOwnProfile, {
    as,
    body: body as never,
    ...(image && { pictures: { image } }),
  });
const remove = (as: Person) => server.api.send(calls.deleteOwnAccount, { as });

async function storedImages(): Promise<number> {
  let count = 0;
  for await (const _key of server.platform.storage.list('images')) count++;
  return count;
}

describe('one’s own name and picture', () => {
  it('are changed, for team-mates too, while rosters keep the name they have', async () => {
    const team = await newSquad(server);
    const [leader, mate] = team.players;
    if (!leader || !mate) throw new Error('nobody');
    await register(server, { team, tournament: await openTournament(server) });
    const answer = await save(mate, { name: '  New   Name ' }, await png(61));
    expect(answer.body.data).toMatchObject({ name: 'New Name' });
    const { team: seen } = await server.api.act(getTeam, {
      as: leader,
      params: { userId: leader.id },
    });
    expect(seen?.players.map(({ name }) => name)).toContain('New Name');
    const roster = await server.find('registration_players', { user_id: mate.id }, ['name']);
    expect(roster?.name).toBe(mate.name);
  });

  it('lose a picture that nobody else shows, in every width', async () => {
    const player = await newPlayer(server);
    const before = await storedImages();
    await save(player, { name: 'Pictured' }, await png(62));
    expect(await storedImages()).toBeGreaterThan(before);
    const stored = await save(player, { name: 'Pictured Still' });
    expect(stored.body.data).toMatchObject({ profile: expect.stringMatching(/^\/images\//) });
    const gone = await save(player, { name: 'Pictured', picture: 'none' });
    expect(gone.body.data).toMatchObject({ profile: '' });
    expect(await storedImages()).toBe(before);
  });

  it('change a name five times in thirty days, and the picture as often as one likes', async () => {
    const player = await newPlayer(server);
    for (let time = 1; time <= 5; time++)
      expect(await save(player, { name: `Name ${time}` })).toMatchObject(succeeded);
    const images = await storedImages();
    const sixth = await save(player, { name: 'Name 6' }, await png(63));
    expect(sixth).toMatchObject(refused('TOO_MANY_REQUESTS'));
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(29 * 24 * 60 * 60);
    expect(await storedImages()).toBe(images);
    expect(await save(player, { name: 'Name 5' }, await png(64))).toMatchObject(succeeded);
    const at = new Date(server.now().getTime() - 31 * 24 * 60 * 60 * 1000);
    await server.change('audit_log', { actor_id: player.id }, { at });
    expect(await save(player, { name: 'Name 6' })).toMatchObject(succeeded);
  });

  it.each([
    ['nothing', ''],
    ['51 letters', 'x'.repeat(51)],
    ['turned-around text', 'ab\u202ecd'],
  ])('refuse %s as a name', async (_what, name) => {
    expect(await save(await newPlayer(server), { name })).toMatchObject(refused('INVALID'));
  });
});

describe('deleting one’s own account', () => {
  it('leaves nothing of the person, also of a name they had before', async () => {
    const team = await newSquad(server, { size: 2, players: [{}, { name: 'Firstname Formerly' }] });
    const [leader, person] = team.players;
    if (!leader || !person) throw new Error('nobody');
    await save(person, { name: 'Secondname Nowadays' });
    expect(await remove(person)).toMatchObject(succeeded);
    const rows = asText(await readTables(server.db));
    for (const trace of ['Firstname Formerly', 'Secondname Nowadays', person.email])
      expect(rows).not.toContain(trace);
    const { team: left } = await server.api.act(getTeam, {
      as: leader,
      params: { userId: leader.id },
    });
    expect(left?.players).toHaveLength(1);
    expect((await save(person, { name: 'Ghost' })).status).toBe(401);
  });

  it('of a leader passes the team on with its running entry, which the heir checks in', async () => {
    const { placed, tournament } = await openMatchDay(server, { slots: 1, phase: 'check-in' });
    const [team] = placed;
    const [leader, heir] = team?.players ?? [];
    if (!team || !leader || !heir) throw new Error('nobody');
    expect(await remove(leader)).toMatchObject(succeeded);
    const { team: left } = await server.api.act(getTeam, { as: heir, params: { userId: heir.id } });
    expect(left?.leader._id).toBe(heir.id);
    const entry = await server.find('registrations', { tournament_id: tournament._id }, [
      'state',
      'slot',
    ]);
    expect(entry).toEqual({ state: 'registered', slot: 1 });
  });

  it('of the last one in a team gives its slot back, and is refused while it plays', async () => {
    const team = await newSquad(server, { size: 1 });
    const tournament = await openTournament(server, { type: 'SOLO' });
    await register(server, { team, tournament });
    await putInPhase(server, { tournament, phase: 'live' });
    expect(await remove(team.leader)).toMatchObject(refused('TEAM_LOCKED'));
    await putInPhase(server, { tournament, phase: 'registration' });
    expect(await remove(team.leader)).toMatchObject(succeeded);
    const { slots_used } = await server.row('tournaments', { id: tournament._id });
    expect(slots_used).toBe(0);
  });

  it('waits for a prize that is on its way', async () => {
    const player = await newPlayer(server);
    const tournament = await openTournament(server);
    const id = newId();
    await server.db
      .insertInto('payouts')
      .values({
        ...{ id, tournament_id: tournament._id, entry_id: null, team_name: 'Winners' },
        ...{ slot: 1, rank: 1, payee_id: player.id, state: 'approved', method: null },
        ...{ gross_paise: 100, net_paise: 100, paid_at: null },
        ...{ due_at: server.platform.now(), created_at: server.platform.now() },
      } as never)
      .execute();
    expect(await remove(player)).toMatchObject(refused('CONFLICT'));
    await server.db.deleteFrom('payouts').where('id', '=', id).execute();
    expect(await remove(player)).toMatchObject(succeeded);
  });

  it('is not for whoever runs the site', async () => {
    expect(await remove(await newAdmin(server))).toMatchObject(refused('CONFLICT'));
    expect(await remove(await newOwner(server))).toMatchObject(refused('CONFLICT'));
  });
});
