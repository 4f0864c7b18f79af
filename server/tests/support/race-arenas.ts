import { createFreshDatabase, whyPostgresIsAway } from '../../../factories/postgres.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

export interface RaceArena {
  /** Title of a `describe`; includes the reason if it is skipped. */
  name: string;
  isAway: boolean;
  open: () => Promise<Race>;
}

export interface Race {
  /** Two processes on a database server, or one with an embedded database. */
  servers: TestServer[];
  /** For reading the database, and for set-up. */
  first: TestServer;
  /** Alternates, so that consecutive calls of a race use different processes. */
  server: (turn: number) => TestServer;
  close: () => Promise<void>;
}

/** Environments for races: always the embedded database, and PostgreSQL if available. */
export async function raceArenas(): Promise<RaceArena[]> {
  const why = await whyPostgresIsAway();
  return [
    { name: 'on PGlite', isAway: false, open: openEmbedded },
    {
      name: why ? `on PostgreSQL (skipped: ${why})` : 'on PostgreSQL, two servers',
      isAway: why !== undefined,
      open: openTwoServers,
    },
  ];
}

async function openEmbedded(): Promise<Race> {
  const server = await startTestServer({ works: true, embedded: true });
  return toRace([server], () => server.close());
}

async function openTwoServers(): Promise<Race> {
  const database = await createFreshDatabase();
  // Concurrently, so that they race to migrate as well.
  const servers = await Promise.all(
    [1, 2].map(() => startTestServer({ works: true, databaseUrl: database.url })),
  );
  return toRace(servers, async () => {
    for (const server of servers) await server.close();
    await database.drop();
  });
}

function toRace(servers: TestServer[], close: () => Promise<void>): Race {
  const server = (turn: number) => {
    const chosen = servers[turn % servers.length];
    if (!chosen) throw new Error('no server');
    return chosen;
  };
  return { servers, first: server(0), server, close };
}
