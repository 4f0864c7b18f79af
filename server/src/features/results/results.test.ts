import { grantDuty, revokeDuty } from '@one-dream/contract/features/duties/duties.ts';
import { removeTeam } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import {
  correctResult,
  getResultDraft,
  listResultVersions,
  publishResult,
  saveResultDraft,
} from '@one-dream/contract/features/results/results.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import {
  type Arena,
  brief,
  correct,
  enter,
  newArena,
  publish,
  rowsOf,
  tableOf,
} from '../../../../factories/results.ts';
import { shown } from '../../../../factories/tournaments.ts';
import type { Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
let arena: Arena;
let scorer: Person;
beforeEach(async () => {
  arena = await newArena(server, { form: { matches: 2 } });
  scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
});

const params = () => ({ matchId: arena.match._id });
const draftOf = async (as = scorer) =>
  (await server.api.act(getResultDraft, { as, params: params() })).data;
const save = (version: number, rows = rowsOf(arena.entries), as = scorer) =>
  server.api.send(saveResultDraft, { as, params: params(), body: { version, rows } });
const press = (version: number, confirm = true, as = scorer) =>
  server.api.send(publishResult, { as, params: params(), body: { version, confirm } });
const history = async (as?: Person) =>
  (await server.api.act(listResultVersions, { params: params(), ...(as && { as }) })).data;
const absentRow = (entryId: string) => {
  const status = 'absent' as const;
  return { entryId, status, placement: null, elims: null, fielded: null };
};

describe('a draft', () => {
  it('begins with an empty row for each team of the lobby', async () => {
    const { draft, teams, lineup, preset } = await draftOf();
    expect(draft).toMatchObject({ version: 0, savedBy: null, others: [] });
    expect(draft.rows.map(({ entryId }) => entryId).sort()).toEqual([...arena.entries].sort());
    expect(teams.map(({ roomSlot }) => roomSlot)).toEqual([2, 3, 4, 5]);
    expect(teams[0]?.players.map(({ player }) => player)).toEqual([1, 2, 3, 4]);
    expect([lineup, preset.name]).toEqual([4, 'BGMI 10']);
  });

  it('is kept wrong as it is, with what is wrong at its cell', async () => {
    const rows = rowsOf(arena.entries).map((row) => ({ ...row, placement: 1 }));
    const { body } = await save(0, rows);
    expect(body).toMatchObject({ data: { version: 1, rows } });
    const { problems, warnings } = (await draftOf()).draft;
    expect(problems[0]).toMatchObject({ code: 'PLACEMENT_TWICE', cell: 'placement' });
    expect(warnings.map(({ code }) => code)).toEqual(['NOT_STARTED']);
  });

  it('saved by two at once is kept from one; the other gets the newer draft, and nothing is lost (invariant 22)', async () => {
    const second = await newStaff(server, { duty: 'host', tournament: arena.tournament });
    const others = rowsOf(arena.entries.toReversed());
    expect(await save(0)).toMatchObject(succeeded);
    const stale = await save(0, others, second);
    expect(stale).toMatchObject({ ...refused('STALE'), body: { data: { version: 1 } } });
    const { data } = stale.body as { data: { rows: object[]; savedBy: string } };
    expect(data.rows).toEqual(rowsOf(arena.entries));
    expect(data.savedBy).toBe(scorer.name);
    expect((await draftOf()).draft.rows).toEqual(rowsOf(arena.entries));
    expect(await save(1, others, second)).toMatchObject(succeeded);
    const answers = await Promise.all([save(2), save(2, others, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('shows who else has it open, for as long as they do', async () => {
    const second = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
    await draftOf(second);
    expect((await draftOf()).draft.others).toEqual([second.name]);
    server.clock.advance(60_000);
    expect((await draftOf()).draft.others).toEqual([]);
  });

  it('is for those who score this tournament', async () => {
    const elsewhere = await newArena(server);
    const stranger = await newStaff(server, { duty: 'scorer', tournament: elsewhere.tournament });
    const caster = await newStaff(server, { duty: 'caster', tournament: arena.tournament });
    for (const as of [stranger, caster, arena.squads[0]?.leader as Person]) {
      expect(await save(0, rowsOf(arena.entries), as)).toMatchObject(refused('NOT_ALLOWED'));
    }
    expect((await draftOf()).draft.version).toBe(0);
  });
});

describe('publishing', () => {
  it('counts in the standings, opens the dispute window, and names no staff to the public', async () => {
    expect(await publish(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) })).toEqual({
      no: 1,
      disputeUntil: expect.any(String),
    });
    expect(brief(await tableOf(server, arena))).toEqual(
      [150, 100, 80, 60].map((total, index) => [arena.entries[index], index + 1, total]),
    );
    const [version] = (await history()).versions;
    expect(version).toMatchObject({ no: 1, reason: '', changes: [], by: null });
    expect((await history(scorer)).versions[0]?.by).toBe(scorer.name);
    expect((await history()).disputeUntil).not.toBeNull();
  });

  it('without a start counts as one, the tournament’s too, and what is published stays with its team', async () => {
    const { tournament, entries, squads, admin } = arena;
    await publish(server, { ...arena, as: scorer, rows: rowsOf(entries) });
    expect((await shown(server, tournament)).status).toBe('LIVE');
    const answer = await server.api.send(removeTeam, {
      as: admin,
      params: { tournamentId: tournament._id, teamId: squads[0]?.id ?? '' },
    });
    expect(answer).toMatchObject(succeeded);
    expect((await history()).versions[0]?.rows).toHaveLength(4);
  });

  it('pressed twice makes one version, one answer and one notice', async () => {
    const { version } = await enter(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) });
    const answers = await Promise.all([press(version), press(version), press(version)]);
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(answers[0]).toMatchObject(succeeded);
    expect((await history()).versions).toHaveLength(1);
    const player = arena.squads[0]?.players[0]?.id ?? '';
    const notices = await server.rows(
      'notifications',
      { recipient_id: player, kind: 'resultPublished' },
      ['title'],
    );
    expect(notices).toHaveLength(1);
  });

  it('refuses problems with their code, at row and cell', async () => {
    const [first, second, ...rest] = rowsOf(arena.entries);
    if (!first || !second) throw new Error('no rows');
    const cases: [typeof rest, string, string][] = [
      [[first, { ...second, placement: 1 }, ...rest], 'PLACEMENT_TWICE', 'rows.1.placement'],
      [[first, { ...second, placement: 9 }, ...rest], 'PLACEMENT_GAP', 'rows.1.placement'],
      [[{ ...first, elims: 9 }, second, ...rest], 'ELIMS_TOO_MANY', 'match'],
      [
        [first, ...rest.map((row) => ({ ...row, placement: (row.placement ?? 1) - 1 }))],
        'ROW_MISSING',
        `lobby.${second.entryId}`,
      ],
      [
        [first, second, ...rest, { ...second, entryId: arena.match._id, placement: 5 }],
        'NOT_IN_LOBBY',
        'rows.4',
      ],
    ];
    for (const [rows, code, field] of cases) {
      const { version } = await enter(server, { ...arena, as: scorer, rows });
      const answer = await press(version);
      expect(answer.status, code).toBe(422);
      expect(answer.body.code).toBe(code);
      expect(Object.keys(answer.body.fields ?? {})).toContain(field);
    }
    expect((await history()).versions).toEqual([]);
  });

  it('asks to confirm warnings', async () => {
    const { version } = await enter(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) });
    const answer = await press(version, false);
    expect(answer).toMatchObject({
      ...refused('CONFIRM'),
      body: { data: { warnings: [{ code: 'NOT_STARTED' }] } },
    });
  });

  it('of another draft than the newest shows the newer one', async () => {
    await enter(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) });
    expect(await press(0)).toMatchObject(refused('STALE'));
    expect((await history()).versions).toEqual([]);
  });

  it('with a team absent leaves its last place to nobody', async () => {
    const [absent = '', ...others] = arena.entries;
    const rows = [...rowsOf(others, [4, 3, 2]), absentRow(absent)];
    await publish(server, { ...arena, as: scorer, rows });
    const table = await tableOf(server, arena);
    expect(table.rows.at(-1)).toMatchObject({ entryId: absent, played: 0, totalX10: 0 });
    expect(table.control.placementX10).toEqual({ found: 210, expected: 210 });
  });

  it('with a team absent in two matches in a row alerts the hosts, once', async () => {
    const two = await newArena(server, { teams: 3, form: { matches: 2 } });
    const [absent = '', ...others] = two.entries;
    const host = await newStaff(server, { duty: 'host', tournament: two.tournament });
    const rows = [...rowsOf(others, [4, 3]), absentRow(absent)];
    const told = async () => {
      const { data } = await server.api.act(listNotifications, { as: host });
      return data.filter(({ title }) => title.endsWith('is absent again'));
    };
    const [first, second] = two.matches;
    if (!first || !second) throw new Error('no matches');
    await publish(server, { as: two.admin, match: second, rows });
    expect(await told()).toEqual([]);
    // The earlier match's result comes later.
    await publish(server, { as: two.admin, match: first, rows });
    expect(await told()).toMatchObject([
      { title: `${two.squads[0]?.name} is absent again`, link: /console.*view=entries/ },
    ]);
  });

  it('makes the match final when the window ends, once, and not over an open dispute', async () => {
    await publish(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) });
    const state = async () => (await server.row('matches', { id: arena.match._id })).state;
    expect(await state()).toBe('published');
    server.clock.advance(6 * 3_600_000 + 1000);
    const { endWindow } = await import('../disputes/windows.actions.ts');
    await Promise.all(
      [1, 2, 3].map(() => endWindow(server.platform, { matchId: arena.match._id })),
    );
    expect(await state()).toBe('final');
    expect((await history()).disputeUntil).toBeNull();
  });
});

