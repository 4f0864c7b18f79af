import { isIP } from 'node:net';
import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { healthTexts as texts } from './health.texts.ts';
import type { MadeBackup } from './site.queries.ts';

/** A line before its text is translated. */
export type Checked = Omit<HealthLine, 'name' | 'say'> & { say: Translatable };

/** How the request for the checks arrived; there is none on the command line. */
export interface Arrival {
  /** Address of the sender, subject to TRUST_PROXY. */
  ip: string;
  /** Address at the other end of the connection. */
  peer: string;
  forwardedFor: string | undefined;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How old a backup may get before the owner is told. */
export const backupOldAfter = 2 * dayMs;
/** Days before its end at which a certificate should have been renewed: Caddy and similar proxies do so a month ahead. */
const certificateOldWithin = 14;
/** Largest clock difference in seconds: authenticator codes and signed requests tolerate half a minute. */
const clockMayBeOff = 20;

export function backupState(backup: {
  isSetUp: boolean;
  newest: MadeBackup | undefined;
  now: Date;
}): Checked {
  if (!backup.isSetUp) return { state: 'todo', say: texts.backupOff };
  if (!backup.newest) return { state: 'todo', say: texts.backupNone };
  const age = backup.now.getTime() - backup.newest.made_at.getTime();
  const hours = Math.max(0, Math.round(age / hourMs));
  const megabytes = Math.max(1, Math.round(backup.newest.bytes / 1e6));
  if (age <= backupOldAfter) return { state: 'ok', say: texts.backupIs({ hours, megabytes }) };
  return { state: 'failing', say: texts.backupOld({ days: Math.floor(age / dayMs) }) };
}

/** Judges free space in bytes: below a tenth of all something is to do, below a twentieth it is urgent. `sayLow`: then says what to do. */
export function roomState(
  { free, all }: { free: number; all: number },
  sayLow: (values: { free: number; all: number }) => Translatable = texts.room,
): Checked {
  const part = free / all;
  const state = part < 0.05 ? 'failing' : part < 0.1 ? 'todo' : 'ok';
  const say = state === 'ok' ? texts.room : sayLow;
  return { state, say: say({ free: inGigabytes(free), all: inGigabytes(all) }) };
}

/** With one decimal place below ten. */
function inGigabytes(bytes: number): number {
  const gigabytes = bytes / 1e9;
  return gigabytes < 10 ? Math.round(gigabytes * 10) / 10 : Math.round(gigabytes);
}

export function clockState(clocks: {
  own: Date;
  database: Date;
  world: Date | undefined;
}): Checked {
  const off = (other: Date) => Math.round(Math.abs(clocks.own.getTime() - other.getTime()) / 1000);
  const fromDatabase = off(clocks.database);
  const fromWorld = clocks.world ? off(clocks.world) : 0;
  if (fromWorld > clockMayBeOff)
    return { state: 'failing', say: texts.clockWrong({ seconds: fromWorld }) };
  if (fromDatabase > clockMayBeOff)
    return { state: 'failing', say: texts.clocksDiffer({ seconds: fromDatabase }) };
  return { state: 'ok', say: texts.clockRight };
}

export function certificateState(certificate: {
  publicUrl: string;
  ends: Date | undefined;
  now: Date;
}): Checked {
  if (!certificate.publicUrl.startsWith('https:'))
    return { state: 'off', say: texts.certificateNone };
  if (!certificate.ends) return { state: 'failing', say: texts.certificateUnread };
  const days = Math.floor((certificate.ends.getTime() - certificate.now.getTime()) / dayMs);
  if (days < certificateOldWithin)
    return { state: 'failing', say: texts.certificateEnds({ days }) };
  return { state: 'ok', say: texts.certificateLasts({ days }) };
}

/** Judges `TRUST_PROXY` by the address that the viewer's request seems to come from. */
export function proxyState({
  arrival,
  publicUrl,
}: {
  arrival: Arrival | undefined;
  publicUrl: string;
}): Checked {
  if (!arrival) return { state: 'off', say: texts.proxyUnseen };
  const { ip, peer, forwardedFor } = arrival;
  if (forwardedFor === undefined)
    return isPrivate(ip) && publicUrl.startsWith('https:')
      ? { state: 'failing', say: texts.proxySilent({ ip }) }
      : { state: 'ok', say: texts.proxyNone({ ip }) };
  if (ip === peer) return { state: 'failing', say: texts.proxyIgnored({ ip }) };
  const isLocalSite = isPrivate(new URL(publicUrl).hostname);
  if (isPrivate(ip) && !isLocalSite) return { state: 'failing', say: texts.proxyShort({ ip }) };
  return { state: 'ok', say: texts.proxyRight({ ip }) };
}

/** Whether an IP address, or the host of a URL, is of the machine itself or a private network. */
function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '').replace(/^\[|\]$/g, '');
  if (isIP(plain) === 0) return plain === 'localhost';
  return /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80)/i.test(
    plain,
  );
}
