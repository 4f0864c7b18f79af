import type { Match, MatchesForm } from '@one-dream/contract/features/matches/matches.ts';
import { findOverlap } from '@one-dream/contract/schedule/overlaps.ts';
import {
  checkPlan,
  type MatchPlan,
  planMatches,
} from '@one-dream/contract/schedule/plan-matches.ts';
import { matchSpacing } from '@one-dream/contract/schedule/schedule.values.ts';
import { moment, type Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { groupsToPlan } from '../lobbies/draw-plans.actions.ts';
import { lockStage } from '../lobbies/stages.actions.ts';
import { fillLineups } from './lineups.actions.ts';
import * as lineups from './lineups.queries.ts';
import { lockMatchContext, readMatch } from './match-context.actions.ts';
import { scheduleClock } from './match-schedule.actions.ts';
import { lobbyTold, matchChanged, matchesMade, matchMoved } from './matches.events.ts';
import { presentMatch } from './matches.presenters.ts';
import * as queries from './matches.queries.ts';
import { assertCan, canMove, titleOf } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';
import { matchesTexts } from './matches.texts.ts';

interface Changed {
  data: Match[];
  warnings: Translatable[];
}

/** Makes the matches of a stage, before or after its draw. */
export async function createMatches(
  platform: Platform,
  { viewer, stageId, form }: { viewer: Viewer; stageId: string; form: MatchesForm },
): Promise<Changed> {
  return inUnitOfWork(platform, async (work) =>
    present(work.db, await addMatches(work, { viewer, stageId, form })),
  );
}

/** Makes matches in the caller's unit of work; without a viewer, for a series. */
export async function addMatches(
  work: Work,
  { viewer, stageId, form }: { viewer: Viewer | undefined; stageId: string; form: MatchesForm },
): Promise<MatchRow[]> {
  const { event, stage } = await lockStage(work.db, stageId);
  assertFutureStart({ startsAt: form.firstStart, field: 'firstStart', now: work.now() });
  const { draw, groups } = await groupsToPlan(work, { event, stage, wanted: form.groups });
  const nos = await queries.listHighestNos(work.db, stageId);
  const isOwnTable = stage.format === 'groups';
  const plan: MatchPlan = {
    format: stage.format,
    groups: groups.map(({ letter }) => letter),
    matches: form.matches,
    firstStart: form.firstStart,
    spacingMinutes: form.spacingMinutes,
    maps: form.maps,
    perDay: form.perDay,
    together: form.together,
    before: Math.max(
      0,
      ...(isOwnTable ? groups.map(({ id }) => nos.get(id) ?? 0) : [nos.get('') ?? 0]),
    ),
  };
  const [problem] = Object.entries(checkPlan(plan));
  if (problem) throw invalidField(...problem);
  const planned = planMatches(plan);
  const idOf = new Map(groups.map(({ letter, id }) => [letter, id]));
  const ids = await queries.insertMatches(
    work.db,
    planned.map((match) => ({
      tournament_id: event.id,
      stage_id: stageId,
      draw_id: draw.id,
      table_group_id: isOwnTable ? (idOf.get(match.groups[0] ?? '') ?? null) : null,
      group_letters: JSON.stringify(match.groups),
      no: match.no,
      map: match.map,
      recall: match.recall,
      starts_at: new Date(match.startsAt),
      slots_changed_at: work.now(),
      created_at: work.now(),
    })),
  );
  await fillLineups(work, draw.id);
  await assertNoOverlap(work.db, { tournamentId: event.id, field: 'firstStart' });
  const rows = await queries.listMatches(work.db, { ids });
  await scheduleClock(work, rows);
  const after = { matches: rows.length, firstStart: form.firstStart };
  await work.happened(matchesMade, { viewer, stage, event, after });
  return rows;
}

/** @throws AppError INVALID at the field when the moment is past, by the server's clock */
export function assertFutureStart({
  startsAt,
  field,
  now,
}: {
  startsAt: string;
  field: string;
  now: Date;
}): Date {
  const start = new Date(startsAt);
  if (start <= now) throw invalidField(field, commonTexts.timePast);
  return start;
}

/**
 * Asserts that no team is in two matches of a tournament at once: call after the change, with the tournament locked.
 * @throws AppError INVALID at the field, naming the two matches
 */
export async function assertNoOverlap(
  db: Db,
  { tournamentId, field }: { tournamentId: string; field: string },
): Promise<void> {
  const rows = (await queries.listMatches(db, { tournamentId })).filter(
    ({ state }) => state !== 'void' && state !== 'cancelled' && state !== 'postponed',
  );
  const lines = await lineups.listLineups(
    db,
    rows.map(({ id }) => id),
  );
  const teamsOf = Map.groupBy(lines, ({ match_id }) => match_id);
  const overlap = findOverlap(
    rows.map((match) => ({
      id: match.id,
      startsAt: match.starts_at,
      teams: [
        // Groups without teams yet are busy, too.
        ...match.group_letters.map((letter) => `${match.draw_id} ${letter}`),
        ...(teamsOf.get(match.id) ?? []).map(({ entry_id }) => entry_id),
      ],
    })),
  );
  if (!overlap) return;
  const [first, second] = [overlap.first, overlap.second].map((id) =>
    rows.find((match) => match.id === id),
  );
  if (!first || !second) return;
  throw invalidField(
    field,
    matchesTexts.tooClose({ second: name(second), minutes: matchSpacing.min, first: name(first) }),
  );
}

function name(match: MatchRow): Translatable {
  return matchesTexts.matchAt({
    match: titleOf(match),
    stage: match.stage,
    at: moment(match.starts_at, 'weekdayAndTime'),
  });
}

/** Moves the start of a match; later ones of its stage may move by as much. */
export async function moveMatch(
  platform: Platform,
  {
    viewer,
    matchId,
    form: { startsAt, andFollowing, version },
  }: {
    viewer: Viewer;
    matchId: string;
    form: { startsAt: string; andFollowing: boolean; version: number };
  },
): Promise<Changed> {
  return inUnitOfWork(platform, async (work) => {
    const { event, match } = await lockMatchContext(work.db, matchId, { version });
    assertCan(match, 'move');
    const start = assertFutureStart({ startsAt, field: 'startsAt', now: work.now() });
    const by = start.getTime() - match.starts_at.getTime();
    const others = andFollowing ? await listFollowing(work.db, match) : [];
    for (const other of [match, ...others]) {
      const moved = new Date(other.starts_at.getTime() + by);
      if (moved <= work.now())
        throw invalidField('startsAt', matchesTexts.inThePast({ match: name(other) }));
      await queries.updateMatch(work.db, {
        id: other.id,
        changes: {
          starts_at: moved,
          asks: null,
          ...(other.state === 'postponed' && { state: 'scheduled', state_reason: '' }),
        },
      });
    }
    await assertNoOverlap(work.db, { tournamentId: event.id, field: 'startsAt' });
    const ids = [match, ...others].map(({ id }) => id);
    const rows = await queries.listMatches(work.db, { ids });
    await scheduleClock(work, rows);
    await work.happened(matchMoved, {
      viewer,
      match,
      before: { startsAt: match.starts_at },
      after: { startsAt, matches: rows.length },
    });
    const was = new Map([match, ...others].map(({ id, starts_at }) => [id, starts_at]));
    for (const row of rows)
      await work.happened(lobbyTold, { kind: 'moved', match: row, viewer, was: was.get(row.id) });
    return present(work.db, rows);
  });
}

/** Lists later matches of the stage that can still be moved. */
async function listFollowing(db: Db, match: MatchRow): Promise<MatchRow[]> {
  const all = await queries.listMatches(db, { tournamentId: match.tournament_id });
  return all.filter(
    (other) =>
      other.id !== match.id &&
      other.stage_id === match.stage_id &&
      other.starts_at > match.starts_at &&
      other.state !== 'postponed' &&
      canMove(other.state, 'move'),
  );
}

async function present(db: Db, rows: readonly MatchRow[]): Promise<Changed> {
  const elsewhere = await lineups.listElsewhere(
    db,
    rows.map(({ id }) => id),
    matchSpacing.min * 60_000,
  );
  return {
    data: rows.map(presentMatch),
    warnings: elsewhere.map(({ team, tournament, starts_at }) =>
      matchesTexts.playsElsewhere({
        team,
        event: tournament,
        at: moment(starts_at, 'weekdayAndTime'),
      }),
    ),
  };
}

/** Changes the map, and with it whether fallen players can come back. */
export async function changeMatch(
  platform: Platform,
  {
    viewer,
    matchId,
    form: { map, recall, version },
  }: { viewer: Viewer; matchId: string; form: { map: string; recall: boolean; version: number } },
): Promise<Match> {
  return inUnitOfWork(platform, async (work) => {
    const { match } = await lockMatchContext(work.db, matchId, { version });
    assertCan(match, 'change');
    await queries.updateMatch(work.db, { id: matchId, changes: { map, recall } });
    await work.happened(matchChanged, {
      viewer,
      match,
      before: { map: match.map, recall: match.recall },
      after: { map, recall },
    });
    return presentMatch(await readMatch(work.db, matchId));
  });
}

/** @throws AppError NOT_FOUND without a match, and for viewers who may not see a draft */
export function assertSeen(
  match: MatchRow | undefined,
  isStaff: boolean,
): asserts match is MatchRow {
  if (!match || (match.is_draft && !isStaff)) throw new AppError('NOT_FOUND', commonTexts.noMatch);
}