describe('a correction', () => {
  const swapped = () => {
    const [a, b, ...rest] = arena.entries;
    return rowsOf([b ?? '', a ?? '', ...rest]);
  };
  beforeEach(async () => {
    await publish(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) });
  });

  it('says in public why and what, and the version before stays as it was (invariant 8)', async () => {
    const before = JSON.stringify((await history()).versions[0]);
    const [first, ...rest] = rowsOf(arena.entries);
    if (!first) throw new Error('no row');
    const answer = await correct(server, {
      ...arena,
      as: scorer,
      rows: [{ ...first, elims: 6 }, ...rest],
    });
    expect(answer).toMatchObject(succeeded);
    const { versions, teams } = await history();
    const name = teams.find(({ entryId }) => entryId === first.entryId)?.name;
    expect(versions.map(({ no }) => no)).toEqual([2, 1]);
    expect(versions[0]).toMatchObject({
      reason: 'Seen again in the recording',
      changes: [`eliminations of ${name} 5 → 6`],
    });
    expect(JSON.stringify(versions[1])).toBe(before);
    expect((await tableOf(server, arena)).rows[0]?.totalX10).toBe(160);
  });

  it('needs a reason, a difference, and a result to correct', async () => {
    const { version } = await enter(server, { ...arena, as: scorer, rows: swapped() });
    const answer = await server.api.send(correctResult, {
      as: scorer,
      params: params(),
      body: { version, reason: 'no' },
    });
    expect(answer).toMatchObject({
      ...refused('INVALID'),
      body: { fields: { reason: expect.any(String) } },
    });
    expect(
      await correct(server, { ...arena, as: scorer, rows: rowsOf(arena.entries) }),
    ).toMatchObject(refused('CONFLICT'));
    const [, match] = arena.matches;
    if (!match) throw new Error('no second match');
    expect(await correct(server, { match, as: scorer, rows: swapped() })).toMatchObject(
      refused('NOT_PUBLISHED'),
    );
    expect(await press((await draftOf()).draft.version)).toMatchObject(refused('CONFLICT'));
  });

  it('by a host goes for their own publication until the next match begins; a scorer goes on', async () => {
    const host = await newStaff(server, { duty: 'host', tournament: arena.tournament });
    expect(await correct(server, { ...arena, as: host, rows: swapped() })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
    const other = await newArena(server, { form: { matches: 2 } });
    const own = await newStaff(server, { duty: 'host', tournament: other.tournament });
    await publish(server, { ...other, as: own, rows: rowsOf(other.entries) });
    const [a = '', b = '', ...rest] = other.entries;
    const order = (as: Person, entries: string[]) =>
      correct(server, { ...other, as, rows: rowsOf(entries) });
    expect(await order(own, [b, a, ...rest])).toMatchObject(succeeded);
    server.clock.advance(4 * 3_600_000);
    expect(await order(own, [a, b, ...rest])).toMatchObject(refused('NOT_ALLOWED'));
    const late = await newStaff(server, { duty: 'scorer', tournament: other.tournament });
    expect(await order(late, [a, b, ...rest])).toMatchObject(succeeded);
  });

  it('is not published at first by a scorer who plays in the lobby (invariant 25)', async () => {
    const other = await newArena(server);
    const involved = other.squads[0]?.leader as Person;
    await server.api.act(grantDuty, {
      as: other.admin,
      body: { email: involved.email, duty: 'scorer', tournamentId: other.tournament._id },
    });
    const tried = publish(server, { ...other, as: involved, rows: rowsOf(other.entries) });
    await expect(tried).rejects.toThrow(/NOT_ALLOWED/);
  });

  it('is not decided by a scorer who plays in the team (invariant 25)', async () => {
    const involved = arena.squads[0]?.leader as Person;
    const { data: grant } = await server.api.act(grantDuty, {
      as: arena.admin,
      body: { email: involved.email, duty: 'scorer', tournamentId: arena.tournament._id },
    });
    const answer = await correct(server, { ...arena, as: involved, rows: swapped() });
    expect(answer).toMatchObject(refused('NOT_ALLOWED'));
    await server.api.act(revokeDuty, { as: arena.admin, params: { grantId: grant._id } });
  });
});
