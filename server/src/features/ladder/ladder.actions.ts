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

const absenceJob = defineDailyJob({ name: 'ladder-absence', at: '05:20' });

export function handleLadder(platform: Platform): void {
  platform.jobs.handle(absenceJob, () => endAbsentPlaces(platform));
}

const latestMoves = 40;

/** When the current week of the ladder ends. */
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
  // No team can have played on three days before Wednesday: until one has, last week's tables are shown.
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
 * Reads the week's table of each tier, by the places at the end of the week: a decision about one team must not change the
 * proposals for others.
 */
async function readWeek(db: Db, week: string): Promise<Map<Tier, LadderRow[]>> {
  const [places, records] = await Promise.all([
    queries.listPlacesAt(db, startOf(addDays(week, 7), '05:00')),
    queries.listRecords(db, { from: week, to: addDays(week, 6) }),
  ]);
  const placeOf = new Map(places.map((place) => [place.team_id, place]));
  return new Map(
    tiers.map((tier) => {
      const own = records.flatMap((record) => {
        const place = placeOf.get(record.teamId);
        return place?.tier === tier && record.tier === tier
          ? [{ ...record, since: place.since.toISOString() }]
          : [];
      });
      return [
        tier,
        rankWeek(tier, own).map((row) => {
          const place = placeOf.get(row.teamId);
          return { ...row, name: place?.name ?? '', logo: place?.logo ?? '' };
        }),
      ];
    }),
  );
}

/** Lists the moves proposed from a week. @param request a day of the week; last week if missing */
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
    const move = await writeMove(work, {
      team,
      to: isConfirmed ? proposed.proposal.to : proposed.from,
      kind: isConfirmed ? proposed.proposal.kind : 'kept',
      week,
      reason,
      viewer,
    });
    await work.happened(ladderMoved(move.kind), { viewer, team, move });
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
    await work.happened(ladderMoved(move.kind), { viewer, team, move });
    return presentMove(move);
  });
}

type Team = RowOf<typeof queries.lockTeam>;

async function lockTeam(db: Db, teamId: string): Promise<Team> {
  const team = await queries.lockTeam(db, teamId);
  if (!team) throw new AppError('NOT_FOUND', commonTexts.noTeam);
  return team;
}

/** Records a move and changes the place. @throws AppError CONFLICT if this week's move of the team was already decided */
async function writeMove(
  work: Work,
  {
    team,
    to,
    kind,
    week = null,
    reason,
    viewer,
  }: {
    team: Pick<Team, 'id' | 'name' | 'tier'>;
    to: Tier | null;
    kind: queries.MoveRow['kind'];
    /** Monday of the week that the move was proposed from. */
    week?: string | null;
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
    week,
    reason,
    decided_by: viewer?.id ?? null,
    at: work.now(),
  });
  if (!move) throw decidedAlready();
  if (kind !== 'kept')
    await queries.writePlace(work.db, { teamId: team.id, tier: to, now: work.now() });
  return move;
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
      await work.happened(ladderMoved(move.kind), { viewer: undefined, team, move });
    });
}

function decidedAlready(): AppError {
  return new AppError('CONFLICT', ladderTexts.decidedAlready);
}
