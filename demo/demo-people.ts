import type { Role } from '@one-dream/contract/features/users/users.ts';
import {
  type PreferredRole,
  preferredRoles,
} from '@one-dream/contract/features/users/users.values.ts';
import {
  type SandboxPerson,
  sandboxPeople,
  snowflakeAt,
} from '../sandbox/discord/sandbox-people.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { idAt } from './ids.ts';
import {
  discordCaptains,
  firstNames,
  lastNames,
  nicknames,
  readyTeamPlan,
  shortTeamPlan,
  type TeamPlan,
  teamPlans,
  unusualNames,
} from './names.ts';
import { createRandom, pick } from './random.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Width of the portrait in pixels; 0 for none. */
  portrait: 0 | 128 | 256;
  /** Empty texts for missing data. */
  inGame: { name: string; id: string; role: PreferredRole | ''; mobile: string };
  discord: { id: string; username: string } | null;
  createdAt: Date;
}

export interface Squad {
  id: string;
  name: string;
  createdAt: Date;
  /** The leader first. */
  players: { person: Person; joinedAt: Date }[];
}

/** A squad with its per-run data. */
export interface SquadToWrite extends Squad {
  logo: string;
  inviteCode: string;
}

export interface DemoPeople {
  people: Person[];
  /** Playing teams, oldest first, then the two of the demo accounts that do not play. */
  squads: Squad[];
}

const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;
const looseEnds = 16;

/** Creates the people of the demo organisation: the same ones each time, who signed up over the last twelve weeks. */
export function createDemoPeople(now: Date): DemoPeople {
  const casting = startCasting(now);
  const { account, sandboxPlayer, inventPlayer, form } = casting;
  const staff = [account('owner', { weeksAgo: 11.8 }), account('admin', { weeksAgo: 11.7 })];
  const squads = teamPlans.map((plan, number) => {
    const captain = discordCaptains[number];
    const leader = captain
      ? sandboxPlayer(captain, plan)
      : inventPlayer({ ...plan, isLeader: true });
    return form(plan, [leader]);
  });
  squads.push(
    form(readyTeamPlan, [account('ready-leader', readyTeamPlan), account('member', readyTeamPlan)]),
    form(shortTeamPlan, [account('short-leader', shortTeamPlan)]),
  );
  const loose = [account('player', { weeksAgo: 0.4 })];
  for (let number = 0; number < looseEnds; number++) {
    const player = inventPlayer({ tag: '', weeksAgo: 1.1 - number * 0.06 });
    // Newcomers: some have not linked Discord yet, some have not filled in anything.
    if (number % 3 === 1) player.discord = null;
    if (number % 5 === 4) player.inGame = { name: '', id: '', role: '', mobile: '' };
    loose.push(player);
  }
  loose.push(account('host', { weeksAgo: 6.3 }));
  const members = squads.flatMap(({ players }) => players.map(({ person }) => person));
  return { people: [...staff, ...members, ...loose], squads };
}

function startCasting(now: Date) {
  const random = createRandom('people');
  let count = 0;
  const invented = new Set<string>();
  const timeAgo = (weeksAgo: number) => new Date(now.getTime() - weeksAgo * weekMs);

  const makePerson = (person: Omit<Person, 'id' | 'inGame' | 'role'> & { inGameName: string }) => {
    count += 1;
    const { inGameName, ...rest } = person;
    const made: Person = {
      ...rest,
      id: idAt(person.createdAt, random),
      role: 'user',
      inGame: {
        name: inGameName,
        id: String(5_120_000_000 + count * 7_654_321),
        role: preferredRoles[count % preferredRoles.length] ?? 'IGL',
        // A realistic block of numbers that is not known to be assigned.
        mobile: String(9_000_000_000 + count * 101),
      },
    };
    return made;
  };

  const account = (key: DemoAccount['key'], { weeksAgo }: { weeksAgo: number }): Person => {
    const { name, email, discord, inGameName } = find(demoAccounts, (one) => one.key === key);
    const createdAt = timeAgo(weeksAgo + 0.05 + 0.1 * random());
    const person = makePerson({
      ...{ name, email, inGameName, createdAt, portrait: 256 },
      discord: discordOf(discord),
    });
    return { ...person, role: key === 'owner' || key === 'admin' ? key : 'user' };
  };

  const sandboxPlayer = (
    [username, name]: readonly [username: string, name: string],
    { tag, weeksAgo }: TeamPlan,
  ): Person =>
    makePerson({
      name,
      email: personOf(username).email ?? '',
      inGameName: `${tag}x${name.split(' ')[0]}`,
      discord: discordOf(username),
      createdAt: timeAgo(weeksAgo + 0.05 + 0.2 * random()),
      portrait: 128,
    });

  /** `isLeader` signs up before the team is created, all others around that time. */
  const inventPlayer = ({
    tag,
    weeksAgo,
    isLeader = false,
  }: Pick<TeamPlan, 'tag' | 'weeksAgo'> & { isLeader?: boolean }): Person => {
    const [name, handle] = inventName();
    const joint = tag && (['x', ' ', '•', '', '_'][count % 5] ?? '');
    const before = isLeader ? 0.05 + 0.2 * random() : 0.25 - 0.4 * random();
    return makePerson({
      name,
      email: `${handle}@players.example`,
      inGameName: tag + joint + (nicknames[count % nicknames.length] ?? ''),
      discord: {
        id: snowflakeAt({ timeMs: Date.UTC(2020, 5, 1) + count * 29 * hourMs, order: 100 + count }),
        username: handle.replaceAll('.', '_'),
      },
      createdAt: timeAgo(Math.max(weeksAgo + before, 0.01)),
      portrait: isLeader || count % 12 === 0 ? 128 : 0,
    });
  };

  /** Invents a person; every ninth has an unusual name. */
  const inventName = (): readonly [name: string, handle: string] => {
    const unusual = unusualNames[(invented.size - 4) / 9];
    let [name, handle] = unusual ?? ['', ''];
    while (handle === '' || invented.has(handle)) {
      name = `${pick(random, firstNames)} ${pick(random, lastNames)}`;
      handle = name.toLowerCase().replace(' ', '.');
    }
    invented.add(handle);
    return [name, handle];
  };

  const form = (plan: TeamPlan, known: Person[]): Squad => {
    const people = [...known];
    while (people.length < plan.players) people.push(inventPlayer(plan));
    for (const [position, { inGame }] of people.entries())
      inGame.role = preferredRoles[position % preferredRoles.length] ?? 'IGL';
    const createdAt = timeAgo(plan.weeksAgo);
    const players = people.map((person, position) => ({
      person,
      joinedAt: new Date(
        Math.max(createdAt.getTime(), person.createdAt.getTime()) + position * 0.4 * hourMs,
      ),
    }));
    return { id: idAt(createdAt, random), name: plan.name, createdAt, players };
  };

  return { account, sandboxPlayer, inventPlayer, form };
}

function personOf(username: string): SandboxPerson {
  return find(sandboxPeople, (person) => person.username === username);
}

function discordOf(username: string): { id: string; username: string } {
  return { id: personOf(username).id, username };
}

function find<T>(list: readonly T[], matches: (one: T) => boolean): T {
  const found = list.find(matches);
  if (!found) throw new Error('The demo organisation lacks somebody that it names.');
  return found;
}
