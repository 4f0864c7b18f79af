import * as log from '@one-dream/contract/events/results.ts';
import { describeChange } from '@one-dream/contract/scoring/describe-change.ts';
import { pointsOf, type ResultRow, toResultRow } from '@one-dream/contract/scoring/rows.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInLobby, assertNotInvolved } from '../duties/duties.actions.ts';
import { readMatch } from '../matches/match-context.actions.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { beginTournament } from '../matches/rooms.actions.ts';
import { reportAbsences } from './absences.actions.ts';
import { noSuchMatch, stale } from './drafts.actions.ts';
import { planFollowedResults } from './followed-results.jobs.ts';
import { mayCorrect } from './permissions.actions.ts';
import { ofVersion } from './results.events.ts';
import { type Placed, resultPublished } from './results.hooks.ts';
import { finalJob } from './results.jobs.ts';
import { type CheckedDraft, presentDraft } from './results.presenters.ts';
import * as queries from './results.queries.ts';
import {
  assertEnterable,
  changedEntries,
  disputeUntil,
  lineupOf,
  refuseProblems,
} from './results.rules.ts';
import { resultsTexts } from './results.texts.ts';
import * as versions from './versions.queries.ts';

export interface Publishing {
  viewer: Viewer;
  matchId: string;
  /** Of the draft. */
  version: number;
  /** The warnings were confirmed. */
  confirm: boolean;
  /** Why a match that broke off counts as it is. */
  decision?: string | null;
  /** For corrections only. */
  correction?: { reason: string; confirmChampion: boolean };
}

export interface Published {
  no: number;
  disputeUntil: string | null;
  /** Differences from the previous version, in words. */
  changes: Translatable[];
}

/**
 * Publishes a draft as the next version of a result. Idempotent: the same draft sent again gets the same answer and
 * changes nothing.
 */
export function publishDraft(platform: Platform, publishing: Publishing): Promise<Published> {
  return inUnitOfWork(platform, async (work) => {
    const match = await matches.lockMatchForResult(work.db, publishing.matchId);
    if (!match) throw noSuchMatch();
    const published = await versions.listVersions(work.db, match.id);
    const lobby = await queries.listLobby(work.db, match.id);
    const done = published.find(({ draft_version }) => draft_version === publishing.version);
    if (done) {
      const before = published.find(({ no }) => no === done.no - 1);
      return {
        no: done.no,
        disputeUntil: match.dispute_until?.toISOString() ?? null,
        changes: describeVersions({ before: before?.rows ?? [], after: done.rows, lobby }),
      };
    }
    assertEnterable(match);
    const { rows, source } = await takeDraft(work, { publishing, match, lobby });
    const [newest] = published;
    await assertMayPublish(work, { publishing, match, newest, rows });
    return write(work, { publishing, match, lobby, newest, rows, source });
  });
}

function describeVersions({
  before,
  after,
  lobby,
}: {
  before: readonly ResultRow[];
  after: readonly ResultRow[];
  lobby: readonly queries.LobbyRow[];
}): Translatable[] {
  if (before.length === 0) return [];
  const names = new Map(lobby.map(({ entry_id, name }) => [entry_id, name]));
  return describeChange({ before, after, nameOf: (id) => names.get(id) });
}

/** Reads the named draft, and checks that it can be published. */
async function takeDraft(
  { db }: Work,
  {
    publishing,
    match,
    lobby,
  }: { publishing: Publishing; match: matches.MatchRow; lobby: queries.LobbyRow[] },
): Promise<{ rows: ResultRow[]; source: CheckedDraft['source'] }> {
  if (lobby.length === 0) throw new AppError('CONFLICT', resultsTexts.nobodyYet);
  const draft = await queries.findDraft(db, match.id);
  const presented = presentDraft({ draft, match, lobby, others: [] });
  if (presented.version !== publishing.version) throw stale(presented);
  const { problems, warnings, rows, source } = presented;
  if (problems.length > 0) throw refuseProblems({ problems, rows });
  if (warnings.length > 0 && !publishing.confirm)
    throw new AppError(
      'CONFIRM',
      resultsTexts.publishAnyway({ warning: warnings[0]?.message ?? '' }),
      {
        data: { warnings },
      },
    );
  return { rows: rows.map((row) => toResultRow(row, { lineup: lineupOf(match) })), source };
}

