import { shareOut } from '@one-dream/contract/draws/share-out.ts';
import * as calls from '@one-dream/contract/features/lobbies/lobbies.ts';
import { listStages } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { moveMatch } from '@one-dream/contract/features/matches/matches.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  draw,
  entryOf,
  inMinutes,
  look,
  newLobby,
  newStadium,
  plan,
  type Stadium,
} from '../../../../factories/lobbies.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import { newAdmin, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const roll = async ({ stage, admin }: Pick<Stadium, 'stage' | 'admin'>) => {
  const params = { stageId: stage._id };
  return (await server.api.act(calls.rollDraw, { as: admin, params, body: {} })).data;
};
const publish = async ({ _id, version }: calls.Draw, as: Person) => {
  const params = { drawId: _id };
  return (await server.api.act(calls.publishDraw, { as, params, body: { version } })).data;
};
const repeatable = ({ _id }: calls.Draw) => ({ params: { drawId: _id } });

describe('a draw', () => {
  it('is seen by nobody before it is published, counts its rolls, and can be repeated from what is published', async () => {
    const stage = { format: 'groups', lobbyMax: 3 } as const;
    const stadium = await newStadium(server, { teams: 6, stage });
    const { admin, tournament } = stadium;
    const first = await roll(stadium);
    const second = await roll(stadium);
    expect([first.rolls, second.rolls]).toEqual([1, 2]);
    expect(second._id).toBe(first._id);
    expect(second.seed).not.toBe(first.seed);
    const seen = async () =>
      (await server.api.act(listStages, { params: { tournamentId: tournament._id } })).data[0]
        ?.draws;
    expect(await seen()).toEqual([]);
    const repeat = repeatable(second);
    expect(await server.api.send(calls.repeatDraw, repeat)).toMatchObject(refused('NOT_FOUND'));
    await publish(second, admin);
    const [published] = (await seen()) ?? [];
    expect(published).toMatchObject({ rolls: 2, seed: second.seed, handMoves: 0 });
    const again = shareOut({
      method: 'random',
      teams: published?.drawnFrom.map(({ _id }) => _id) ?? [],
      groups: 2,
      seed: second.seed,
    });
    expect(published?.groups.map(({ teams }) => teams.map(({ _id }) => _id))).toEqual(again);
    expect((await server.api.act(calls.repeatDraw, repeat)).data.isSame).toBe(true);
  });

  it('takes teams that came after the roll, and lets those go that left', async () => {
    const stadium = await newStadium(server, { teams: 3 });
    const rolled = await roll(stadium);
    const [late] = await insertSquads(server, { count: 1 });
    if (!late) throw new Error('no team');
    await register(server, { team: late, tournament: stadium.tournament });
    const published = await publish(rolled, stadium.admin);
    expect(published.groups[0]?.teams.map(({ teamId }) => teamId)).toContain(late.id);
    // Rolled again, so that the result follows from its seed.
    expect(published).toMatchObject({ rolls: 2, handMoves: 0 });
    const { data: again } = await server.api.act(calls.repeatDraw, repeatable(rolled));
    expect(again.isSame).toBe(true);
  });

  it('moves and swaps teams by hand, counted, and refuses a stale version', async () => {
    const stadium = await newStadium(server, {
      teams: 4,
      stage: { format: 'groups', lobbyMax: 4 },
    });
    const drawn = await draw(server, { ...stadium, form: { groups: 2 } });
    const [a, b] = drawn.groups;
    const [x, y] = [a?.teams[0], b?.teams[0]];
    const body = { entryId: x?._id ?? '', to: 'B', swapWith: y?._id ?? '', version: drawn.version };
    const sent = { as: stadium.admin, params: { drawId: drawn._id }, body };
    const { data } = await server.api.act(calls.moveInDraw, sent);
    expect(data.handMoves).toBe(1);
    expect(data.groups[1]?.teams[0]).toMatchObject({ _id: x?._id, roomSlot: y?.roomSlot });
    // Permissions are shown to the tournament's staff only.
    const params = { tournamentId: stadium.tournament._id };
    const seen = async (as?: typeof stadium.admin) =>
      (await server.api.act(listStages, { params, ...(as && { as }) })).data[0]?.draws[0]?.can;
    expect(await seen(stadium.admin)).toMatchObject({ move: true, number: true });
    expect((await seen(stadium.admin))?.replace).toHaveLength(4);
    expect(await seen()).toBeUndefined();
    expect(await server.api.send(calls.moveInDraw, sent)).toMatchObject(refused('STALE'));
  });

  it('keeps slots within 25, each once, and keeps reserved ones free', async () => {
    const { draw: drawn, admin } = await newLobby(server, {
      teams: 2,
      stage: { reservedSlots: [4] },
    });
    const [one, two] = drawn.groups[0]?.teams ?? [];
    const set = (roomSlot: number) =>
      server.api.send(calls.setDrawSlots, {
        as: admin,
        params: { drawId: drawn._id },
        body: { slots: [{ entryId: one?._id ?? '', roomSlot }], version: drawn.version },
      });
    expect(await set(26)).toMatchObject(refused('INVALID'));
    expect(await set(4)).toMatchObject(refused('INVALID'));
    expect(await set(two?.roomSlot ?? 0)).toMatchObject(refused('SLOT_TAKEN'));
    expect(await set(25)).toMatchObject(succeeded);
  });

  it.each([
    ['a lobby that does not fit from its first slot', { lobbyMax: 25, firstSlot: 2 }, 'lobbyMax'],
    ['match point with groups', { format: 'groups', matchPoint: { fixed: 80 } }, 'matchPoint'],
  ] as const)('belongs to a stage that is refused with %s', async (_name, change, field) => {
    const tournament = await openTournament(server);
    const answer = await server.api.send(calls.createStage, {
      as: await newAdmin(server),
      params: { tournamentId: tournament._id },
      body: { name: 'Finals', format: 'single', ...change },
    });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });
});

