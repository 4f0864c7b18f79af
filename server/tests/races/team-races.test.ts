import { deleteOwnAccount } from '@one-dream/contract/features/accounts/accounts.ts';
import { checkToken, register, verifyEmail } from '@one-dream/contract/features/auth/auth.ts';
import * as search from '@one-dream/contract/features/teams/teams.search.ts';
import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../factories/api.ts';
import { png } from '../../../factories/pictures.ts';
import { newSquad } from '../../../factories/teams.ts';
import { mailsTo, tokenMailedTo } from '../support/mail-box.ts';
import { fillInRegistration, goodPassword, newPlayer, type Person } from '../support/people.ts';
import { type Race, raceArenas } from '../support/race-arenas.ts';
import { requestsOf } from '../support/team-search.ts';

describe.each(await raceArenas())('teams and accounts $name', ({ isAway, open }) => {
  describe.skipIf(isAway)('all at once', () => {
    let race: Race;
    let logo: Buffer;
    beforeAll(async () => {
      race = await open();
      logo = await png();
    });
    afterAll(() => race?.close());

    const codesOf = (answers: Answer[]) => answers.map(({ body }) => body.code ?? 'ok').sort();

    const create = (turn: number, as: Person, name: string) =>
      race.server(turn).api.send(calls.createTeam, { as, body: { name }, pictures: { logo } });
    const accept = (turn: number, as: Person, code: string) =>
      race.server(turn).api.send(calls.acceptInvitation, { as, params: { code } });

    async function membersOf(teamId: string) {
      const rows = await race.first.rows('team_members', { team_id: teamId }, ['user_id']);
      return rows.map((row) => row.user_id);
    }

    function players(count: number): Promise<Person[]> {
      return Promise.all(Array.from({ length: count }, () => newPlayer(race.first)));
    }

    it('one of ten leaders gets the name', async () => {
      const names = ['Only One', 'only one', 'ONLYONE', '0nly One', 'Only  One'];
      const leaders = await players(10);
      const answers = await Promise.all(
        leaders.map((leader, turn) => create(turn, leader, names[turn % 5] ?? '')),
      );
      expect(codesOf(answers)).toEqual([...Array(9).fill('TEAM_NAME_TAKEN'), 'ok']);
    });

    it('of two who are let in by request and by link at once, one gets the last place', async () => {
      const team = await newSquad(race.first, { size: 5 });
      await race.first.api.act(search.postSearch, { as: team.leader, body: {} });
      const [asking, invited, other] = await players(3);
      if (!asking || !invited || !other) throw new Error('nobody');
      for (const as of [asking, other])
        await race.first.api.act(search.askToJoin, { as, params: { teamId: team.id }, body: {} });
      const requests = await requestsOf(race.first, team.leader);
      const answers = await Promise.all([
        ...requests.map(({ _id: requestId }, turn) =>
          race.server(turn).api.send(search.answerJoinRequest, {
            as: team.leader,
            params: { requestId },
            body: { isAccepted: true },
          }),
        ),
        accept(1, invited, team.code),
      ]);
      expect(codesOf(answers)).toEqual(['TEAM_FULL', 'TEAM_FULL', 'ok']);
      expect(await membersOf(team.id)).toHaveLength(6);
    });

    it('a player whom two teams let in at once is in one', async () => {
      const player = await newPlayer(race.first);
      await race.first.api.act(search.postSearch, { as: player, body: {} });
      const teams = await Promise.all([1, 2].map(() => newSquad(race.first, { size: 1 })));
      for (const { leader } of teams)
        await race.first.api.act(search.askPlayer, {
          as: leader,
          params: { userId: player.id },
          body: {},
        });
      const requests = await requestsOf(race.first, player);
      const answers = await Promise.all(
        requests.map(({ _id: requestId }, turn) =>
          race.server(turn).api.send(search.answerJoinRequest, {
            as: player,
            params: { requestId },
            body: { isAccepted: true },
          }),
        ),
      );
      // The other request ended with the first.
      expect(['ALREADY_IN_TEAM', 'NOT_FOUND']).toContain(codesOf(answers)[0]);
      expect(codesOf(answers)[1]).toBe('ok');
      const members = await Promise.all(teams.map(({ id }) => membersOf(id)));
      expect(members.flat().filter((id) => id === player.id)).toHaveLength(1);
    });

    it('a leader who hands over while either of the two deletes their account leaves a led team', async () => {
      for (const turn of [0, 1, 2, 3]) {
        const team = await newSquad(race.first, { size: 3 });
        const [leader, heir] = team.players;
        if (!leader || !heir) throw new Error('nobody');
        const [handed, deleted] = await Promise.all([
          race
            .server(turn)
            .api.send(calls.handOverTeam, { as: leader, params: { userId: heir.id } }),
          race.server(turn + 1).api.send(deleteOwnAccount, { as: turn % 2 === 0 ? leader : heir }),
        ]);
        expect(deleted.status).toBe(200);
        // A departed leader cannot hand over, and nobody can hand over to a departed member.
        const gone = ['NOT_SIGNED_IN', 'NOT_FOUND', 'NO_TEAM', 'NOT_LEADER'];
        const late = turn % 2 === 0 ? gone : ['NOT_FOUND'];
        expect(['ok', ...late]).toContain(handed.body.code ?? 'ok');
        const members = await membersOf(team.id);
        const { leader_id } = await race.first.row('teams', { id: team.id });
        expect(members).toHaveLength(2);
        expect(members).toContain(leader_id);
      }
    });

    it('a double click creates one team', async () => {
      const leader = await newPlayer(race.first);
      const answers = await Promise.all(
        [1, 2, 3, 4].map((turn) => create(turn, leader, `Clicked ${turn + 1}x`)),
      );
      expect(codesOf(answers)).toEqual([...Array(3).fill('ALREADY_IN_TEAM'), 'ok']);
    });

    it('a double click on one name creates one team', async () => {
      const leader = await newPlayer(race.first);
      const answers = await Promise.all(
        [1, 2].map((turn) => create(turn, leader, 'Clicked Twice')),
      );
      // Its own name is in use once it has one.
      expect(['ALREADY_IN_TEAM', 'TEAM_NAME_TAKEN']).toContain(codesOf(answers)[0]);
      expect(codesOf(answers)[1]).toBe('ok');
      const teams = await race.first.rows('teams', { leader_id: leader.id }, ['name']);
      expect(teams).toEqual([{ name: 'Clicked Twice' }]);
    });

    it('a player who accepts five invites is in one team', async () => {
      const teams = await Promise.all(
        Array.from({ length: 5 }, () => newSquad(race.first, { size: 1 })),
      );
      const player = await newPlayer(race.first);
      const answers = await Promise.all(teams.map(({ code }, turn) => accept(turn, player, code)));
      expect(codesOf(answers)).toEqual([...Array(4).fill('ALREADY_IN_TEAM'), 'ok']);
      const members = await Promise.all(teams.map(({ id }) => membersOf(id)));
      expect(members.flat().filter((id) => id === player.id)).toHaveLength(1);
    });

    it('a player who creates and joins at once is in one team', async () => {
      const team = await newSquad(race.first, { size: 1 });
      const player = await newPlayer(race.first);
      const answers = await Promise.all([
        create(0, player, 'Own Or Other'),
        accept(1, player, team.code),
      ]);
      expect(codesOf(answers)).toEqual(['ALREADY_IN_TEAM', 'ok']);
    });

    it('five of twelve players get into a team with five places', async () => {
      const team = await newSquad(race.first, { size: 1 });
      const answers = await Promise.all(
        (await players(12)).map((player, turn) => accept(turn, player, team.code)),
      );
      expect(codesOf(answers)).toEqual([...Array(7).fill('TEAM_FULL'), ...Array(5).fill('ok')]);
      expect(await membersOf(team.id)).toHaveLength(6);
    });

    it('nobody is left in a team that is deleted while they join and look', async () => {
      for (let round = 0; round < 5; round++) {
        const team = await newSquad(race.first, { size: 2 });
        const joining = await players(3);
        const params = { code: team.code };
        const seen = { userId: team.leader.id };
        const answers = await Promise.all([
          ...joining.map((player, turn) => accept(turn, player, team.code)),
          ...joining.map((as, turn) =>
            race.server(turn).api.send(calls.getInvitation, { as, params }),
          ),
          race.server(round).api.send(calls.deleteTeam, { as: team.leader }),
          ...team.players.map((as, turn) =>
            race.server(turn).api.send(calls.getTeam, { as, params: seen }),
          ),
        ]);
        const codes = answers.map(({ body }) => body.code ?? 'ok');
        for (const code of codes.slice(0, 6)) expect(['ok', 'INVITE_NOT_FOUND']).toContain(code);
        // The deletion, and its leader's look at their team, which is none afterwards.
        expect(codes.slice(6, 8)).toEqual(['ok', 'ok']);
        // For their mate, somebody else's from then on.
        expect(['ok', 'NOT_FOUND']).toContain(codes[8]);
        expect(await membersOf(team.id)).toEqual([]);
        for (const player of joining) {
          const own = { as: player, params: { userId: player.id } };
          expect((await race.first.api.act(calls.getTeam, own)).team).toBeNull();
        }
      }
    });

    it('a code that is reset lets nobody in afterwards', async () => {
      const team = await newSquad(race.first, { size: 1 });
      const joining = await players(4);
      const params = { teamId: team.id };
      const [reset, ...answers] = await Promise.all([
        race.first.api.send(calls.resetInvite, { as: team.leader, params }),
        ...joining.map((player, turn) => accept(turn, player, team.code)),
      ]);
      expect(reset?.status).toBe(200);
      for (const { body } of answers) expect([undefined, 'INVITE_NOT_FOUND']).toContain(body.code);
      const late = await accept(1, await newPlayer(race.first), team.code);
      expect(late).toMatchObject(refused('INVITE_NOT_FOUND'));
      expect(await membersOf(team.id)).toHaveLength(
        1 + answers.filter(({ status }) => status === 200).length,
      );
    });

    it('one of two openings of a verification link wins', async () => {
      const { email } = await fillInRegistration(race.first);
      const token = await mailedToAnyOf(email);
      const answers = await Promise.all(
        [0, 1, 2].map((turn) => race.server(turn).api.send(verifyEmail, { query: { token } })),
      );
      expect(codesOf(answers)).toEqual(['TOKEN_USED', 'TOKEN_USED', 'ok']);
    });

    it('five registrations of one address make one account', async () => {
      const email = 'five-times@example.in';
      const body = {
        name: 'Five',
        email,
        password: goodPassword,
        confirmPassword: goodPassword,
        terms: 'true',
      } as const;
      const answers = await Promise.all(
        [0, 1, 2, 3, 4].map((turn) => race.server(turn).api.send(register, { body })),
      );
      expect(codesOf(answers)).toEqual(Array(5).fill('ok'));
      const token = await mailedToAnyOf(email);
      const signedIn = await race.first.api.act(verifyEmail, { query: { token } });
      const { user } = await race.first.api.act(checkToken, { params: { token: signedIn.token } });
      expect(user.email).toBe(email);
    });

    /** Whichever server works a mail off has it in its own mail box. */
    function mailedToAnyOf(address: string): Promise<string> {
      const boxes = race.servers.map(async (server) => {
        await mailsTo(server, { address });
        return tokenMailedTo(server, { address, page: 'verify-email' });
      });
      return Promise.any(boxes);
    }
  });
});
