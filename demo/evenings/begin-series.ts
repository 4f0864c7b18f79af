import { indiaAheadOfUtcMs } from '@one-dream/contract/calendar-days.ts';
import { seriesForm } from '@one-dream/contract/features/scrims/scrims.ts';
import type { Tier } from '@one-dream/contract/features/scrims/scrims.values.ts';
import type { Viewer } from '../../server/src/calls/viewer.ts';
import { runEntryCommands } from '../../server/src/features/entries/commands/run-commands.actions.ts';
import { createSeries, reservePlace } from '../../server/src/features/scrims/series.actions.ts';
import { inUnitOfWork } from '../../server/src/platform/work/unit-of-work.ts';
import type { DemoTeam } from '../demo.queries.ts';
import { channelAt } from '../discord-channels.ts';
import type { PastPlatform } from '../match-days/past-platform.ts';
import { commonRules } from '../tournaments/rulebook.ts';
import { tierOf } from './climb-ladder.ts';

const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;

interface DemoSeries {
  tier: Tier;
  title: string;
  /** Minimum number of minutes until tonight's first match. */
  startsIn: number;
  prizePool: string;
  /** Number of teams of its tier entered tonight. */
  entered: number;
}

/** Times are relative to now, so that all of them are open tonight whenever the demo is created. */
const plans: readonly DemoSeries[] = [
  { tier: 'T3', title: 'T3 Daily Scrims', startsIn: 120, prizePool: '1000', entered: 9 },
  { tier: 'T2', title: 'T2 Daily Scrims', startsIn: 150, prizePool: '1500', entered: 7 },
  { tier: 'SEMI_T1', title: 'Semi T1 Scrims', startsIn: 180, prizePool: '', entered: 2 },
  { tier: 'T1', title: 'T1 Invitational Scrims', startsIn: 210, prizePool: '3000', entered: 3 },
];

/** @returns the series */
export async function beginSeries(
  past: PastPlatform,
  { admin, teams, now }: { admin: Viewer; teams: readonly DemoTeam[]; now: Date },
): Promise<{ id: string; tier: Tier }[]> {
  const platform = past.at(now);
  const begun: { id: string; tier: Tier }[] = [];
  for (const [place, { tier, title, startsIn, prizePool, entered }] of plans.entries()) {
    const own = teams.filter((_, place) => tierOf(place) === tier);
    const { data, unchanged } = await createSeries(platform, {
      viewer: admin,
      form: seriesForm.parse({
        tier,
        title,
        firstMatch: clockOfIndia(nextHalfHour(now, startsIn)),
        openBeforeMin: 1440,
        logChannel: channelAt(10 + place),
        prizePool,
        description:
          'Three matches, one lobby, BGMI points. Be in the room a quarter of an hour before.',
        prizes: prizePool
          ? [
              { rank: '1', prize: String(Number(prizePool) * 0.6), additionalInfo: '' },
              { rank: '2', prize: String(Number(prizePool) * 0.4), additionalInfo: '' },
            ]
          : [],
        rules: [...commonRules],
      }),
    });
    begun.push({ id: data._id, tier });
    for (const { _id: tournamentId } of unchanged.slice(0, 1))
      await inUnitOfWork(platform, (work) =>
        runEntryCommands(work, {
          tournamentId,
          commands: own
            .slice(0, entered)
            .map(({ id: teamId }) => ({ kind: 'reserve', teamId }) as const),
        }),
      );
    const [regular] = own;
    if (regular && tier !== 'T3')
      await reservePlace(platform, {
        viewer: admin,
        seriesId: data._id,
        form: { teamId: regular.id, kind: 'reserved', until: null },
      });
  }
  return begun;
}

export function nextHalfHour(now: Date, minutes: number): Date {
  return new Date(Math.ceil((now.getTime() + minutes * minuteMs) / halfHourMs) * halfHourMs);
}

/** `19:30`, IST. */
export function clockOfIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadOfUtcMs).toISOString().slice(11, 16);
}
