import type { Dashboard, SystemCheck } from '@one-dream/contract/features/dashboard/dashboard.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { pingDatabase } from '../../platform/database/ping.ts';
import { inTime as within } from '../../platform/in-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { version } from '../../version.ts';
import { listAudit } from '../audit/audit.actions.ts';
import { groupActs } from './activity.rules.ts';
import { countChatMembers } from './chat-members.actions.ts';
import * as queries from './dashboard.queries.ts';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import { listFirstSteps } from './first-steps.actions.ts';

/** A checked system before its texts are translated; a text from the system itself is not. */
type Checked = Omit<SystemCheck, 'detail'> & { detail: string | Translatable };

const week = 7 * 24 * 60 * 60 * 1000;
const growthWeeks = 12;
const shownActivities = 12;
/** Read for them, as equal acts are shown as one. */
const readActivities = 60;
/** Timeout of a check in milliseconds: an admin is waiting for all of them. */
const timeoutMs = 2000;

/** Reads everything on the dashboard, as `viewer` sees it. */
export async function getDashboard(
  platform: Platform,
  viewer: Viewer,
): Promise<Omit<Dashboard, 'checks'> & { checks: Checked[] }> {
  const { db, now } = platform;
  const time = now();
  const [counts, signUps, activity, checks, members] = await Promise.all([
    queries.countAll(db, { since: new Date(time.getTime() - week) }),
    queries.listSignUpsByWeek(db, { weeks: growthWeeks, now: time }),
    listAudit(platform, { limit: readActivities }),
    checkSystems(platform),
    countChatMembers(platform, { inTime }),
  ]);
  const card = ({ total, recent }: queries.Count) => ({ total, weeklyChange: recent });
  return {
    users: card(counts.users),
    tournaments: card(counts.tournaments),
    posters: card(counts.posters),
    chatMembers: members,
    growth: addTotals(signUps, counts.users.total),
    activity: groupActs(activity.data).slice(0, shownActivities),
    checks,
    firstSteps: await listFirstSteps(platform, { viewer, checks }),
    version,
  };
}

/** Adds the total at the end of each week, counted back from the current one. */
function addTotals(weeks: readonly { week: string; signUps: number }[], total: number) {
  let rest = total;
  return weeks
    .toReversed()
    .map(({ week, signUps }) => {
      const there = { week, signUps, total: rest };
      rest -= signUps;
      return there;
    })
    .reverse();
}

async function checkSystems({ db, mailer, discord, live }: Platform): Promise<Checked[]> {
  const [database, mail, bot] = await Promise.all([
    check('Database', async () => {
      await pingDatabase(db);
      return { kind: 'ok' };
    }),
    mailer
      ? check('Mail', () => mailer.checkHealth())
      : off('Mail', texts.notSet({ variable: 'SMTP_URL' })),
    discord?.hasBot
      ? check('Discord bot', () => discord.checkHealth())
      : off('Discord bot', texts.notSet({ variable: 'DISCORD_BOT_TOKEN' })),
  ]);
  const sockets = live.countSockets();
  return [
    { name: 'API', state: 'ok', latencyMs: null, detail: texts.answered },
    database,
    mail,
    bot,
    {
      name: 'Live sockets',
      state: 'ok',
      latencyMs: null,
      detail: texts.connected({ count: sockets }),
    },
  ];
}

type Health = { kind: 'ok' } | { kind: 'refused' | 'away'; reason: string | Translatable };

async function check(name: SystemCheck['name'], ask: () => Promise<Health>): Promise<Checked> {
  const begun = performance.now();
  const health = await inTime(ask()).catch(() => ({
    kind: 'away' as const,
    reason: texts.noAnswer,
  }));

  const latencyMs = Math.round(performance.now() - begun);
  if (!health) {
    return {
      name,
      state: 'failing',
      latencyMs,
      detail: texts.noAnswerWithin({ seconds: timeoutMs / 1000 }),
    };
  }
  return health.kind === 'ok'
    ? { name, state: 'ok', latencyMs, detail: '' }
    : { name, state: 'failing', latencyMs, detail: health.reason };
}

function off(name: SystemCheck['name'], detail: Translatable): Checked {
  return { name, state: 'off', latencyMs: null, detail };
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return within(answer, { ms: timeoutMs, late: undefined });
}
