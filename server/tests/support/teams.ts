import * as calls from '@one-dream/contract/features/teams.ts';
import { startSession } from '../../src/features/auth/sessions.actions.ts';
import { newId, newSecret } from '../../src/platform/secrets.ts';
import type { TestServer } from './open-test-server.ts';
import { newPlayer, nextNumber, type Person, type PlayerOptions } from './people.ts';
import { png } from './pictures.ts';

export interface TestTeam {
  id: string;
  name: string;
  /** Of the invite link. */
  code: string;
  leader: Person;
  /** The leader first. */
  players: Person[];
}

export async function createTeam(
  { api }: TestServer,
  {
    leader,
    name = `Team ${nextNumber()} ${wordOf(nextNumber())}`,
  }: { leader: Person; name?: string },
): Promise<TestTeam> {
  const { team } = await api.act(calls.createTeam, {
    as: leader,
    body: { name },
    pictures: { logo: await png() },
  });
  const { invitelink } = await api.act(calls.getTeam, {
    as: leader,
    params: { userId: leader.id },
  });
  return { id: team._id, name, code: invitelink?.code ?? '', leader, players: [leader] };
}

export async function joinTeam(
  { api }: TestServer,
  { team, player }: { team: TestTeam; player: Person },
): Promise<void> {
  await api.act(calls.acceptInvitation, { as: player, params: { code: team.code } });
  team.players.push(player);
}

/** A team of `size` players who are ready for a tournament. */
export async function newSquad(
  server: TestServer,
  {
    size = 4,
    name,
    players = [],
  }: { size?: number; name?: string; players?: PlayerOptions[] } = {},
): Promise<TestTeam> {
  const leader = await newPlayer(server, players[0]);
  const team = await createTeam(server, { leader, name });
  for (let place = 1; place < size; place++)
    await joinTeam(server, { team, player: await newPlayer(server, players[place]) });
  return team;
}

// Digits look like letters to the rule about names: l and 1 are one.
function wordOf(number: number): string {
  return [...number.toString(5)].map((digit) => 'aektx'[Number(digit)]).join('');
}

export interface InsertedSquad extends Pick<TestTeam, 'id' | 'code' | 'leader' | 'players'> {
  /** Signs the player at that place in; only the leader, at 0, is from the first. */
  signIn: (place: number) => Promise<Person>;
}

/** Many complete squads at once, written straight into the tables. */
export async function insertSquads(
  { db, platform }: Pick<TestServer, 'db' | 'platform'>,
  { count, size = 4 }: { count: number; size?: number },
): Promise<InsertedSquad[]> {
  const now = platform.now();
  const squads = Array.from({ length: count }, () => {
    const players = Array.from({ length: size }, () => newMember());
    const [leader] = players;
    if (!leader) throw new Error('a squad has at least one player');
    return {
      id: newId(),
      code: newSecret(),
      leader,
      players,
      signIn: async (place: number) => {
        const player = players[place];
        if (!player) throw new Error(`nobody is at place ${place}`);
        player.token = await startSession(db, { userId: player.id, role: 'user', now });
        return player;
      },
    };
  });
  const players = squads.flatMap((squad) => squad.players);
  await db
    .insertInto('users')
    .values(
      players.map(({ id, name, email, number }) => ({
        id,
        name,
        email,
        email_verified_at: now,
        in_game_name: `OD・${number}`,
        in_game_id: String(5_300_000_000 + number),
        discord_id: String(710_000_000_000_000_000n + BigInt(number)),
        discord_username: `bulk_${number}`,
      })),
    )
    .execute();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('teams')
      .values(
        squads.map(({ id, code, leader }) => ({
          id,
          name: `Squad ${leader.number}`,
          name_key: `bulk ${leader.number}`,
          logo: '/images/none.webp',
          leader_id: leader.id,
          invite_code: code,
          created_at: now,
        })),
      )
      .execute();
    await trx
      .insertInto('team_members')
      .values(
        squads.flatMap(({ id, players: members }) =>
          members.map((member) => ({ user_id: member.id, team_id: id, joined_at: now })),
        ),
      )
      .execute();
  });
  for (const squad of squads) await squad.signIn(0);
  return squads;
}

function newMember() {
  const number = nextNumber();
  return {
    id: newId(),
    number,
    name: `Bulk ${number}`,
    email: `bulk${number}@example.in`,
    token: '',
  };
}
