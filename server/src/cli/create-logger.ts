import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { logError } from '../platform/log-error.ts';

/** JSON for programs in production, lines for people everywhere else. */
export async function createLogger(
  { production, logLevel }: Pick<Config, 'production' | 'logLevel'>,
  destination?: DestinationStream,
): Promise<Logger> {
  const options = { level: logLevel, serializers: { err: logError } };
  if (production) return destination ? pino(options, destination) : pino(options);
  const { default: pretty } = await import('pino-pretty');
  const colorize = process.stdout.isTTY === true;
  const lines = pretty({
    colorize,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    sync: true,
  });
  return pino(options, lines);
}
