import type { CallBodyInput } from '@one-dream/contract/call.ts';
import { shareMessage } from '@one-dream/contract/features/sharing/sharing.ts';
import { longestMessage } from '@one-dream/contract/features/sharing/sharing.values.ts';
import { shortPath } from '@one-dream/contract/short-paths.ts';
import { describe, expect, it } from 'vitest';
import { inMinutes, newLobby, newStaff, openRoom } from '../../../../factories/lobbies.ts';
import { newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { putInPhase } from '../../../tests/support/match-days.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

type Asked = { as?: Person } & CallBodyInput<typeof shareMessage>;
const ask = (tournament: { _id: string }, { as = admin, ...body }: Asked = {}) =>
  server.api.act(shareMessage, { as, params: { tournamentId: tournament._id }, body });
const picture = async (path: string | null) =>
  (await fetch(`${server.url}${path}`)).headers.get('content-type');

describe('the message for the group', () => {
  it('says at first that registration is open, and how many slots are left', async () => {
    const tournament = await openTournament(server, { slots: 20, title: 'Sunday *Cup*' });
    const message = await ask(tournament);
    expect(message).toMatchObject({ phase: 'open', phases: ['open', 'closing'] });
    const lines = message.text.split('\n');
    expect(lines[0]).toBe('*Sunday ＊Cup＊*');
    expect(lines[1]).toBe('Registration is open: 20 slots are left of 20.');
    expect(lines.at(-1)).toBe(`${server.publicUrl}${shortPath(`/tournament/${tournament._id}`)}`);
    expect((await ask(tournament, { phase: 'closing' })).text).toContain('*Last call');
  });

  it('says before registration when it opens, and offers nothing that asks to register', async () => {
    const tournament = await openTournament(server, {
      status: 'UPCOMING',
      regOpensAt: inMinutes(server, 60),
    });
    const message = await ask(tournament);
    expect(message).toMatchObject({ phase: 'announced', phases: ['announced'] });
    expect(message.text).toMatch(/\nRegistration opens \w+, \d+ \w+, \d\d:\d\d IST\.\n/);
  });

  it('says in check-in until when', async () => {
    const tournament = await openTournament(server);
    await putInPhase(server, { tournament, phase: 'check-in' });
    const message = await ask(tournament);
    expect(message.phase).toBe('checkIn');
    expect(message.text).toMatch(/\*Check-in is open\* until \d\d:\d\d IST\./);
  });

  it('has the slot list with its picture, then that the room is out, and never the room', async () => {
    const { match, tournament: of, admin: host } = await newLobby(server);
    expect((await ask(of, { as: host })).phases).toContain('slots');
    const listed = await ask(of, { as: host, phase: 'slots', matchId: match._id });
    expect(listed.text).toMatch(/\n#\d+ /);
    expect(await picture(listed.picture)).toBe('image/png');
    const room = { roomId: 'RM991177', password: 'secretdrop', note: '' };
    await openRoom(server, { match, admin: host, room });
    const out = await ask(of, { as: host });
    expect(out.phase).toBe('room');
    for (const phase of out.phases) {
      const text = await ask(of, { as: host, phase });
      expect(text.text.length).toBeLessThan(longestMessage);
      expect(text.text).not.toMatch(/RM991177|secretdrop/);
      expect(text.text.split('\n').at(-1)).toMatch(/^https?:\/\//);
    }
  });

  it('has result and table of what is published, each with a picture', async () => {
    const arena = await newArena(server);
    const { match, entries, admin: as } = arena;
    await publish(server, { match, as, rows: rowsOf(entries) });
    const of = arena.tournament;
    const table = await ask(of, { as: arena.admin });
    expect(table.phase).toBe('standings');
    expect(table.text).toMatch(/\*Standings\* after 1 match\n1\. .+ – [\d.]+ pts/);
    expect(await picture(table.picture)).toBe('image/png');
    const result = await ask(of, { as: arena.admin, phase: 'results' });
    expect(result.text).toMatch(/\*Result\*\n1\. .+ – [\d.]+ pts/);
    expect(await picture(result.picture)).toBe('image/png');
  });

  it('is for hosts, of what is announced, and of what there is', async () => {
    const tournament = await openTournament(server);
    const refused = async (as: Person, body = {}, { _id: tournamentId } = tournament) =>
      (await server.api.send(shareMessage, { as, params: { tournamentId }, body })).body;
    expect(await refused(await newPlayer(server))).toMatchObject({ code: 'NOT_ALLOWED' });
    const scorer = await newStaff(server, { tournament, duty: 'scorer' });
    expect(await refused(scorer)).toMatchObject({ code: 'NOT_ALLOWED' });
    const host = await newStaff(server, { tournament, duty: 'host' });
    expect((await ask(tournament, { as: host })).phase).toBe('open');
    expect(await refused(host, { phase: 'winners' })).toMatchObject({ code: 'NOT_FOUND' });
    const draft = await openTournament(server, { isDraft: true, status: 'UPCOMING' });
    expect(await refused(admin, {}, draft)).toMatchObject({ code: 'CONFLICT' });
  });
});