describe('three groups that meet in pairs', () => {
  it('keep one slot all stage, in every match once', async () => {
    const stadium = await newStadium(server, {
      teams: 6,
      stage: { format: 'group_pairs', lobbyMax: 4 },
    });
    await draw(server, { ...stadium, form: { groups: 3 } });
    const matches = await plan(server, { ...stadium, form: { matches: 3, perDay: 3 } });
    const slotsOf = new Map<string, Set<number>>();
    for (const match of matches) {
      const { slots } = await look(server, match);
      expect(slots).toHaveLength(4);
      expect(new Set(slots.map(({ roomSlot }) => roomSlot)).size).toBe(4);
      for (const { entryId, roomSlot } of slots)
        slotsOf.set(entryId, (slotsOf.get(entryId) ?? new Set()).add(roomSlot));
    }
    expect(slotsOf.size).toBe(6);
    for (const slots of slotsOf.values()) expect(slots.size).toBe(1);
  });
});

describe('a team that is replaced', () => {
  const fullLobby = () =>
    newLobby(server, { teams: 2, stage: { lobbyMax: 2 }, form: { matches: 2 } });
  const replace = async (lobby: Awaited<ReturnType<typeof newLobby>>) => {
    const [team] = await insertSquads(server, { count: 1 });
    if (!team) throw new Error('no team');
    await register(server, { team, tournament: lobby.tournament });
    const out = lobby.draw.groups[0]?.teams[0];
    const inEntryId = await entryOf(server, { team, tournament: lobby.tournament });
    const answer = await server.api.send(calls.replaceInDraw, {
      as: lobby.admin,
      params: { drawId: lobby.draw._id },
      body: { outEntryId: out?._id ?? '', inEntryId, version: lobby.draw.version },
    });
    return { answer, out, inEntryId };
  };

  it('gives its slot from the next match that is not frozen; the lobby that is keeps it', async () => {
    const lobby = await fullLobby();
    const [first, second] = lobby.matches;
    if (!first || !second) throw new Error('no matches');
    await server.change(
      'matches',
      { id: first._id },
      { starts_at: new Date(Date.now() + 4 * 60_000) },
    );
    const { answer, out, inEntryId } = await replace(lobby);
    expect(answer).toMatchObject(succeeded);
    const idsOf = async (match: { _id: string }) =>
      (await look(server, match)).slots.map(({ entryId }) => entryId);
    expect(await idsOf(first)).toContain(out?._id);
    expect(await idsOf(first)).not.toContain(inEntryId);
    expect(await idsOf(second)).not.toContain(out?._id);
    const { slots, match } = await look(server, second);
    expect(slots.find(({ entryId }) => entryId === inEntryId)?.roomSlot).toBe(out?.roomSlot);
    expect(match.slotsVersion).toBe(2);
  });

  it('is not, once it has played', async () => {
    const lobby = await fullLobby();
    await server.change('matches', { id: lobby.match._id }, { state: 'playing' });
    expect((await replace(lobby)).answer).toMatchObject(refused('CONFLICT'));
  });
});

describe('a schedule', () => {
  it('can be made before the draw, and its slot lists fill when it is published', async () => {
    const stadium = await newStadium(server, { teams: 3 });
    const [match] = await plan(server, stadium);
    if (!match) throw new Error('no match');
    expect((await look(server, match)).slots).toEqual([]);
    await draw(server, stadium);
    const { slots, slotText, match: filled } = await look(server, match);
    expect(slots.map(({ roomSlot }) => roomSlot)).toEqual([2, 3, 4]);
    expect(slotText).toMatch(/^#2 {2}Squad /m);
    expect(filled.slotsVersion).toBe(1);
  });

  it('refuses what overlaps or is past, and moves the later ones along', async () => {
    const stadium = await newStadium(server, { teams: 2 });
    const [one, two] = await plan(server, { ...stadium, form: { matches: 2 } });
    if (!one || !two) throw new Error('no matches');
    const move = (minutes: number, andFollowing: boolean) =>
      server.api.send(moveMatch, {
        as: stadium.admin,
        params: { matchId: one._id },
        body: { startsAt: inMinutes(server, minutes), andFollowing, version: one.version },
      });
    expect(await move(-1, false)).toMatchObject(refused('INVALID'));
    expect(await move(150, false)).toMatchObject(
      refused('INVALID', { fields: { startsAt: expect.stringContaining('30 minutes') } }),
    );
    expect(await move(150, true)).toMatchObject(succeeded);
    const later = (await look(server, two)).match.startsAt;
    expect(Math.round((Date.parse(later) - Date.parse(two.startsAt)) / 60_000)).toBe(30);
    expect(await move(160, true)).toMatchObject(refused('STALE'));
  });

  it('is a calendar with CRLF, folded lines, and what is cancelled struck out', async () => {
    const lobby = await newLobby(server, { teams: 2, stage: { lobbyMax: 2 } });
    const read = async (path: string) => {
      const answer = await fetch(server.url + path);
      return { status: answer.status, text: await answer.text() };
    };
    const { text } = await read(`/calendar/tournament/${lobby.tournament._id}.ics`);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).toContain(`UID:${lobby.match._id}@play.example.in`);
    expect(text).toMatch(/SEQUENCE:\d+\r\n/);
    expect(text).toContain('STATUS:CONFIRMED');
    expect((await read(`/calendar/team/${lobby.squads[0]?.id}.guess.ics`)).status).toBe(404);
  });
});
