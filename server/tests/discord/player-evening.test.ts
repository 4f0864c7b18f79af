import {
  listReveals,
  releaseRoom,
  replaceRoom,
} from '@one-dream/contract/features/matches/matches.rooms.ts';
import { wholeEligibility } from '@one-dream/contract/features/tournaments/tournaments.declarations.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { succeeded } from '../../../factories/api.ts';
import { fillRoom, goodRoom, inMinutes, openRoom, plan } from '../../../factories/lobbies.ts';
import { png } from '../../../factories/pictures.ts';
import { newArena, publish, rowsOf } from '../../../factories/results.ts';
import { newSquad } from '../../../factories/teams.ts';
import {
  changeTournament,
  openTournament,
  register,
  tryCancel,
  tryRegister,
} from '../../../factories/tournaments.ts';
import { buttonsOf, discordOf, flatten, messageOf } from '../support/discord-presses.ts';
import { newLobbyOfOne, openMatchDay } from '../support/match-days.ts';
import { newPlayer } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });

describe('a leader on Discord alone', () => {
  it('registers, sees the slot, and withdraws after being asked once more', async () => {
    const tournament = await openTournament(server);
    const squad = await newSquad(server);
    const discord = await discordOf(server, squad.leader);
    const suggested = await discord.suggest('register', 'event', { event: tournament.title });
    expect(suggested).toContainEqual({ name: tournament.title, value: tournament._id });
    const shown = messageOf(await discord.type('register', { event: tournament._id }));
    expect(shown.content).toContain('is ready');
    const done = messageOf(await discord.press(shown, 'register-team'));
    expect(done.content).toContain('Slot 1 is yours.');
    expect(done.id).toBe(shown.id);
    const next = messageOf(await discord.type('next'));
    expect(next.content).toContain('Slot 1 is yours.');

    const asked = messageOf(await discord.type('withdraw'));
    expect(buttonsOf(asked)).toEqual(['Yes, give it back', 'Keep it']);
    const kept = messageOf(await discord.press(asked, 'Keep it'));
    expect(kept.content).toBe('Nothing was changed.');
    const again = messageOf(await discord.type('withdraw'));
    await discord.press(again, 'Yes, give it back');
    expect(messageOf(await discord.type('withdraw')).content).toContain('no slot');
    expect(messageOf(await discord.type('next')).content).not.toContain(tournament.title);
    expect(await discord.suggest('register', 'event', { event: tournament.title })).toHaveLength(1);
  });

  it('is refused in the words of the site', async () => {
    const tournament = await openTournament(server);
    const squad = await newSquad(server, { size: 2 });
    const site = await tryRegister(server, { team: squad, tournament });
    const discord = await discordOf(server, squad.leader);
    const shown = messageOf(await discord.type('register', { event: tournament._id }));
    expect(shown.content).toContain('2 players are missing');
    const refused = messageOf(await discord.press(shown, 'register-team'));
    expect(refused.content).toBe(site.body.message);
    expect(site.status).toBe(409);
  });

  it('declares what was shown and nothing else: what changed meanwhile is shown first', async () => {
    const tournament = await openTournament(server);
    const squad = await newSquad(server);
    const discord = await discordOf(server, squad.leader);
    const shown = messageOf(await discord.type('register', { event: tournament._id }));
    expect(shown.content).not.toContain('you declare');
    const ask = (minAge: number) =>
      changeTournament(server, {
        id: tournament._id,
        change: { eligibility: wholeEligibility({ minAge, guardianConsent: true }) },
      });
    const declared = async () =>
      (
        await sql<{ declarations: object }>`select declarations from registrations
          where tournament_id = ${tournament._id}::uuid`.execute(server.db)
      ).rows;
    await ask(16);
    const anew = messageOf(await discord.press(shown, 'register-team'));
    expect(anew.content).toContain('What you declare has changed');
    expect(anew.content).toContain('is 16 or older');
    // The same kind of declaration with another number is another one.
    await ask(18);
    const again = messageOf(await discord.press(anew, 'register-team'));
    expect(again.content).toContain('is 18 or older');
    expect(await declared()).toEqual([]);
    await discord.press(again, 'register-team');
    expect(await declared()).toEqual([{ declarations: ['age', 'guardian'] }]);
  });

  it('claims by what was shown and nothing else', async () => {
    const day = { slots: 2, placed: 1, phase: 'locked', kind: 'scrim' } as const;
    const { tournament } = await openMatchDay(server, day);
    const squad = await newSquad(server);
    const discord = await discordOf(server, squad.leader);
    const shown = messageOf(await discord.type('claim', { event: tournament._id }));
    expect(shown.content).not.toContain('you declare');
    const eligibility = wholeEligibility({ minAge: 16, guardianConsent: true });
    await changeTournament(server, { id: tournament._id, change: { eligibility } });
    const declared = () =>
      server.rows('registrations', { tournament_id: tournament._id, team_id: squad.id }, [
        'declarations',
      ]);
    const anew = messageOf(await discord.press(shown, 'claim-slot'));
    expect(anew.content).toContain('What you declare has changed');
    expect(anew.content).toContain('is 16 or older');
    expect(await declared()).toEqual([]);
    await discord.press(anew, 'claim-slot');
    expect(await declared()).toEqual([{ declarations: ['age', 'guardian'] }]);
  });

  it('is told by the site’s own words that a member registers nobody', async () => {
    const tournament = await openTournament(server);
    const squad = await newSquad(server);
    const [, member] = squad.players;
    if (!member) throw new Error('nobody');
    const site = await tryRegister(server, { team: squad, tournament, as: member });
    const discord = await discordOf(server, member);
    const told = messageOf(await discord.type('register', { event: tournament._id }));
    expect(told.content).toBe(site.body.message);
    expect(site.status).toBe(403);
  });

  it('presses an old button, and nothing happens twice', async () => {
    const tournament = await openTournament(server);
    const squad = await newSquad(server);
    const discord = await discordOf(server, squad.leader);
    const shown = messageOf(await discord.type('register', { event: tournament._id }));
    const [old] = flatten(shown);
    await discord.press(shown, 'register-team');
    const again = messageOf(await discord.pressId(shown, old?.custom_id ?? ''));
    const site = await tryRegister(server, { team: squad, tournament });
    expect(again.content).toBe(site.body.message);
    expect(await tryCancel(server, { team: squad, tournament })).toMatchObject(succeeded);
  });

  it('does nothing with ids that somebody made up', async () => {
    const discord = await discordOf(server, (await newSquad(server)).leader);
    const message = messageOf(await discord.type('next'));
    const other = await newSquad(server);
    const tournament = await openTournament(server);
    await register(server, { team: other, tournament });
    const { rows } = await sql<{ id: string }>`select id from registrations
      where team_id = ${other.id}::uuid`.execute(server.db);
    const entryId = rows[0]?.id ?? '';
    for (const id of [`1|checkin|${entryId}`, `1|withdraw-sure|${entryId}`, '1|room|none']) {
      const answer = messageOf(await discord.pressId(message, id));
      expect(answer.content.length).toBeGreaterThan(0);
    }
    const after = await sql<{ state: string }>`select state from registrations
      where id = ${entryId}::uuid`.execute(server.db);
    expect(after.rows[0]?.state).toBe('registered');
  });
});

