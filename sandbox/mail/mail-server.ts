import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { createFaults, type Fault, type Faults } from '../faults.ts';
import type { MailFolder } from './mail-folder.ts';

/** Stages of the SMTP dialogue at which faults can occur. */
export type MailStage = 'connect' | 'recipient' | 'message';

export type MailServer = {
  faults: Faults<MailStage>;
  /** Starts on a free loopback port, or on its previous one. */
  start(): Promise<{ smtpUrl: string }>;
  stop(): Promise<void>;
};

const longestMail = 5 * 1024 * 1024;

export function createMailServer({ folder }: { folder: MailFolder }): MailServer {
  const faults = createFaults<MailStage>();
  let server: SMTPServer | undefined;
  let port = 0;

  async function meet(stage: MailStage, done: (error?: Error | null) => void): Promise<void> {
    const fault = await faults.meet(stage);
    done(fault ? refusalOf(fault) : null);
  }

  function createServer(): SMTPServer {
    return new SMTPServer({
      name: 'sandbox',
      // Loopback only, and a self-signed certificate would not be trusted.
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      size: longestMail,
      rejectOversized: true,
      onConnect: (_session, done) => void meet('connect', done),
      onRcptTo: (_address, _session, done) => void meet('recipient', done),
      onData(stream, session, done) {
        buffer(stream)
          .then(async (raw) => {
            const fault = await faults.meet('message');
            if (fault) return done(refusalOf(fault));
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            const id = await folder.add({ raw, recipients });
            done(null, `Kept as ${id}`);
          })
          .catch((error: Error) => done(Object.assign(error, { responseCode: 451 })));
      },
    });
  }

  return {
    faults,

    async start() {
      const starting = createServer();
      await new Promise<void>((resolve, reject) => {
        starting.on('error', reject);
        starting.listen(port, '127.0.0.1', resolve);
      });
      // Ignores clients that disconnect halfway.
      starting.removeAllListeners('error');
      starting.on('error', () => undefined);
      server = starting;
      port = (starting.server.address() as AddressInfo).port;
      return { smtpUrl: `smtp://127.0.0.1:${port}` };
    },

    async stop() {
      const stopping = server;
      server = undefined;
      if (!stopping) return;
      for (const connection of stopping.connections) connection.close();
      await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
  };
}

function refusalOf(fault: Fault<MailStage>): Error {
  return Object.assign(new Error('Refused by the sandbox, as asked'), {
    responseCode: fault.status,
  });
}
