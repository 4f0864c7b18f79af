import type { Tier } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { addDays, mondayOf } from '@one-dream/contract/schedule/scrim-days.ts';
import type { Viewer } from '../../server/src/calls/viewer.ts';
import { endWindow } from '../../server/src/features/disputes/windows.actions.ts';
import { runEntryCommands } from '../../server/src/features/entries/commands/run-commands.actions.ts';
import { publishDraw, rollDraw } from '../../server/src/features/lobbies/draws.actions.ts';
import { listMatches } from '../../server/src/features/matches/matches.queries.ts';
import { makeEvening } from '../../server/src/features/scrims/evenings.actions.ts';
import { lockSeries } from '../../server/src/features/scrims/scrims.queries.ts';
import { momentsOf } from '../../server/src/features/scrims/scrims.rules.ts';
import { finaliseStage } from '../../server/src/features/standings/finalise.actions.ts';
import { moveTournament } from '../../server/src/features/tournaments/tournament-clock.actions.ts';
import { inUnitOfWork } from '../../server/src/platform/work/unit-of-work.ts';
import type { DemoTeam } from '../demo.queries.ts';
import type { PastPlatform } from '../match-days/past-platform.ts';
import { playMatch } from '../match-days/play-match.ts';
import { undisputed } from '../match-days/run-match-days.ts';
import { tierOf } from './climb-ladder.ts';

const minuteMs = 60_000;

/** Wednesday, Friday and Sunday: the number of days a team must play to count. */
const evenings = [2, 4, 6];

/** Tiers with enough teams for proposals. */
const played: readonly Tier[] = ['T2', 'T3'];

/** Plays last week's scrims in the full tiers, so that the ladder has averages and staff have moves to confirm. */
export async function playLastWeek(
  past: PastPlatform,
  {
    admin,
    teams,
    series,
    now,
  }: {
    admin: Viewer;
    teams: readonly DemoTeam[];
    series: readonly { id: string; tier: Tier }[];
    now: Date;
  },
): Promise<void> {
  const monday = addDays(mondayOf(matchDayOf(now)), -7);
  for (const { id: seriesId, tier } of series) {
    if (!played.includes(tier)) continue;
    const teamIds = teams.filter((_, place) => tierOf(place) === tier).map(({ id }) => id);
    for (const after of evenings)
      await playEvening(past, { admin, seriesId, teamIds, day: addDays(monday, after), now });
  }
}

/** Plays an evening with staff actions: create, enter, draw, play, finalise. */
async function playEvening(
  past: PastPlatform,
  {
    admin: viewer,
    seriesId,
    teamIds,
    day,
    now,
  }: { admin: Viewer; seriesId: string; teamIds: readonly string[]; day: string; now: Date },
): Promise<void> {
  const series = await lockSeries(past.at(now).db, seriesId);
  if (!series) return;
  const { opensAt, startsAt } = momentsOf(series, day);
  const before = (minutes: number) => past.at(new Date(startsAt.getTime() - minutes * minuteMs));
  const made = await inUnitOfWork(past.at(opensAt), async (work) => {
    const evening = await makeEvening(work, { series, day });
    if (!evening) return undefined;
    await runEntryCommands(work, {
      tournamentId: evening.tournamentId,
      commands: teamIds.map((teamId) => ({ kind: 'reserve', teamId }) as const),
    });
    return evening;
  });
  if (!made) return;
  const { tournamentId, stageId } = made;
  await inUnitOfWork(before(60), (work) =>
    moveTournament(work, { tournamentId, from: ['OPENED'], to: 'CLOSED', viewer }),
  );
  const draw = await rollDraw(before(20), { viewer, stageId, form: { method: 'snake' } });
  await publishDraw(before(20), { viewer, drawId: draw._id, version: draw.version });
  for (const { id: matchId, no, starts_at } of await listMatches(before(0).db, { tournamentId })) {
    const after = (ms: number) => past.at(new Date(starts_at.getTime() + ms));
    await playMatch(after(24 * minuteMs), { viewer, matchId, seed: `${day} ${no}` });
    await endWindow(after(undisputed), { matchId });
  }
  await finaliseStage(before(-180), {
    viewer,
    stageId,
    overrideReason: null,
    confirmChanges: false,
  });
}