describe('a language', () => {
  it('is chosen by a button, kept in the account and spoken from then on', async () => {
    const player = await newPlayer(server);
    const discord = await discordOf(server, player);
    const asked = messageOf(await discord.type('language'));
    expect(buttonsOf(asked)).toEqual(['English', 'Hinglish', 'हिन्दी']);
    await discord.press(asked, 'हिन्दी');
    const { language } = await server.row('users', { id: player.id });
    expect(language).toBe('hi');
    // An id that somebody altered chooses nothing.
    const again = messageOf(await discord.pressId(asked, '1|language|en-XA'));
    expect(buttonsOf(again)).toHaveLength(3);
  });
});

describe('a room', () => {
  it('is in the answer to its player alone, and nowhere else', async () => {
    const { match, admin, tournament, squad } = await newLobbyOfOne(server);
    const room = { roomId: 'MARK4711', password: 'secret`mark', note: 'n0temark' };
    await fillRoom(server, { match, admin, room });
    const discord = await discordOf(server, squad.leader);
    expect(messageOf(await discord.type('room')).content).not.toContain('MARK4711');
    const params = { matchId: match._id };
    await server.api.act(releaseRoom, { as: admin, params });
    const shown = messageOf(await discord.type('room'));
    expect(shown.content).toContain('`MARK4711`');
    expect(shown.content).toContain('n0temark');
    // Nothing escapes a code span's own mark in it.
    expect(shown.content).toContain('`secretˋmark`');
    expect(shown.seenBy).toBeDefined();

    const { data } = await server.api.act(listReveals, { as: admin, params });
    expect(data.rooms[0]?.looks).toMatchObject([{ via: 'discord' }]);

    const stranger = await discordOf(server, await newPlayer(server));
    const refused = messageOf(await stranger.pressId(shown, `1|room|${match._id}`));
    expect(refused.content).not.toContain('MARK4711');
    // Given again, the same interaction has a promise in the place of the room: it was kept nowhere.
    const host = await discordOf(server, admin);
    const event = tournament._id;
    const others = [
      ...['next', 'slots', 'standings', 'team', 'result', 'withdraw', 'scrims'].map((name) =>
        discord.type(name),
      ),
      host.type('desk', { event }),
      host.type('find', { name: squad.name }),
      host.pressId(shown, `1|desk-room|${match._id}`),
    ];
    expect(JSON.stringify(await Promise.all(others))).not.toMatch(/MARK4711|n0temark/);
    // All that a dump would have, but for the room's own table.
    const { rows: tables } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
        and table_name <> 'rooms'`.execute(server.db);
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.db);
      expect(JSON.stringify(rows), name).not.toMatch(/MARK4711|n0temark/);
    }
    expect(server.logs.join('')).not.toMatch(/MARK4711|n0temark/);
    const posts = server.sandbox.discord.messages.filter(({ seenBy }) => seenBy === undefined);
    expect(JSON.stringify(posts)).not.toMatch(/MARK4711|n0temark/);

    const body = { roomId: 'NEXT4712', password: '', note: '' };
    await server.api.act(replaceRoom, { as: admin, params, body });
    const replaced = messageOf(await discord.type('room'));
    expect(replaced.content).toContain('This is a new room.');
    expect(replaced.content).toContain('`NEXT4712`');
  });
});

it('of two open rooms, /room and /next have the later one', async () => {
  const { match, admin, squad, stage } = await newLobbyOfOne(server);
  const form = { firstStart: inMinutes(server, 100) };
  const [later = expect.fail()] = await plan(server, { stage, admin, form });
  await openRoom(server, { match, admin, room: { ...goodRoom, roomId: 'FIRST1' } });
  await openRoom(server, { match: later, admin, room: { ...goodRoom, roomId: 'LATER2' } });
  const discord = await discordOf(server, squad.leader);
  expect(messageOf(await discord.type('room')).content).toContain('`LATER2`');
  const next = messageOf(await discord.type('next'));
  expect(next.content).toContain('Match 2');
  expect(next.content).toContain('The room is open.');
});

describe('lists', () => {
  it('are pictures with a link, and shared by hosts alone', async () => {
    const arena = await newArena(server);
    await publish(server, { match: arena.match, as: arena.admin, rows: rowsOf(arena.entries) });
    const player = await discordOf(server, await newPlayer(server));
    const event = arena.tournament._id;
    const table = messageOf(await player.type('standings', { event }));
    expect(table.embeds[0]?.image?.url).toContain(`/share/standings/${event}/portrait.png`);
    expect(table.seenBy).toBeDefined();
    const slots = messageOf(await player.type('slots', { event }));
    expect(slots.embeds[0]?.image?.url).toContain('/share/slots/');
    const refused = messageOf(await player.type('standings', { event, share: true }));
    expect(refused.content).toContain('Only hosts');
    expect(refused.seenBy).toBeDefined();
    const admin = await discordOf(server, arena.admin);
    expect(messageOf(await admin.type('standings', { event, share: true })).seenBy).toBeUndefined();
  });

  it('say nothing of whoever shares them', async () => {
    const arena = await newArena(server);
    const [squad = expect.fail()] = arena.squads;
    await server.change('users', { id: squad.leader.id }, { role: 'admin' });
    const leader = await discordOf(server, squad.leader);
    const event = arena.tournament._id;
    const own = messageOf(await leader.type('slots', { event }));
    expect(own.content).toMatch(/\*\*.*[Ss]lot.*\*\* · /);
    const shared = messageOf(await leader.type('slots', { event, share: true }));
    expect(shared.seenBy).toBeUndefined();
    expect(shared.content).toContain(squad.name);
    expect(shared.content).not.toMatch(/\*\* · /);
  });

  it('show the squad, with names that nothing is made of', async () => {
    const squad = await newSquad(server);
    // From before such names were refused.
    const name = '@everyone **x** [a](https://x.in)';
    await sql`update teams set name = ${name} where id = ${squad.id}::uuid`.execute(server.db);
    const discord = await discordOf(server, squad.leader);
    const { content } = messageOf(await discord.type('team'));
    expect(content).toContain('\\@everyone \\*\\*x\\*\\* \\[a\\]\\(https\\:');
    expect(content).toContain('/team/invite/');
    expect(messageOf(await discord.type('scrims')).content).toContain('No scrims tonight.');
  });

  it('escape names in the sentences of the site that they repeat', async () => {
    const { placed } = await openMatchDay(server);
    const squad = placed[0] ?? expect.fail();
    const mate = squad.players[1] ?? expect.fail();
    const name = '**x** [a](https://x.in)';
    await sql`update users set name = ${name} where id = ${mate.id}::uuid`.execute(server.db);
    await sql`update registration_players set name = ${name}
      where user_id = ${mate.id}::uuid`.execute(server.db);
    await sql`update users set discord_id = null where id = ${mate.id}::uuid`.execute(server.db);
    const discord = await discordOf(server, squad.leader);
    const shown = '\\*\\*x\\*\\* \\[a\\](https://x.in)';
    expect(messageOf(await discord.type('checkin')).content).toContain(shown);
    const team = messageOf(await discord.type('team'));
    expect(messageOf(await discord.press(team, 'remind')).content).toContain(shown);
  });
});

const unreadable = { name: 'x.png', type: 'image/png', data: Buffer.from('no picture') };
type Sent = typeof unreadable;
const picture = async (seed: number): Promise<Sent> => ({
  ...{ name: `${seed}.png`, type: 'image/png' },
  data: Buffer.from(await png(seed, 64)),
});

describe('a result', () => {
  it('takes up to three screenshots of its leader, from Discord’s own hosts only', async () => {
    const { match, squad } = await newLobbyOfOne(server);
    await sql`update matches set state = 'playing' where id = ${match._id}::uuid`.execute(
      server.db,
    );
    const discord = await discordOf(server, squad.leader);
    const shown = messageOf(await discord.type('result'));
    const modal = await discord.press(shown, 'Send screenshots');
    if (modal.kind !== 'modal') throw new Error('no modal');
    const send = async (pictures: Sent[]) =>
      messageOf(
        await discord.submit(
          modal.modal.custom_id,
          {},
          { files: { pictures }, messageId: shown.id },
        ),
      ).content;
    const kept = async () => {
      const rows = await server.rows('result_screenshots', { match_id: match._id }, ['no']);
      return rows.map(({ no }) => no).toSorted();
    };
    const pictures = await Promise.all([1, 2, 3].map(picture));
    expect(await send(pictures)).toContain('3 pictures are with the scorers.');
    expect(await kept()).toEqual([1, 2, 3]);
    // The next ones replace them all; one that cannot be read keeps no other back, and is named.
    const replaced = await send([await picture(4), unreadable, await picture(5)]);
    expect(replaced).toContain('2 pictures are with the scorers.');
    expect(replaced).toContain('Picture 2 did not arrive: ');
    expect(await kept()).toEqual([1, 2]);
    expect(await send([unreadable])).not.toContain('with the scorers');
    expect(await kept()).toEqual([1, 2]);
    const outcome = await server.platform.discord?.fetchAttachment({
      url: `${server.url}/healthz`,
      maxBytes: 1000,
    });
    expect(outcome?.kind).toBe('refused');
  });

  it('is disputed with the pictures that can be read; which one cannot is said', async () => {
    const { match, admin, entries, squads } = await newArena(server);
    await publish(server, { match, as: admin, rows: rowsOf(entries) });
    const discord = await discordOf(server, squads[0]?.leader ?? expect.fail());
    const pictures = [await picture(1), unreadable];
    const { content } = messageOf(
      await discord.submit(
        `1|dispute-sent|${match._id}`,
        { kind: 'result', text: 'We have two eliminations more than that.', links: '' },
        { files: { pictures } },
      ),
    );
    expect(content).toContain('Your dispute is open.');
    expect(content).toContain('Picture 2 did not arrive: ');
    const { evidence } = await server.row('disputes', { match_id: match._id }, ['evidence']);
    expect(evidence).toHaveLength(1);
  });
});
