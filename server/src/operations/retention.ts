import { sampleChatMembers } from '../features/dashboard/chat-members.actions.ts';
import { sweepInteractions } from '../features/discord/interactions.actions.ts';
import * as queries from '../features/results/reader.queries.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteOutdated, wipeCaptains } from './operations.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Retention periods, in days. */
export const retention = {
  /** Maximum idle time of any session. */
  idleSessions: 7,
  /** A mail may wait a day for its server; its link becomes valid when it leaves. */
  emailTokens: 3,
  /** As long as the browser's cookie. */
  knownDevices: 400,
  refusedAddresses: 180,
  auditLog: 730,
  /** Pictures of result screens, while the organisation agrees; otherwise none. */
  screens: 365,
  /** Numbers as they were read. */
  readings: 365,
  /** Names in result drafts of people who are not in the squad. */
  strangers: 90,
  /** Contact of guest teams' captains, after the event, unless the installation says otherwise. */
  guestContacts: 28,
} as const;

const sweepEvery = 60 * 60 * 1000;
const sweepAnswersEvery = 60 * 1000;
/** Short enough for a server that is restarted daily. */
const firstCountAfter = 60 * 1000;

type Sweeping = Pick<Platform, 'db' | 'now' | 'logger' | 'organisation'>;
/** In days. */
type Retention = { guestContacts?: number };

/** Deletes sessions, links, pending sign-ins, contacts and log entries past their retention. */
export async function sweep(
  { db, now, logger, organisation }: Sweeping,
  { guestContacts = retention.guestContacts }: Retention = {},
) {
  const time = now();
  const ago = (days: number) => new Date(time.getTime() - days * day);
  const { keepsScreens } = await organisation.read();
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
    // The sweep of pictures then removes unreferenced ones.
    screens: await queries.deleteScreens(db, keepsScreens ? ago(retention.screens) : undefined),
    readings: await queries.deleteReadings(db, ago(retention.readings)),
    strangers: await queries.deleteStrangers(db, ago(retention.strangers)),
    guestContacts: await wipeCaptains(db, ago(guestContacts)),
  };
  if (Object.values(removed).some((count) => count > 0)) logger.info({ removed }, 'outdated rows');
}

/**
 * Sweeps hourly, and answers to Discord every minute; counts the members of the chat community. Safe in every process: rows
 * can only be deleted once, and there is one count per day.
 * @returns a function to stop it
 */
export function startSweeping(
  platform: Sweeping & Pick<Platform, 'discord'>,
  periods: Retention = {},
): () => void {
  const logged = (work: Promise<void>, what: string) =>
    void work.catch((error) => platform.logger.warn({ err: error }, what));
  const count = () => logged(sampleChatMembers(platform), 'counting chat members');
  const first = setTimeout(count, firstCountAfter);
  const timer = setInterval(() => {
    logged(sweep(platform, periods), 'sweeping');
    count();
  }, sweepEvery);
  const answers = setInterval(
    () => logged(sweepInteractions(platform), 'sweeping answers'),
    sweepAnswersEvery,
  );
  for (const each of [first, timer, answers]) each.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    clearInterval(answers);
  };
}
