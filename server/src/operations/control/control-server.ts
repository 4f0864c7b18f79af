import { timingSafeEqual } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import { email } from '@one-dream/contract/fields.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { erasePerson, exportPerson } from '../../features/accounts/person.actions.ts';
import { appointOwner } from '../../features/auth/owner.actions.ts';
import { handOutScreens, report } from '../../features/results/reader.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { backUpAway } from '../backup/back-up-away.ts';
import { writeBackup } from '../backup/write-backup.ts';
import * as note from './server-note.ts';

export interface ControlServer {
  close: () => Promise<void>;
}

/**
 * Gives the command line access to this server, which may be the only process with the database open. It listens on the
 * loopback address and requires a secret stored only in a file of this user.
 */
export async function openControlServer({
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
  demo?: ((move: note.DemoMove) => Promise<string>) | undefined;
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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = request.headers.authorization ?? '';
    if (!timingSafeEqual(hashSecret(given), hashSecret(`Bearer ${secret}`)))
      return send(response, { status: 401 });
    if (request.method === 'GET') return send(response, { status: 200, body: { pid, url } });
    if (request.url === note.backupPath) return backUp(await text(request), response);
    if (request.url === note.readerPath) return askReader(await text(request), response);
    if (request.url === note.personPath) return handlePerson(await text(request), response);
    if (request.url === note.doctorPath)
      return send(response, { status: 200, body: { lines: await checkHealth() } });
    if (request.url === note.demoPath) return moveDemo(await text(request), response);
    const address = email.safeParse((await text(request)).slice(0, 1000));
    if (!address.success) return send(response, { status: 422 });
    const appointment = await appointOwner(platform, { email: address.data });
    platform.logger.info({ appointment }, 'owner named at the command line');
    send(response, { status: 200, body: { appointment } });
  }

  async function backUp(file: string, response: ServerResponse): Promise<void> {
    const { storage, logger, now } = platform;
    try {
      const manifest =
        file === ''
          ? await backUpAway(platform)
          : await writeBackup({ database: platform, storage, file, now: now() });
      logger.info('backed up at the command line');
      send(response, { status: 200, body: { manifest } });
    } catch (error) {
      logger.error({ err: error }, 'backup');
      refuse(response, error);
    }
  }

  async function askReader(body: string, response: ServerResponse): Promise<void> {
    const request = note.readerRequest.parse(JSON.parse(body));
    try {
      const result: note.ReaderResult =
        request.action === 'report'
          ? { report: await report(platform) }
          : { pictures: await handOutScreens(platform, { ...request, part: request.action }) };
      send(response, { status: 200, body: result });
    } catch (error) {
      refuse(response, error);
    }
  }

  async function handlePerson(body: string, response: ServerResponse): Promise<void> {
    const { action, who } = note.personRequest.parse(JSON.parse(body));
    platform.logger.info({ action }, 'a person at the command line');
    try {
      const result: note.PersonResult =
        action === 'export'
          ? { person: await exportPerson(platform, who) }
          : { wasThere: await erasePerson(platform, who) };
      send(response, { status: 200, body: result });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refuse(response, error);
    }
  }

  async function moveDemo(body: string, response: ServerResponse): Promise<void> {
    const move = note.demoMove.parse(JSON.parse(body));
    if (!demo) return refuse(response, new Error('This site is not a demo.'));
    platform.logger.info(move, 'demo moved on at the command line');
    try {
      send(response, { status: 200, body: { message: await demo(move) } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refuse(response, error);
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const control = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await mkdir(dataDirectory, { recursive: true });
  const database = note.databaseMark(databaseUrl);
  await note.writeServerNote(dataDirectory, { pid, url, control, secret, database });
  return {
    close: async () => {
      await note.removeServerNote(dataDirectory, { pid });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body = {} }: { status: number; body?: object }) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, error: unknown): void {
  send(response, { status: 409, body: { message: (error as Error).message } });
}
