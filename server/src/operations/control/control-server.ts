import { timingSafeEqual } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import type { Config } from '../../config.ts';
import { erasePerson, exportPerson } from '../../features/accounts/person.actions.ts';
import { appointOwner } from '../../features/auth/owner.actions.ts';
import { exportScreens, report } from '../../features/results/reader.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { backUpAway } from '../backup/back-up-away.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type RequestBody, type RequestName, type RequestResults, requests } from './requests.ts';
import { databaseMark, removeServerNote, writeServerNote } from './server-note.ts';

export interface ControlServer {
  close: () => Promise<void>;
}

/**
 * Gives the command line access to this server, which may be the only process with the database open. It listens on the
 * loopback address and requires a secret stored only in a file of this user.
 */
export async function startControlServer({
  platform,
  config,
  url,
  checkHealth,
  demo,
}: {
  platform: Platform;
  config: Pick<Config, 'dataDirectory' | 'databaseUrl'>;
  url: string;
  checkHealth: () => Promise<HealthLine[]>;
  /** Set if the site is a demo. */
  demo?: ((move: RequestBody<'demo'>) => Promise<string>) | undefined;
}): Promise<ControlServer> {
  const { dataDirectory, databaseUrl } = config;
  const { pid } = process;
  const secret = newSecret();
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      platform.logger.error({ err: error }, 'command line');
      send(response, { status: 500 });
    });
  });

  const handlers: {
    [Name in RequestName]: (body: RequestBody<Name>) => Promise<RequestResults[Name]>;
  } = {
    owner: (body) => appointOwner(platform, body),
    backup: async ({ file }) =>
      file === undefined
        ? backUpAway(platform)
        : writeBackup({ database: platform, storage: platform.storage, file, now: platform.now() }),
    doctor: checkHealth,
    person: async ({ action, who }) =>
      action === 'export'
        ? { person: await exportPerson(platform, who) }
        : { wasThere: await erasePerson(platform, who) },
    reader: async (body) =>
      body.action === 'report'
        ? { report: await report(platform) }
        : { pictures: await exportScreens(platform, { ...body, part: body.action }) },
    demo: async (move) => {
      if (!demo) throw new Error('This site is not a demo.');
      return { message: await demo(move) };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = request.headers.authorization ?? '';
    if (!timingSafeEqual(hashSecret(given), hashSecret(`Bearer ${secret}`)))
      return send(response, { status: 401 });
    if (request.method === 'GET') return send(response, { status: 200, body: { pid, url } });
    const name = request.url?.slice(1) as RequestName;
    const known = Object.hasOwn(requests, name) ? requests[name] : undefined;
    const body = known?.body.safeParse(JSON.parse(await text(request)));
    if (!body?.success) return send(response, { status: 422 });
    try {
      const result = await (handlers[name] as (body: unknown) => Promise<unknown>)(body.data);
      platform.logger.info({ request: name }, 'asked by the command line');
      send(response, { status: 200, body: { result } });
    } catch (error) {
      platform.logger.error({ request: name, err: error }, 'asked by the command line');
      send(response, { status: 409, body: { message: (error as Error).message } });
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const control = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await mkdir(dataDirectory, { recursive: true });
  const database = databaseMark(databaseUrl);
  await writeServerNote(dataDirectory, { pid, url, control, secret, database });
  return {
    close: async () => {
      await removeServerNote(dataDirectory, { pid });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body = {} }: { status: number; body?: object }) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
