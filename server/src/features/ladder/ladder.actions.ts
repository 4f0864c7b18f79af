import * as calls from '@one-dream/contract/features/ladder/ladder.ts';
import { type Tier, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { ladderRules, rankWeek } from '@one-dream/contract/ladder/proposals.ts';
import { addDays, mondayOf, startOf } from '@one-dream/contract/schedule/scrim-days.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { defineDailyJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotOfTeam } from '../duties/duties.actions.ts';
import { ladderMoved } from './ladder.events.ts';
import { type LadderRow, presentMove } from './ladder.presenters.ts';
import * as queries from './ladder.queries.ts';
import { ladderTexts } from './ladder.texts.ts';

/** Ends the places of absent teams. */
export const absenceJob = defineDailyJob({ name: 'ladder-absence', at: '05:20' });

export function handleLadder(platform: Platform): void {
  platform.jobs.handle(absenceJob, () => endAbsentPlaces(platform));
}

const latestMoves = 40;

/** When the ladder moves to another week without a write. */
export function endOfWeek(now: Date): Date {
  return startOf(addDays(mondayOf(matchDayOf(now)), 7), '05:00');
}

/** Reads the public ladder, the highest tier first. */
export async function readLadder({ db, now }: Platform) {
  const thisWeek = mondayOf(matchDayOf(now()));
  const [places, moves, current] = await Promise.all([
    queries.listPlaces(db),
    queries.listMoves(db, { limit: latestMoves }),
    readWeek(db, thisWeek),
  ]);
  // Nobody has played on three days before Wednesday: until somebody has, last week's tables stand.
  const isBegun = [...current.values()].some((rows) => rows.length > 0);
  const week = isBegun ? thisWeek : addDays(thisWeek, -7);
  const tables = isBegun ? current : await readWeek(db, week);
  const data: calls.LadderTier[] = tiers.toReversed().map((tier) => ({
    tier,
    teams: places
      .filter((place) => place.tier === tier)
      .map((place) => fieldsOf(calls.ladderPlace, place)),
    week: tables.get(tier) ?? [],
  }));
  return {
    week,
    isLastWeek: !isBegun,
    data,
    moves: moves.filter(({ kind }) => kind !== 'kept').map(presentMove),
  };
}

export async function readHistory({ db }: Platform, teamId: string): Promise<calls.LadderMove[]> {
  return (await queries.listMoves(db, { teamId, limit: 100 })).map(presentMove);
}

/**
 * Reads the week's table of each tier. Teams are in the tier they had when the week ended: later moves are undone, so
 * that one decision does not affect another one of that week.
 */
async function readWeek(db: Db, week: string): Promise<Map<Tier, LadderRow[]>> {
  const ended = startOf(addDays(week, 7), '05:00');
  const [places, records, moves] = await Promise.all([
    queries.listPlaces(db),
    queries.listRecords(db, { from: week, to: addDays(week, 6) }),
    queries.listMoves(db, { since: ended }),
  ]);
  // Oldest last: the first move after the week tells where the team was.
  const stood = new Map(moves.map((move) => [move.team_id, move.from_tier]));
  return new Map(
    tiers.map((tier) => {
      const members = places.filter((place) => {
        const before = stood.get(place.team_id);
        return (before === undefined ? place.tier : before) === tier;
      });
      const known = new Map(members.map((place) => [place.team_id, place]));
      const own = records.flatMap((record) => {
        const place = known.get(record.teamId);
        return place && record.tier === tier
          ? [{ ...record, since: place.since.toISOString() }]
          : [];
      });
      return [
        tier,
        rankWeek(tier, own).map((row) => {
          const place = known.get(row.teamId);
          return { ...row, name: place?.name ?? '', logo: place?.logo ?? '' };
        }),
      ];
    }),
  );
}

/** Of the last whole week, unless a day of another one is given. */
export async function listProposals(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  request: string | undefined,
): Promise<{ week: string; data: calls.ProposedMove[] }> {
  const week = mondayOf(request ?? addDays(matchDayOf(now()), -7));
  const tables = await readWeek(db, week);
  const decided = new Map(
    (await queries.listMoves(db, { week })).map((move) => [move.team_id, move]),
  );
  const data = tiers.toReversed().flatMap((from) =>
    (tables.get(from) ?? []).flatMap((row) => {
      if (!row.proposal) return [];
      const move = decided.get(row.teamId);
      const decision = move && { kind: move.kind as 'kept', reason: move.reason };
      return [{ ...row, from, proposal: row.proposal, decision: decision ?? null }];
    }),
  );
  return { week, data };
}

/** Confirms a team's proposed move, or keeps it where it is. Once a week. */
export function decideMove(
  platform: Platform,
  {
    viewer,
    teamId,
    form: { week: day, isConfirmed, reason },
  }: {
    viewer: Viewer;
    teamId: string;
    form: { week: string; isConfirmed: boolean; reason: string };
  },
): Promise<calls.LadderMove> {
  return inUnitOfWork(platform, async (work) => {
    const team = await lockTeam(work.db, teamId);
    await assertNotOfTeam(work.db, viewer, teamId);
    const week = mondayOf(day);
    if (week >= mondayOf(matchDayOf(work.now())))
      throw invalidField('week', ladderTexts.weekNotOver);
    const { data } = await listProposals(work, week);
    const proposed = data.find((row) => row.teamId === teamId);
    if (!proposed) throw new AppError('CONFLICT', ladderTexts.notProposed);
    if (proposed.decision) throw decidedAlready();
    if (team.tier !== proposed.from) throw new AppError('CONFLICT', ladderTexts.movedSince);
    const to = isConfirmed ? proposed.proposal.to : proposed.from;
    const move = await queries.insertMove(work.db, {
      team_id: teamId,
      team_name: team.name,
      from_tier: proposed.from,
      to_tier: to,
      kind: isConfirmed ? proposed.proposal.kind : 'kept',
      week,
      reason,
      decided_by: viewer.id,
      at: work.now(),
    });
    if (!move) throw decidedAlready();
    if (isConfirmed) await queries.writePlace(work.db, { teamId, tier: to, now: work.now() });
    await told(work, { viewer, team, move });
    return presentMove(move);
  });
}

/** Gives or takes a place by an organiser, outside the weekly moves. */
export function placeByHand(
  platform: Platform,
  {
    viewer,
    teamId,
    form: { tier, reason },
  }: { viewer: Viewer; teamId: string; form: { tier: Tier | null; reason: string } },
): Promise<calls.LadderMove> {
  return inUnitOfWork(platform, async (work) => {
    const team = await lockTeam(work.db, teamId);
    await assertNotOfTeam(work.db, viewer, teamId);
    if (team.tier === tier)
      throw new AppError('CONFLICT', tier ? ladderTexts.hasPlace : ladderTexts.hasNone);
    const move = await writeMove(work, { team, to: tier, kind: 'by_hand', reason, viewer });
    await told(work, { viewer, team, move });
    return presentMove(move);
  });
}

type Team = RowOf<typeof queries.lockTeam>;

async function lockTeam(db: Db, teamId: string): Promise<Team> {
  const team = await queries.lockTeam(db, teamId);
  if (!team) throw new AppError('NOT_FOUND', commonTexts.noTeam);
  return team;
}

async function writeMove(
  work: Work,
  {
    team,
    to,
    kind,
    reason,
    viewer,
  }: {
    team: Pick<Team, 'id' | 'name' | 'tier'>;
    to: Tier | null;
    kind: 'entered' | 'absence' | 'by_hand';
    reason: string;
    viewer: Viewer | undefined;
  },
): Promise<queries.MoveRow> {
  const move = await queries.insertMove(work.db, {
    team_id: team.id,
    team_name: team.name,
    from_tier: team.tier,
    to_tier: to,
    kind,
    week: null,
    reason,
    decided_by: viewer?.id ?? null,
    at: work.now(),
  });
  if (!move) throw new Error('A move without a week was refused.');
  await queries.writePlace(work.db, { teamId: team.id, tier: to, now: work.now() });
  return move;
}

/** Logs a move, and notifies the team's leader. */
async function told(
  work: Work,
  { viewer, team, move }: { viewer: Viewer | undefined; team: Team; move: queries.MoveRow },
): Promise<void> {
  await work.happened(ladderMoved(move.kind), { viewer, team, move });
}

/** Places newcomers of the lowest tier's scrims: the way onto the ladder. */
export async function admitNewcomers(work: Work, { matchId }: { matchId: string }): Promise<void> {
  for (const { id, name } of await queries.listNewcomers(work.db, matchId))
    await writeMove(work, {
      team: { id, name, tier: null },
      to: 'T3',
      kind: 'entered',
      reason: inEnglish(reasonTexts.firstScrim),
      viewer: undefined,
    });
}

/** Ends places after two weeks without a match. */
export async function endAbsentPlaces(platform: Platform): Promise<void> {
  const day = addDays(matchDayOf(platform.now()), -ladderRules.absence);
  const since = startOf(day, '05:00');
  for (const teamId of await queries.listAbsent(platform.db, since, day))
    await inUnitOfWork(platform, async (work) => {
      const team = await queries.lockTeam(work.db, teamId);
      // It may have played, or been deleted, meanwhile.
      const absent = await queries.listAbsent(work.db, since, day);
      if (!team || !absent.includes(teamId)) return;
      const reason = inEnglish(reasonTexts.noMatch({ days: String(ladderRules.absence) }));
      const move = await writeMove(work, {
        team,
        to: null,
        kind: 'absence',
        reason,
        viewer: undefined,
      });
      await told(work, { viewer: undefined, team, move });
    });
}

function decidedAlready(): AppError {
  return new AppError('CONFLICT', ladderTexts.decidedAlready);
}
