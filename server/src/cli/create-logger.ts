import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { logError } from '../platform/log-error.ts';

/** JSON for programs in production, lines for people where what makes them is installed. */
export async function createLogger(
  { production, logLevel }: Pick<Config, 'production' | 'logLevel'>,
  destination?: DestinationStream,
): Promise<Logger> {
  const options = { level: logLevel, serializers: { err: logError } };
  if (production) return destination ? pino(options, destination) : pino(options);
  const lines = await openLines();
  return lines ? pino(options, lines) : pino(options);
}

/** A tool of developers, which a production installation goes without. */
async function openLines(): Promise<DestinationStream | undefined> {
  const pretty = await import('pino-pretty').catch(() => undefined);
  return pretty?.default({
    colorize: process.stdout.isTTY === true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    sync: true,
  });
}
