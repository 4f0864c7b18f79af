import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { logError } from '../platform/log-error.ts';

/** JSON for machines in production; readable lines if the formatter is installed. */
export async function createLogger(
  { production, logLevel }: Pick<Config, 'production' | 'logLevel'>,
  destination?: DestinationStream,
): Promise<Logger> {
  const options = { level: logLevel, serializers: { err: logError } };
  if (production) return destination ? pino(options, destination) : pino(options);
  const lines = await openLines();
  return lines ? pino(options, lines) : pino(options);
}

/** A development dependency, absent from a production installation. */
async function openLines(): Promise<DestinationStream | undefined> {
  const pretty = await import('pino-pretty').catch(() => undefined);
  return pretty?.default({
    colorize: process.stdout.isTTY === true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    sync: true,
  });
}
