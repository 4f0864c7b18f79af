import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import type { Demo } from '../app/optional-workspaces.ts';
import type { SiteSource } from '../app/site/load-pages.ts';
import { type RunningServer, startServer } from '../app/start-server.ts';
import { type Config, readConfig } from '../config.ts';
import { findAccountByEmail } from '../features/auth/auth.queries.ts';
import { demoPassword } from '../operations/demo-password.ts';
import { isUntouched } from '../operations/operations.queries.ts';
import { findHolder } from '../platform/database/directory-lock.ts';
import type { Db } from '../platform/database/schema.ts';
import { createLogger } from './create-logger.ts';
import { describeFailure } from './run-command.ts';
import { findRunningServer } from './running-server.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** Shutdown timeout, and how long another process may hold the data directory (milliseconds). */
const stopLimit = 10_000;
const holdLimit = 15_000;

export interface ServeOptions {
  /** Opens the site, if not from its build. */
  openSite?: () => Promise<SiteSource>;
}

/** Runs the site until a signal stops it; exits if it cannot start. */
export async function serve({ openSite }: ServeOptions = {}): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    const logger = await createLogger(config);
    const running = closeOnEnd(logger);
    await waitForDirectory(config);
    await waitForDatabase(config, logger);
    const report = (line: string) => console.log(line);
    const server = await startServer({ config, logger, report, site: await openSite?.() });
    running.server = server;
    await server.listen();
    await announce({ server, config, logger });
    collectOnce();
  } catch (error) {
    if (config?.logLevel === 'debug') console.error(error);
    console.error(`\nThe site could not start.\n${await explainFailure(error, config)}\n`);
    process.exit(1);
  }
}

/** The data directory may be locked briefly, by a stopping server or a command. */
async function waitForDirectory({ dataDirectory, databaseUrl }: Config): Promise<void> {
  if (databaseUrl) return;
  const deadline = Date.now() + holdLimit;
  while (Date.now() < deadline && (await findHolder(dataDirectory)) !== undefined) {
    if (await findRunningServer(dataDirectory)) return;
    await sleep(200);
  }
}

/** Signals not handled: they indicate a broken process, or are Node's own. */
const skipped: closeWithGrace.AllEvents[] = [
  ...(['SIGQUIT', 'SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const),
  ...(['SIGUSR2', 'beforeExit'] as const),
];

/**
 * A signal, or an uncaught error that may have left a broken state, shuts the server down gracefully, then by force after a
 * timeout. @returns holder for the server to close, once it runs
 */
function closeOnEnd(logger: Logger): { server?: Pick<RunningServer, 'close'> } {
  const running: { server?: Pick<RunningServer, 'close'> } = {};
  closeWithGrace({ delay: stopLimit, logger, skip: skipped }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'an error that nothing caught');
    // Without a server nothing has been promised yet, and the next start redoes unfinished preparations.
    await running.server?.close();
  });
  return running;
}

/**
 * Frees memory that only the start needed, about 40 MB that V8 would keep as headroom. Blocks for some 150 ms, once, so
 * requests that waited for the start go first. Needs `--expose-gc`.
 */
function collectOnce(): void {
  const options = { type: 'major', flavor: 'last-resort', execution: 'sync' } as const;
  setTimeout(() => globalThis.gc?.(options), 3000).unref();
}

async function announce({
  server,
  config,
  logger,
}: {
  server: RunningServer;
  config: Config;
  logger: Logger;
}): Promise<void> {
  const { platform, publicUrl: url, sandbox, demo } = server;
  const { name } = await platform.organisation.readInTime();
  if (config.production) {
    logger.info({ url, port: server.port, host: config.host }, `${name} is ready`);
    return;
  }
  const accounts = await describeAccounts(platform.db, demo);
  console.log(renderWelcome({ name, url, sandbox, accounts }));
}

async function describeAccounts(
  db: Db,
  demo: RunningServer['demo'],
): Promise<WelcomeOptions['accounts']> {
  // A demo created by an earlier release may have fewer people.
  const present: NonNullable<RunningServer['demo']>['accounts'][number][] = [];
  for (const account of demo?.accounts ?? [])
    if (await findAccountByEmail(db, account.email)) present.push(account);
  if (present.some(({ key }) => key === 'owner')) return present;
  return (await isUntouched(db)) ? 'none' : 'own';
}

/** Explains a failed start: the cause, and what to do. */
async function explainFailure(error: unknown, config: Config | undefined): Promise<string> {
  const { code, holder } = (error ?? {}) as { code?: unknown; holder?: unknown };
  const isInTheWay = code === 'EADDRINUSE' || holder !== undefined;
  const running = config && isInTheWay && (await findRunningServer(config.dataDirectory));
  if (running) {
    return `It runs already: ${running.url} (process ${running.pid}, data in ${config.dataDirectory}). Use that one, or stop it first.`;
  }
  if (code === 'EADDRINUSE') {
    const port = config?.port ?? 3000;
    return `Port ${port} is taken by another program. Stop that, or choose another port: PORT=${port + 1}`;
  }
  if (code === 'EACCES' && (error as { syscall?: unknown }).syscall === 'listen') {
    return `Port ${config?.port} needs more rights than this user has. Choose one above 1023: PORT=3000`;
  }
  return describeFailure(error);
}

interface WelcomeOptions {
  name: string;
  url: string;
  /** The stand-ins in use. */
  sandbox: { mail: boolean; discord: boolean };
  /** Accounts of the demo, none, or the site's own. */
  accounts: Demo['accounts'] | 'none' | 'own';
}

function describeSignIn(accounts: WelcomeOptions['accounts']): string[] {
  if (accounts === 'own') return [];
  if (accounts === 'none')
    return ['Nobody has an account yet. Register, and make it the owner:  npm run owner -- EMAIL'];
  return [
    `Sign in with the password ${demoPassword} as`,
    table(accounts.map((account) => [account.email, describe(account)])),
  ];
}

/** Welcome text for the terminal once the site is running. */
function renderWelcome({ name, url, sandbox, accounts }: WelcomeOptions): string {
  const places = [
    ['The site', url],
    ...(sandbox.mail ? [['Its mails', `${url}/sandbox/mail`]] : []),
    ...(sandbox.discord ? [['Its Discord', `${url}/sandbox/discord`]] : []),
    ['Its API', `${url}/api/docs`],
  ] as [string, string][];
  const paragraphs = [
    `${name} is ready: ${url}`,
    table(places),
    ...describeSignIn(accounts),
    [
      'Stop with Ctrl+C.',
      ...(typeof accounts === 'object'
        ? ['Start with nothing in it:  DEMO=off DATA_DIR=./data-empty npm start']
        : []),
    ].join('\n'),
  ];
  const indented = paragraphs.join('\n\n').replaceAll(/^(?=.)/gm, '  ');
  return `\n${indented}\n`;
}

function describe({ about, discord }: Demo['accounts'][number]): string {
  return `${about} (Discord: ${discord})`;
}

function table(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n');
}
