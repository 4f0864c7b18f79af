import { stageForm } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { type Match, matchesForm } from '@one-dream/contract/features/matches/matches.ts';
import { saveStageScoring as saveScoringCall } from '@one-dream/contract/features/standings/standings.staff.ts';
import type { Viewer } from '../../server/src/calls/viewer.ts';
import { endWindow } from '../../server/src/features/disputes/windows.actions.ts';
import { grantDuty } from '../../server/src/features/duties/duties.actions.ts';
import { publishDraw, rollDraw } from '../../server/src/features/lobbies/draws.actions.ts';
import { createStage } from '../../server/src/features/lobbies/stages.actions.ts';
import { getMatch } from '../../server/src/features/matches/match-reads.actions.ts';
import { createMatches } from '../../server/src/features/matches/matches.actions.ts';
import { releaseRoom, saveRoom } from '../../server/src/features/matches/rooms.actions.ts';
import { finaliseStage } from '../../server/src/features/standings/finalise.actions.ts';
import {
  getStageScoring,
  saveStageScoring,
} from '../../server/src/features/standings/stage-scoring.actions.ts';
import type { MatchDayPlan, StagePlan } from './match-day-plan.ts';
import type { PastPlatform } from './past-platform.ts';
import { playMatch } from './play-match.ts';

const minute = 60_000;
/** Time from the start of a match until its result is published, and until its dispute window ends. */
const played = 24 * minute;
export const undisputed = played + 31 * minute;

export interface MatchDay {
  past: PastPlatform;
  viewer: Viewer;
  tournament: { id: string; title: string };
  plan: MatchDayPlan;
  now: Date;
}

/** Plays a tournament up to now with staff actions: stages, draws, matches, rooms, results, finals. */
export async function runMatchDay(day: MatchDay): Promise<void> {
  const { plan, tournament, past, viewer } = day;
  const starts = plan.stages.flatMap(({ sessions }) => sessions.map((one) => one.firstStart));
  const prepared = new Date(
    Math.min(...starts.map((start) => start.getTime()), +day.now) - 70 * minute,
  );
  const stages: { id: string; plan: StagePlan }[] = [];
  for (const stage of plan.stages) {
    const from = stages.at(-1)?.id;
    const { _id } = await createStage(past.at(prepared), {
      viewer,
      tournamentId: tournament.id,
      form: stageForm.parse({
        name: stage.name,
        format: stage.format,
        lobbyMax: stage.lobbyMax,
        ...(stage.matchPoint && { matchPoint: { fixed: stage.matchPoint } }),
        ...(from && { startsFrom: { stageId: from } }),
      }),
    });
    stages.push({ id: _id, plan: stage });
  }
  for (const [index, stage] of stages.entries()) {
    const next = stages[index + 1];
    if (next && stage.plan.advance)
      await leadOn(day, { stageId: stage.id, to: next.id, best: stage.plan.advance, prepared });
  }
  if (plan.host) {
    const { host: email } = plan;
    await grantDuty(past.at(prepared), {
      viewer,
      form: { email, duty: 'host', tournamentId: tournament.id, seriesId: null, until: null },
    });
  }
  for (const stage of stages) if (!(await runStage(day, stage))) return;
}

async function leadOn(
  { past, viewer }: MatchDay,
  { stageId, to, best, prepared }: { stageId: string; to: string; best: number; prepared: Date },
): Promise<void> {
  const platform = past.at(prepared);
  const { preset, version } = await getStageScoring(platform, { viewer, stageId });
  await saveStageScoring(platform, {
    viewer,
    stageId,
    form: saveScoringCall.body.parse({
      presetVersionId: preset._id,
      version,
      bands: [
        { from: 1, to: best, leadsTo: to },
        { from: best + 1, to: null, leadsTo: null },
      ],
    }),
  });
}

/** @returns whether all of it was played, so that the next stage can start */
async function runStage(
  day: MatchDay,
  { id: stageId, plan }: { id: string; plan: StagePlan },
): Promise<boolean> {
  const { past, viewer, now } = day;
  const first = Math.min(...plan.sessions.map(({ firstStart }) => firstStart.getTime()));
  const drawnAt = past.at(new Date(Math.min(first - 40 * minute, now.getTime() - minute)));
  if (!plan.isUndrawn) {
    const draw = await rollDraw(drawnAt, { viewer, stageId, form: { method: 'snake' } });
    await publishDraw(drawnAt, { viewer, drawId: draw._id, version: draw.version });
  }
  const matches: Match[] = [];
  for (const { maps, firstStart, ...session } of plan.sessions) {
    const form = matchesForm.parse({
      ...session,
      firstStart: firstStart.toISOString(),
      maps: maps.map((name) => ({ name, recall: false })),
    });
    matches.push(...(await createMatches(drawnAt, { viewer, stageId, form })).data);
  }
  matches.sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.no - b.no);
  for (const match of matches) {
    const start = Date.parse(match.startsAt);
    if (start + played > now.getTime()) {
      await openNextRoom(day, match);
      return false;
    }
    // A match-point final ends once it is won.
    const asItIs = await getMatch(drawnAt, { viewer, matchId: match._id });
    if (asItIs.match.state === 'cancelled') continue;
    const seed = `${day.tournament.title} ${plan.name} ${match.groups.join('')}${match.no}`;
    await playMatch(past.at(new Date(start + played)), { viewer, matchId: match._id, seed });
    const isFinal = start + undisputed <= now.getTime();
    if (isFinal) await endWindow(past.at(new Date(start + undisputed)), { matchId: match._id });
  }
  const last = Date.parse(matches.at(-1)?.startsAt ?? '');
  if (last + undisputed > now.getTime()) return false;
  await finaliseStage(past.at(new Date(last + undisputed)), {
    viewer,
    stageId,
    overrideReason: null,
    confirmChanges: false,
  });
  return true;
}

async function openNextRoom({ plan, past, viewer, now }: MatchDay, match: Match) {
  if (!plan.room) return;
  const at = past.at(new Date(now.getTime() - minute));
  const matchId = match._id;
  const form = { roomId: '4827193', password: 'onedream', note: '' };
  await saveRoom(at, { viewer, matchId, form });
  if (plan.room === 'released') await releaseRoom(at, { viewer, matchId });
}
