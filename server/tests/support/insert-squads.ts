import type { Squad } from '../../../factories/site.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { startSession } from '../../src/features/auth/sessions.actions.ts';
import { newId, newSecret } from '../../src/platform/secrets.ts';
import type { Rows } from './test-server.ts';

/** Inserts many complete squads directly: by calls, a crowd would take minutes. */
export async function insertSquads(
  { db, platform }: Rows,
  { count, size = 4 }: { count: number; size?: number },
): Promise<Squad[]> {
  const now = platform.now();
  const squads = Array.from({ length: count }, () => {
    const players = Array.from({ length: size }, () => newMember());
    const [leader] = players;
    if (!leader) throw new Error('a squad has at least one player');
    return {
      id: newId(),
      name: `Squad ${leader.number}`,
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
        squads.map(({ id, name, code, leader }) => ({
          id,
          name,
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
