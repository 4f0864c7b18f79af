import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * Connects to Redis, which the processes share for rate limits and live events. During an outage commands fail fast instead
 * of queueing: every user of it has a fallback, and it reconnects by itself.
 */
export function openRedis({ url, logger }: { url: string; logger: Logger }): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 1000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) logger.error({ err: error }, 'redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info('redis is back');
    isAway = false;
  });
  return redis;
}

/** Socket.IO adapter between processes, and its connection. */
export function createLiveAdapter({
  prefix,
  ...options
}: {
  url: string;
  prefix: string;
  logger: Logger;
}) {
  const streams = openStreamRedis(options);
  const adapter = createAdapter(streams, { streamName: `${prefix}:live`, onlyPlaintext: true });
  return { adapter, disconnect: () => streams.disconnect() };
}

/** A connection that may block for seconds waiting for messages of other processes. */
function openStreamRedis({ url, logger }: { url: string; logger: Logger }): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2000 });
  redis.on('error', (error) => logger.debug({ err: error }, 'redis stream'));
  // The adapter duplicates this client; the copies need a listener too, or an outage would end the process.
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (options) => {
    const copy = duplicate(options);
    copy.on('error', (error) => logger.debug({ err: error }, 'redis stream'));
    return copy;
  };
  return redis;
}
