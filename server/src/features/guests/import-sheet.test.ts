import { joinWaitlist, listEntries } from '@one-dream/contract/features/entries/entries.ts';
import * as calls from '@one-dream/contract/features/guests/guests.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  emptyGuestEvent,
  eventCall,
  newGuestEvent,
  sheetTeam,
  writeSheet,
} from '../../../../factories/guests.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { register, shown, tryRegister } from '../../../../factories/tournaments.ts';
import { tryBan } from '../../../tests/support/bans.ts';
import { putInPhase } from '../../../tests/support/match-days.ts';
import { newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer, type TestServer } from '../../../tests/support/start-test-server.ts';
import { workbook } from '../../../tests/support/zip.ts';
import { importSheet } from './import-sheet.actions.ts';

const server = await sharedTestServer();

const send: TestServer['api']['send'] = (call, sent) => server.api.send(call, sent);
const read = (link: string) => send(calls.readGuest, { body: { link } });
const of = eventCall;
const emptyEvent = (form = {}) => emptyGuestEvent(server, form);

describe('bringing in', () => {
  it('says what every row becomes and writes nothing, then brings in what was chosen', async () => {
    const event = await emptyEvent();
    const squad = await newSquad(server);
    const [guest, other] = [sheetTeam(), sheetTeam()];
    const table = [writeSheet([guest, other]), squad.name, 'Only a name'].join('\n');
    const preview = await server.api.act(calls.previewGuests, { ...of(event), body: { table } });
    expect(preview.rows.map(({ state, gets }) => [state, gets])).toEqual([
      ['guest', 'slot'],
      ['guest', 'slot'],
      ['known', 'slot'],
      ['incomplete', 'slot'],
    ]);
    expect(preview.columns).toMatchObject({ team: 0, phone: 1, player1: 2, id1: 3 });
    expect((await shown(server, event.tournament)).slots).toBe('0/20');
    const { entries } = await server.api.act(calls.importGuests, {
      ...of(event),
      body: { table, columns: preview.columns, accept: [0, 2, 3] },
    });
    expect(entries.map(({ name, link }) => [name, link !== null])).toEqual([
      [guest.name, true],
      [squad.name, false],
      ['Only a name', true],
    ]);
    const page = await shown(server, event.tournament);
    expect(page).toMatchObject({ slots: '3/20' });
    expect(page.reg_teams.map(({ name }) => name)).toEqual([guest.name, squad.name, 'Only a name']);
    const { data } = await server.api.act(listEntries, of(event));
    expect(data.map(({ isGuest }) => isGuest)).toEqual([true, false, true]);
  });

  it('takes a line for a team at a word, and of two answers the one that was chosen', async () => {
    const event = await emptyEvent();
    const [team, other] = [sheetTeam(), sheetTeam()];
    const head = writeSheet([]).trim();
    const again = { ...team, ids: [...team.ids.slice(0, -1), other.ids[0] ?? ''] };
    const table = `${writeSheet([team, again])}\n${head}`;
    const look = (body: object) =>
      server.api.act(calls.previewGuests, { ...of(event), body: { table, ...body } });
    const preview = await look({});
    expect(preview.rows.map(({ state, instead }) => [state, instead])).toEqual([
      ['replaced', 1],
      ['guest', null],
    ]);
    expect(preview.left.map(({ line, why }) => [line, why])).toEqual([
      [0, 'heading'],
      [3, 'heading'],
    ]);
    const asTeams = [3];
    expect((await look({ asTeams })).rows).toHaveLength(3);
    const { entries } = await server.api.act(calls.importGuests, {
      ...of(event),
      body: { table, columns: preview.columns, asTeams, accept: [0] },
    });
    expect(entries.map(({ name }) => name)).toEqual([team.name]);
    const page = await read(entries[0]?.link ?? '');
    expect(page).toMatchObject(succeeded);
    expect((await look({})).rows.map(({ state }) => state)).toEqual(['replaced', 'double']);
  });

  it('changes nothing the second time', async () => {
    const event = await newGuestEvent(server, { teams: 3 });
    const table = writeSheet(event.teams);
    const before = await shown(server, event.tournament);
    const again = { ...of(event), body: { table, accept: [0, 1, 2] } };
    const preview = await server.api.act(calls.previewGuests, { ...of(event), body: { table } });
    expect(preview.rows.map(({ state }) => state)).toEqual(['double', 'double', 'double']);
    expect(await server.api.act(calls.importGuests, again)).toMatchObject({
      importId: null,
      entries: [],
    });
    expect(await shown(server, event.tournament)).toEqual(before);
  });

  it('by two hosts at once is one import', async () => {
    const event = await emptyEvent();
    const teams = [sheetTeam(), sheetTeam(), sheetTeam()];
    const request = { ...of(event), body: { table: writeSheet(teams), accept: [0, 1, 2] } };
    const answers = await Promise.all([
      send(calls.importGuests, request),
      send(calls.importGuests, { ...request, as: await newAdmin(server) }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(succeeded);
    expect((await shown(server, event.tournament)).slots).toBe('3/20');
  });

  it('is all or nothing: a wrong row that was chosen refuses the whole', async () => {
    const event = await emptyEvent();
    const [good, bad] = [sheetTeam(), sheetTeam(3)];
    const body = { table: writeSheet([good, bad]), accept: [0, 1] };
    const answer = await send(calls.importGuests, { ...of(event), body });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty(['accept.1']);
    expect((await shown(server, event.tournament)).slots).toBe('0/20');
  });

  it('puts who gets no slot into the queue, and says so before', async () => {
    const event = await emptyEvent({ slots: 2 });
    const table = writeSheet([sheetTeam(), sheetTeam(), sheetTeam()]);
    const { rows } = await server.api.act(calls.previewGuests, { ...of(event), body: { table } });
    expect(rows.map(({ gets }) => gets)).toEqual(['slot', 'slot', 'waitlist']);
    await server.api.act(calls.importGuests, { ...of(event), body: { table, accept: [0, 1, 2] } });
    expect(await shown(server, event.tournament)).toMatchObject({ slots: '2/2', waiting: 1 });
  });

  it('takes a file as well: a workbook, or text', async () => {
    const event = await emptyEvent();
    const team = sheetTeam();
    const rows = writeSheet([team])
      .split('\n')
      .map((line) => line.split('\t').map((cell) => (/^6\d{9}$/.test(cell) ? Number(cell) : cell)));
    for (const file of [workbook(rows), Buffer.from(writeSheet([team]))]) {
      const preview = await server.api.act(calls.previewGuests, {
        ...of(event),
        pictures: { table: file },
      });
      expect(preview.rows).toMatchObject([{ state: 'guest', team: team.name }]);
    }
    const body = { accept: [0] };
    const sent = { ...of(event), body, pictures: { table: workbook(rows) } };
    expect(await send(calls.importGuests, sent)).toMatchObject(succeeded);
  });

  it('leaves out of every cell what the fields of the site do not take', async () => {
    const event = await emptyEvent();
    const odd = '\ud800\u0007\u2060\u202e\udfff';
    const team = sheetTeam();
    const table = writeSheet([team])
      .split('\n')
      .map((line, index) => (index === 0 ? line : line.replaceAll(/(?=\t)/g, odd)))
      .join('\n');
    const { rows } = await server.api.act(calls.previewGuests, { ...of(event), body: { table } });
    expect(rows.map(({ state }) => state)).toEqual(['guest']);
    const body = { table, accept: [0] };
    expect(await send(calls.importGuests, { ...of(event), body })).toMatchObject(succeeded);
    const kept = JSON.stringify([
      await server.api.act(calls.listGuests, of(event)),
      await server.api.act(listEntries, of(event)),
    ]);
    expect(kept).toContain(team.name);
    expect(kept).not.toMatch(/\\ud800|\\u0007|[\u2060\u202e]|\\udfff/);
  });

  it('reads 200 teams and 120,000 characters, and refuses one team and one character more', async () => {
    const event = await emptyEvent({ slots: 300 });
    const preview = (table: string) => send(calls.previewGuests, { ...of(event), body: { table } });
    const teams = Array.from({ length: 201 }, () => sheetTeam());
    expect(await preview(writeSheet(teams.slice(1)))).toMatchObject(succeeded);
    const more = await preview(writeSheet(teams));
    expect(more).toMatchObject(refused('SHEET_UNREADABLE'));
    expect(more.body.fields).toHaveProperty('table');
    const long = `${writeSheet(teams.slice(0, 2))}\n`.padEnd(120_000, '\n');
    expect(await preview(long)).toMatchObject(succeeded);
    expect(await preview(`${long}\n`)).toMatchObject(refused('TOO_LARGE'));
    const file = Buffer.alloc(1024 * 1024 + 1, 0x0a);
    const large = { ...of(event), pictures: { table: file } };
    expect(await send(calls.previewGuests, large)).toMatchObject(refused('TOO_LARGE'));
  });

  it('is for hosts, and for tournaments that take guests', async () => {
    const event = await emptyEvent({ guests: false });
    const body = { table: writeSheet([sheetTeam()]), accept: [0] };
    expect(await send(calls.importGuests, { ...of(event), body })).toMatchObject(
      refused('INVALID'),
    );
    const as = await newPlayer(server);
    expect(await send(calls.importGuests, { ...of(event), as, body })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
  });

  it('is of no team that the host is in', async () => {
    const event = await emptyEvent();
    const squad = await newSquad(server);
    const body = { table: `Team\n${squad.name}`, accept: [0] };
    await server.db
      .insertInto('team_members')
      .values({ user_id: event.admin.id, team_id: squad.id, joined_at: server.platform.now() })
      .execute();
    expect(await send(calls.importGuests, { ...of(event), body })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
    expect((await shown(server, event.tournament)).slots).toBe('0/20');
    const as = await newAdmin(server);
    expect(await send(calls.importGuests, { ...of(event), as, body })).toMatchObject(succeeded);
  });

  it('holds players as any entry does, wherever they enter', async () => {
    const event = await emptyEvent();
    const squad = await newSquad(server);
    const ids = await idsOf(squad.players);
    const guest = { ...sheetTeam(), ids: [...sheetTeam(3).ids, ids[0] ?? ''] };
    const body = { table: writeSheet([guest]), accept: [0] };
    await server.api.act(calls.importGuests, { ...of(event), body });
    expect(await tryRegister(server, { team: squad, tournament: event.tournament })).toMatchObject(
      refused('PLAYER_TAKEN'),
    );
    const other = await emptyEvent();
    await register(server, { team: squad, tournament: other.tournament });
    expect(await send(calls.importGuests, { ...of(other), body })).toMatchObject(
      refused('INVALID'),
    );
  });

  it('brings nobody into a draft, whose links are nobody’s', async () => {
    const event = await newGuestEvent(server);
    const [entry] = event.entries;
    const link = entry?.link ?? '';
    const draft = { is_draft: true, status: 'UPCOMING' } as const;
    await server.change('tournaments', { id: event.tournament._id }, draft);
    const squad = await newSquad(server);
    const isDraft = refused('INVALID', { message: expect.stringContaining('is a draft') });
    for (const table of [writeSheet([sheetTeam()]), `Team\n${squad.name}`]) {
      const body = { table, accept: [0] };
      expect(await send(calls.importGuests, { ...of(event), body })).toMatchObject(isDraft);
    }
    const as = await newPlayer(server, { inGameId: event.teams[0]?.ids[0] });
    const byLink = [calls.readGuest, calls.withdrawGuest, calls.checkInGuest, calls.claimGuest];
    for (const call of byLink)
      expect(await send(call, { as, body: { link } })).toMatchObject(refused('LINK_INVALID'));
    await server.change('tournaments', { id: event.tournament._id }, { is_draft: false });
    expect(await read(link)).toMatchObject(succeeded);
  });

  it('lets no banned game id in, by the sheet or by the link', async () => {
    const event = await emptyEvent();
    const banned = await newPlayer(server);
    const subject = { kind: 'person', userId: banned.id } as const;
    expect(await tryBan(server, { as: event.admin, subject })).toMatchObject(succeeded);
    const [id = ''] = await idsOf([banned]);
    const [three, late] = [sheetTeam(3), sheetTeam(3)];
    const table = writeSheet([{ ...three, ids: [...three.ids, id] }]);
    const { rows } = await server.api.act(calls.previewGuests, { ...of(event), body: { table } });
    expect(rows).toMatchObject([{ state: 'wrong', gets: null }]);
    const body = { table, accept: [0] };
    expect(await send(calls.importGuests, { ...of(event), body })).toMatchObject(
      refused('INVALID'),
    );
    const { entries } = await server.api.act(calls.importGuests, {
      ...of(event),
      body: { table: late.name, accept: [0] },
    });
    const players = [...late.ids, id].map((inGameId, n) => ({ inGameName: `P${n}`, inGameId }));
    const link = entries[0]?.link ?? '';
    expect(await send(calls.completeGuest, { body: { link, players } })).toMatchObject(
      refused('BANNED'),
    );
  });

  it('checks in no team by its link whose player was banned since', async () => {
    const event = await newGuestEvent(server);
    const [link = ''] = event.entries.map((entry) => entry.link);
    const player = await newPlayer(server, { inGameId: event.teams[0]?.ids[3] });
    const subject = { kind: 'person', userId: player.id } as const;
    await tryBan(server, { as: event.admin, subject });
    await putInPhase(server, { tournament: event.tournament, phase: 'check-in' });
    expect(await send(calls.checkInGuest, { body: { link } })).toMatchObject(refused('BANNED'));
  });

  it('ends with the tournament, and is looked at again once it is locked', async () => {
    const event = await emptyEvent();
    const sheet = { text: writeSheet([sheetTeam()]), file: undefined, columns: undefined };
    const { _id: tournamentId } = event.tournament;
    const { id } = await newPlayer(server);
    // Somebody whose duty was taken back after the gate of the call.
    const request = { viewer: { id, role: 'user' }, tournamentId, accept: [0], ...sheet } as const;
    await expect(importSheet(server.platform, request)).rejects.toMatchObject({ code: 'INVALID' });
    const body = { table: sheet.text, accept: [0] };
    await server.change('tournaments', { id: tournamentId }, { status: 'COMPLETED' });
    expect(await send(calls.importGuests, { ...of(event), body })).toMatchObject(
      refused('INVALID'),
    );
    expect((await shown(server, event.tournament)).slots).toBe('0/20');
  });

  it('knows a team by two of its game ids, not by one, which would say whose it is', async () => {
    const event = await emptyEvent();
    const squad = await newSquad(server);
    const ids = await idsOf(squad.players);
    const row = (own: string[]) => writeSheet([{ ...sheetTeam(), ids: own }]);
    const stateOf = async (table: string) =>
      (await server.api.act(calls.previewGuests, { ...of(event), body: { table } })).rows[0];
    expect(await stateOf(row(ids.slice(0, 2)))).toMatchObject({ state: 'known' });
    const one = await stateOf(row([ids[0] ?? '', '', '', '']));
    expect(one).toMatchObject({ state: 'incomplete' });
    expect(JSON.stringify(one)).not.toContain(squad.name);
  });

  it('is undone within ten minutes, as long as nothing was built upon it', async () => {
    const event = await newGuestEvent(server);
    const undo = { as: event.admin, params: { importId: event.importId } };
    expect(await send(calls.undoGuestImport, undo)).toMatchObject(succeeded);
    expect(await shown(server, event.tournament)).toMatchObject({ slots: '0/20' });
    expect(await read(event.entries[0]?.link ?? '')).toMatchObject(refused('LINK_INVALID'));
    const opened = await newGuestEvent(server);
    await read(opened.entries[0]?.link ?? '');
    const params = { importId: opened.importId };
    expect(await send(calls.undoGuestImport, { as: opened.admin, params })).toMatchObject(
      refused('BUILT_UPON'),
    );
    const late = await newGuestEvent(server);
    const past = new Date(server.platform.now().getTime() - 11 * 60_000);
    await server.change('guest_imports', { id: late.importId }, { at: past });
    expect(
      await send(calls.undoGuestImport, { as: late.admin, params: { importId: late.importId } }),
    ).toMatchObject(refused('TOO_LATE'));
  });

  it('is undone, and who waits behind it moves up, not one of its own teams', async () => {
    const event = await newGuestEvent(server, { tournament: { slots: 1, waitlistMax: 10 } });
    const team = await newSquad(server);
    const params = { tournamentId: event.tournament._id, teamId: team.id };
    await server.api.act(joinWaitlist, { as: team.leader, params });
    const undo = { as: event.admin, params: { importId: event.importId } };
    expect(await send(calls.undoGuestImport, undo)).toMatchObject(succeeded);
    expect(
      await server.rows('registrations', { tournament_id: event.tournament._id }, [
        'team_id',
        'state',
        'slot',
      ]),
    ).toEqual([{ team_id: team.id, state: 'registered', slot: 1 }]);
    expect(await shown(server, event.tournament)).toMatchObject({ slots: '1/1' });
  });

  it('is undone after a link was made anew, but not after the one before was opened', async () => {
    const event = await newGuestEvent(server);
    const renew = (entryId = '') =>
      server.api.act(calls.renewGuestLink, { as: event.admin, params: { entryId } });
    const { link } = await renew(event.entries[0]?.entryId);
    const undo = { as: event.admin, params: { importId: event.importId } };
    expect(await send(calls.undoGuestImport, undo)).toMatchObject(succeeded);
    expect(await read(link)).toMatchObject(refused('LINK_INVALID'));
    const opened = await newGuestEvent(server);
    await read(opened.entries[0]?.link ?? '');
    await renew(opened.entries[0]?.entryId);
    const params = { importId: opened.importId };
    expect(await send(calls.undoGuestImport, { as: opened.admin, params })).toMatchObject(
      refused('BUILT_UPON'),
    );
  });
});

async function idsOf(players: readonly { id: string }[]): Promise<string[]> {
  const rows = await server.db
    .selectFrom('users')
    .select('in_game_id')
    .where(
      'id',
      'in',
      players.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ in_game_id }) => in_game_id);
}
