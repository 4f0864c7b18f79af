import { sampleChatMembers } from '../features/dashboard/chat-members.actions.ts';
import { deleteStrips } from '../features/results/strips.queries.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteOutdated } from './operations.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** How long what is over is kept, in days. */
export const retention = {
  /** Nobody's session outlives this idle time. */
  idleSessions: 7,
  /** A mail may wait for its server for a day; its link is armed when it leaves. */
  emailTokens: 3,
  /** As long as a browser keeps its mark. */
  knownDevices: 400,
  refusedAddresses: 180,
  auditLog: 730,
  /** Strips of result screens, as long as the organisation agrees; then none. */
  resultStrips: 365,
} as const;

const sweepEvery = 60 * 60 * 1000;
/** A server that is started anew each day counts as well. */
const firstCountAfter = 60 * 1000;

type Sweeping = Pick<Platform, 'db' | 'now' | 'logger' | 'organisation'>;

/** Removes sessions, links, sign-ins begun and log entries that are past their time. */
export async function sweep({ db, now, logger, organisation }: Sweeping) {
  const time = now();
  const ago = (days: number) => new Date(time.getTime() - days * day);
  const { keepsStrips } = await organisation.read();
  const outdated = await deleteOutdated(db, {
    now: time,
    idleSessions: ago(retention.idleSessions),
    emailTokens: ago(retention.emailTokens),
    knownDevices: ago(retention.knownDevices),
    refusedAddresses: ago(retention.refusedAddresses),
    auditLog: ago(retention.auditLog),
  });
  const removed = {
    ...outdated,
    // The sweep of pictures takes what no row names any more.
    resultStrips: await deleteStrips(db, keepsStrips ? ago(retention.resultStrips) : undefined),
  };
  if (Object.values(removed).some((count) => count > 0)) logger.info({ removed }, 'outdated rows');
}

/**
 * Sweeps every hour, and counts who is in the chat community; every process may, as a row can only go once
 * and a day has one number. @returns what ends it
 */
export function startSweeping(platform: Sweeping & Pick<Platform, 'discord'>): () => void {
  const logged = (work: Promise<void>, what: string) =>
    void work.catch((error) => platform.logger.warn({ err: error }, what));
  const count = () => logged(sampleChatMembers(platform), 'counting chat members');
  const first = setTimeout(count, firstCountAfter);
  const timer = setInterval(() => {
    logged(sweep(platform), 'sweeping');
    count();
  }, sweepEvery);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
