import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { png } from './pictures.ts';
import type { Person, PlayerOptions, Site, Squad } from './site.ts';
import { nextNumber } from './unique.ts';

export async function createTeam(
  { api }: Pick<Site, 'api'>,
  {
    leader,
    name = `Team ${nextNumber()} ${wordOf(nextNumber())}`,
  }: { leader: Person; name?: string },
): Promise<Squad> {
  const { team } = await api.act(calls.createTeam, {
    as: leader,
    body: { name },
    pictures: { logo: await png() },
  });
  const code = await inviteCodeOf({ api }, leader);
  const players = [leader];
  const signIn = async (place: number) => {
    const player = players[place];
    if (!player) throw new Error(`nobody is at place ${place}`);
    return player;
  };
  return { id: team._id, name, code, leader, players, signIn };
}

export async function inviteCodeOf({ api }: Pick<Site, 'api'>, leader: Person): Promise<string> {
  const params = { userId: leader.id };
  return (await api.act(calls.getTeam, { as: leader, params })).invitelink?.code ?? '';
}

export async function joinTeam(
  { api }: Pick<Site, 'api'>,
  { team, player }: { team: Squad; player: Person },
): Promise<void> {
  await api.act(calls.acceptInvitation, { as: player, params: { code: team.code } });
  team.players.push(player);
}

/** A team of `size` players, ready for a tournament. */
export async function newSquad(
  site: Pick<Site, 'api' | 'newPlayer'>,
  {
    size = 4,
    name,
    players = [],
  }: { size?: number; name?: string; players?: PlayerOptions[] } = {},
): Promise<Squad> {
  const [leader, ...mates] = await Promise.all(
    Array.from({ length: size }, (_, place) => site.newPlayer(players[place])),
  );
  if (!leader) throw new Error('a squad has at least one player');
  const team = await createTeam(site, { leader, name });
  for (const player of mates) await joinTeam(site, { team, player });
  return team;
}

// The name rule treats look-alike digits as letters: l and 1 are equal.
function wordOf(number: number): string {
  return [...number.toString(5)].map((digit) => 'aektx'[Number(digit)]).join('');
}

/** A person's team, as seen by them. */
export async function teamOf({ api }: Pick<Site, 'api'>, person: Person): Promise<calls.Team> {
  const { team } = await api.act(calls.getTeam, { as: person, params: { userId: person.id } });
  if (!team) throw new Error(`${person.name} has no team`);
  return team;
}
