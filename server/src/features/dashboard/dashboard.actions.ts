import type { Dashboard, SystemCheck } from '@one-dream/contract/features/dashboard.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { pingDatabase } from '../../platform/database/ping.ts';
import type { Platform } from '../../platform/platform.ts';
import { version } from '../../version.ts';
import { listAudit } from '../audit/audit.actions.ts';
import { countChatMembers } from './chat-members.actions.ts';
import * as queries from './dashboard.queries.ts';
import { listFirstSteps } from './first-steps.actions.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const growthWeeks = 12;
const shownActivities = 12;
/** How long a system may take to answer: an admin is waiting for all of them. */
const patienceMs = 2000;

/** Everything on the dashboard, read anew, as `viewer` sees it. */
export async function getDashboard(platform: Platform, viewer: Viewer): Promise<Dashboard> {
  const { db, now } = platform;
  const time = now();
  const [counts, signUps, activity, checks, members] = await Promise.all([
    queries.countAll(db, { since: new Date(time.getTime() - week) }),
    queries.listSignUpsByWeek(db, { weeks: growthWeeks, now: time }),
    listAudit(platform, { limit: shownActivities }),
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
    activity: activity.data,
    checks,
    firstSteps: await listFirstSteps(platform, { viewer, checks }),
    version,
  };
}

/** How many there were at the end of each week, counted back from those there are. */
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

/** Asks each system now, all at once. */
async function checkSystems({ db, mailer, discord, live }: Platform): Promise<SystemCheck[]> {
  const [database, mail, bot] = await Promise.all([
    check('Database', async () => {
      await pingDatabase(db);
      return { kind: 'ok' };
    }),
    mailer ? check('Mail', () => mailer.checkHealth()) : off('Mail', 'SMTP_URL is not set.'),
    discord?.hasBot
      ? check('Discord bot', () => discord.checkHealth())
      : off('Discord bot', 'DISCORD_BOT_TOKEN is not set.'),
  ]);
  const sockets = live.countSockets();
  return [
    { name: 'API', state: 'ok', latencyMs: null, detail: 'Answered this request.' },
    database,
    mail,
    bot,
    {
      name: 'Live sockets',
      state: 'ok',
      latencyMs: null,
      detail: `${sockets} connected to this server.`,
    },
  ];
}

type Health = { kind: 'ok' } | { kind: 'refused' | 'away'; reason: string };

async function check(name: SystemCheck['name'], ask: () => Promise<Health>): Promise<SystemCheck> {
  const begun = performance.now();
  const health = await inTime(ask()).catch(() => ({ kind: 'away' as const, reason: 'No answer.' }));

  const latencyMs = Math.round(performance.now() - begun);
  if (!health) {
    return {
      name,
      state: 'failing',
      latencyMs,
      detail: `No answer within ${patienceMs / 1000} s.`,
    };
  }
  return health.kind === 'ok'
    ? { name, state: 'ok', latencyMs, detail: '' }
    : { name, state: 'failing', latencyMs, detail: health.reason };
}

function off(name: SystemCheck['name'], detail: string): SystemCheck {
  return { name, state: 'off', latencyMs: null, detail };
}

/** What was asked for, or `undefined` when it takes too long. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const { promise: lapse, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patienceMs, undefined);
  try {
    return await Promise.race([answer, lapse]);
  } finally {
    clearTimeout(timer);
    // Whatever becomes of it later, nobody waits for it any more.
    answer.catch(() => undefined);
  }
}
