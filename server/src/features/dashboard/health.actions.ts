import {
  type HealthName,
  healthNames,
} from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import type { DiscordCheck } from '@one-dream/contract/features/discord/discord.ts';
import { asWritten, list, type Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { readClock } from '../../platform/database/ping.ts';
import { inTime as within } from '../../platform/in-time.ts';
import { findMailDay } from '../../platform/mail/mail-days.queries.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { version } from '../../version.ts';
import { findEmail } from '../users/users.shared.queries.ts';
import * as rules from './health.rules.ts';
import { healthTexts as texts } from './health.texts.ts';
import { readCertificateEnd, readFreeDisk, readFreeMemory, readHttpDate } from './machine.ts';
import { findNewerRelease, releaseText } from './releases.actions.ts';
import { findNewestBackup } from './site.queries.ts';

export type CheckDiscord = (
  translate: (text: Translatable) => string,
) => Promise<Record<string, DiscordCheck>>;

type LookAtDiscord = () => ReturnType<CheckDiscord>;

/** Timeout of a check in milliseconds: the owner waits for all of them. */
const timeoutMs = 8000;

/** Runs all checks of the installation, at the same time. */
export async function checkHealth(
  platform: Platform,
  { checkDiscord, arrival }: { checkDiscord: LookAtDiscord; arrival?: rules.Arrival | undefined },
): Promise<({ name: HealthName } & rules.Checked)[]> {
  const looks: Record<HealthName, () => Promise<rules.Checked> | rules.Checked> = {
    mail: () => checkMail(platform),
    discord: () => checkDiscordSetup(platform, checkDiscord),
    google: () => checkGoogle(platform),
    storage: () => checkStorage(platform),
    backup: async () =>
      rules.backupState({
        isSetUp: platform.backups !== undefined,
        newest: await findNewestBackup(platform.db),
        now: platform.now(),
      }),
    disk: async () => rules.roomState(await readFreeDisk(platform.dataDirectory), texts.diskLow),
    memory: () => rules.roomState(readFreeMemory()),
    clock: () => checkClock(platform),
    certificate: async () =>
      rules.certificateState({
        publicUrl: platform.publicUrl,
        ends: await readCertificateEnd(platform.publicUrl),
        now: new Date(),
      }),
    proxy: () => rules.proxyState({ arrival, publicUrl: platform.publicUrl }),
    queue: () => checkQueue(platform),
    push: () =>
      platform.publicUrl.startsWith('https:')
        ? { state: 'ok', say: texts.pushReady }
        : { state: 'off', say: texts.pushNeedsHttps },
    version: () => checkVersion(platform),
  };
  return Promise.all(healthNames.map(async (name) => ({ name, ...(await inTime(looks[name])) })));
}

async function inTime(look: () => Promise<rules.Checked> | rules.Checked): Promise<rules.Checked> {
  const late: rules.Checked = { state: 'failing', say: texts.noAnswer };
  try {
    return await within((async () => look())(), { ms: timeoutMs, late });
  } catch (error) {
    return { state: 'failing', say: asWritten(error instanceof Error ? error.message : '') };
  }
}

async function checkMail({ db, mailer, now }: Platform): Promise<rules.Checked> {
  if (!mailer) return { state: 'off', say: texts.mailOff };
  const health = await mailer.checkHealth();
  if (health.kind !== 'ok')
    return { state: 'failing', say: texts.mailAway({ reason: health.reason }) };
  const { sent, held } = await findMailDay(db, now());
  const { perDay } = mailer;
  if (perDay === undefined) return { state: 'ok', say: texts.mailWorks({ sent }) };
  const say = texts.mailWorksWithin({ sent, perDay, held });
  return { state: held > 0 ? 'todo' : 'ok', say };
}

async function checkDiscordSetup(
  { discord }: Platform,
  checkDiscord: LookAtDiscord,
): Promise<rules.Checked> {
  if (!discord) return { state: 'off', say: texts.discordOff };
  const wrong = Object.values(await checkDiscord()).filter(({ ok }) => !ok);
  if (wrong.length === 0) return { state: 'ok', say: texts.discordWorks };
  return {
    state: discord.hasBot ? 'failing' : 'todo',
    say: asWritten([...new Set(wrong.map(({ say }) => say))].join(' ')),
  };
}

async function checkGoogle({ google }: Platform): Promise<rules.Checked> {
  if (!google) return { state: 'off', say: texts.googleOff };
  const answer = await fetch(google.keysUrl, { signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  if (answer.ok) return { state: 'ok', say: texts.googleWorks };
  return { state: 'failing', say: texts.googleAway };
}

/** Writes, reads and removes something small. */
async function checkStorage({ storage }: Platform): Promise<rules.Checked> {
  const key = `health/probe-${process.pid}`;
  await storage.put({ key, body: Buffer.from('ok'), contentType: 'text/plain' });
  const isThere = await storage.has(key);
  await storage.delete(key);
  return isThere
    ? { state: 'ok', say: texts.storageWorks }
    : { state: 'failing', say: texts.storageFails };
}

async function checkClock({ db, google }: Platform): Promise<rules.Checked> {
  const [database, world] = await Promise.all([
    readClock(db),
    // Google is contacted for its keys anyway; no other host learns of this site.
    google && readHttpDate(google.keysUrl),
  ]);
  return rules.clockState({ own: new Date(), database, world });
}

async function checkQueue({ jobs }: Platform): Promise<rules.Checked> {
  const failed = await jobs.listFailed({ before: undefined, limit: 100 });
  if (failed.length === 0) return { state: 'ok', say: texts.queueWorks };
  const names = [...new Set(failed.map(({ queue }) => queue))];
  return { state: 'todo', say: texts.queueGaveUp({ count: failed.length, names: list(names) }) };
}

async function checkVersion({ db }: Platform): Promise<rules.Checked> {
  const newer = await findNewerRelease(db);
  if (newer) return { state: 'todo', say: releaseText(newer) };
  return { state: 'ok', say: texts.versionIs({ version }) };
}

/** Sends a test mail to the viewer at once, not by a job. @returns whether the mail server accepted it, and its answer */
export async function sendTestMail(
  platform: Platform,
  { viewer, language }: { viewer: Viewer; language: Parameters<typeof sendMail>[1]['language'] },
): Promise<{ isTaken: boolean; said: string }> {
  if (!platform.mailer) throw new AppError('CONFLICT', texts.testOff);
  const outcome = await sendMail(platform, {
    to: await findEmail(platform.db, viewer.id),
    language,
    write: () => ({
      title: texts.testTitle,
      preview: texts.testText,
      lead: [texts.testText],
      action: { label: texts.testButton, url: platform.publicUrl },
    }),
  });
  const reason = outcome.kind === 'ok' ? '' : outcome.reason;
  return { isTaken: outcome.kind === 'ok', said: outcome.said ?? reason };
}
