import { openTestServer, type TestServer } from './open-test-server.ts';
import { createFreshDatabase, whyPostgresIsAway } from './postgres.ts';

export interface RaceArena {
  /** For a `describe`; says so where it is skipped, and why. */
  name: string;
  isAway: boolean;
  open: () => Promise<Race>;
}

export interface Race {
  /** Two on one database where a server of its own keeps it, else the one that embeds it. */
  servers: TestServer[];
  /** To read from the database, and to set up with. */
  first: TestServer;
  /** Turns about, so that neighbours in a race meet different processes' pools. */
  server: (turn: number) => TestServer;
  close: () => Promise<void>;
}

/** Where races are run: on the embedded database always, on PostgreSQL where it answers. */
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
  const server = await openTestServer({ embedded: true });
  return toRace([server], () => server.close());
}

async function openTwoServers(): Promise<Race> {
  const database = await createFreshDatabase();
  // At once, so that they race to migrate as well.
  const servers = await Promise.all(
    [1, 2].map(() => openTestServer({ databaseUrl: database.url })),
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