async function assertMayPublish(
  work: Work,
  {
    publishing: { viewer, correction },
    match,
    newest,
    rows,
  }: {
    publishing: Publishing;
    match: matches.MatchRow;
    newest: versions.VersionRow | undefined;
    rows: readonly ResultRow[];
  },
): Promise<void> {
  if (!newest) {
    if (correction) throw new AppError('NOT_PUBLISHED', resultsTexts.noResultYet);
    await assertNotInLobby(work.db, viewer, match.id);
    return;
  }
  if (!correction) throw new AppError('CONFLICT', resultsTexts.publishedAlready);
  if (!(await mayCorrect(work, { viewer, match, newest })))
    throw new AppError('NOT_ALLOWED', resultsTexts.begunMeanwhile);
  const entryIds = changedEntries(newest.rows, rows);
  if (entryIds.length === 0) throw new AppError('CONFLICT', resultsTexts.nothingDifferent);
  await assertNotInvolved(work.db, { viewer, entryIds });
}

async function write(
  work: Work,
  {
    publishing,
    match,
    lobby,
    newest,
    rows,
    source,
  }: {
    publishing: Publishing;
    match: matches.MatchRow;
    lobby: readonly queries.LobbyRow[];
    newest: versions.VersionRow | undefined;
    rows: readonly ResultRow[];
    source: CheckedDraft['source'];
  },
): Promise<Published> {
  const { db } = work;
  const now = work.now();
  const { viewer, correction, decision } = publishing;
  const preset = await queries.findPresetOfStage(db, match.stage_id);
  const no = (newest?.no ?? 0) + 1;
  const until = disputeUntil(match, now);
  const version = {
    id: newId(),
    match_id: match.id,
    no,
    // A correction keeps the preset of the version it corrects; changing it takes a re-scoring.
    preset_version_id: newest?.preset_version_id ?? preset.id,
    reason: correction?.reason ?? decision ?? '',
    source,
    draft_version: publishing.version,
    published_by: viewer.id,
    published_at: now,
  };
  await versions.insertVersion(db, version, {
    rows: rows.map((row) => ({
      ...row,
      pointsX10: pointsOf(row, newest?.rules ?? preset.rules).pointsX10,
    })),
    players: rows.flatMap((row) => toPlayers(row, lobby)),
  });
  await matches.markPublished(db, { matchId: match.id, no, disputeUntil: until, now });
  // Without a room and a start, publishing counts as the start.
  if (!newest) await beginTournament(work, { match: await readMatch(db, match.id), viewer });
  await work.enqueue(finalJob, { matchId: match.id }, { at: until, key: match.id });
  const changes = describeVersions({ before: newest?.rows ?? [], after: rows, lobby });
  const placed = new Map<string, Placed>();
  await work.runHook(resultPublished, {
    tournamentId: match.tournament_id,
    stageId: match.stage_id,
    matchId: match.id,
    matchNo: match.no,
    viewer,
    confirmChampion: correction?.confirmChampion ?? false,
    placed,
  });
  await reportAbsences(work, { match, rows, before: newest?.rows ?? [] });
  if (!newest)
    await planFollowedResults(work, { tournamentId: match.tournament_id, publishedAt: now });
  const players = await versions.listPlayersOfMatch(db, match.id);
  await work.happened(ofVersion(correction ? log.resultCorrected : log.resultPublished), {
    viewer,
    match,
    players,
    placed,
    decision: decision ?? '',
    correction,
    changes,
    after: {
      no,
      ...(correction
        ? { reason: correction.reason, changes: changes.map(inEnglish) }
        : decision && { decision }),
    },
  });
  return { no, disputeUntil: until.toISOString(), changes };
}

function toPlayers(row: ResultRow, lobby: readonly queries.LobbyRow[]): versions.NewPlayerElims[] {
  const team = lobby.find(({ entry_id }) => entry_id === row.entryId);
  return (row.players ?? []).flatMap(({ player, elims }) => {
    const known = team?.players.find((each) => each.player === player);
    if (!known) return [];
    const { userId, inGameName } = known;
    return { entryId: row.entryId, player, userId, inGameName, elims };
  });
}
