import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { getResultDraft as getCall } from '@one-dream/contract/features/results/results.ts';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { matchRefreshed } from '../matches/matches.events.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { mayCorrect, mayPutInPlace } from './permissions.actions.ts';
import { type CheckedDraft, presentDraft, presentPreset } from './results.presenters.ts';
import * as queries from './results.queries.ts';
import { assertEnterable, lineupOf, presenceMs } from './results.rules.ts';
import { resultsTexts } from './results.texts.ts';
import { listVersions } from './versions.queries.ts';

interface DraftRequest {
  viewer: Viewer;
  matchId: string;
}

/** Reads everything needed to enter a result, and records the viewer as an editor, for the other scorers to see. */
export async function getDraft(
  platform: Platform,
  { viewer, matchId }: DraftRequest,
): Promise<Omit<CallAnswer<typeof getCall>['data'], 'draft'> & { draft: CheckedDraft }> {
  const { db, now } = platform;
  const match = await findExisting(db, matchId);
  const show = await privatePictures(platform);
  await queries.upsertEditor(db, { matchId, userId: viewer.id, now: now() });
  const [lobby, draft, preset, [newest]] = await Promise.all([
    queries.listLobby(db, matchId),
    queries.findDraft(db, matchId),
    queries.findPresetOfStage(db, match.stage_id),
    listVersions(db, matchId),
  ]);
  return {
    draft: presentDraft({
      draft,
      match,
      lobby,
      others: await listOthers(platform, { viewer, matchId }),
    }),
    teams: lobby.map((team) => ({
      entryId: team.entry_id,
      name: team.name,
      logo: team.logo,
      group: team.group_letter,
      roomSlot: team.room_slot,
      players: team.players.map(({ player, inGameName, aliases }) => ({
        player,
        inGameName,
        aliases,
      })),
      aliases: team.aliases,
      screenshots: team.screenshots.map(show),
    })),
    substitutes: (await mayPutInPlace(platform, { viewer, match }))
      ? await queries.listSubstitutes(db, match)
      : [],
    lineup: lineupOf(match),
    recall: match.recall,
    preset: presentPreset(preset),
    observed: draft?.observed ?? null,
    published: newest ? { no: newest.no, rows: newest.rows } : null,
    canCorrect: await mayCorrect(platform, { viewer, match, newest }),
  };
}

export async function findExisting(db: Db, matchId: string): Promise<matches.MatchRow> {
  const match = await matches.findMatch(db, matchId);
  if (!match) throw noSuchMatch();
  return match;
}

export function noSuchMatch(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noMatch);
}

function listOthers(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { viewer, matchId }: DraftRequest,
): Promise<string[]> {
  const since = new Date(now().getTime() - presenceMs);
  return queries.listOtherEditors(db, { matchId, userId: viewer.id, since });
}

export interface DraftChange extends DraftRequest {
  /** Version of the draft that was changed. */
  version: number;
  source: 'grid' | 'tsv' | 'observer';
  /** Derives the new draft from the current one. */
  change: (
    draft: queries.DraftRecord | undefined,
    lobby: readonly queries.LobbyRow[],
  ) => { rows: readonly DraftRow[]; observed?: readonly DraftRow[] };
}

/** Saves a draft, even with errors. */
export function saveDraft(
  platform: Platform,
  { rows, ...asked }: DraftRequest & { version: number; rows: readonly DraftRow[] },
): Promise<CheckedDraft> {
  return inUnitOfWork(platform, (work) =>
    changeDraft(work, { ...asked, source: 'grid', change: () => ({ rows }) }),
  );
}

/**
 * Writes the next version of a draft, unless somebody saved it meanwhile.
 * @throws AppError STALE with the newer draft
 */
export async function changeDraft(
  work: Work,
  { viewer, matchId, version, source, change }: DraftChange,
): Promise<CheckedDraft> {
  const { db, now } = work;
  const match = await matches.lockMatch(db, matchId);
  if (!match) throw noSuchMatch();
  assertEnterable(match);
  const lobby = await queries.listLobby(db, matchId);
  const draft = await queries.findDraft(db, matchId);
  const present = async () =>
    presentDraft({
      draft: await queries.findDraft(db, matchId),
      match,
      lobby,
      others: await listOthers(work, { viewer, matchId }),
    });
  if ((draft?.version ?? 0) !== version) throw stale(await present());
  const { rows, observed = draft?.observed ?? null } = change(draft, lobby);
  await queries.upsertDraft(db, {
    match_id: matchId,
    rows: JSON.stringify(rows),
    version: version + 1,
    source: source === 'grid' ? (draft?.source ?? 'grid') : source,
    observed: observed && JSON.stringify(observed),
    saved_by: viewer.id,
    saved_at: now(),
  });
  await queries.upsertEditor(db, { matchId, userId: viewer.id, now: now() });
  if (match.state === 'room_released' || match.state === 'playing') {
    await matches.markResultsIn(db, matchId);
    await work.happened(matchRefreshed, { match });
  }
  return present();
}

export function stale(newer: CheckedDraft): AppError {
  return new AppError(
    'STALE',
    resultsTexts.savedMeanwhile({ by: newer.savedBy ?? resultsTexts.somebody }),
    { data: newer },
  );
}
