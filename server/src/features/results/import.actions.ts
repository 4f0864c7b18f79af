import type { CallBody } from '@one-dream/contract/call.ts';
import type { importResult as importCall } from '@one-dream/contract/features/results/results.ts';
import { findElsewhere, suggestTeams } from '@one-dream/contract/scoring/nearest-team.ts';
import { readObserverFile } from '@one-dream/contract/scoring/observer-file.ts';
import { nameKey, readPastedBlock } from '@one-dream/contract/scoring/paste-block.ts';
import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type * as matches from '../matches/matches.shared.queries.ts';
import { changeDraft, findExisting } from './drafts.actions.ts';
import * as presenters from './results.presenters.ts';
import * as queries from './results.queries.ts';
import { lineupOf, toPasteTargets } from './results.rules.ts';
import { resultsTexts } from './results.texts.ts';

type Body = CallBody<typeof importCall>;

interface Reading {
  rows: presenters.ImportedRow[];
  parts: string[];
  matched: DraftRow[];
  observed?: DraftRow[];
  aliases: { entryId: string; alias: string; aliasKey: string }[];
}

/** Reads a block or an observer file into rows: as a preview, or into the draft. Publishes nothing. */
export async function importRows(
  platform: Platform,
  { viewer, matchId, body }: { viewer: Viewer; matchId: string; body: Body },
): Promise<{
  rows: presenters.ImportedRow[];
  parts: string[];
  draft: presenters.CheckedDraft;
  isApplied: boolean;
}> {
  const match = await findExisting(platform.db, matchId);
  const lobby = await queries.listLobby(platform.db, matchId);
  const preset = await queries.findPresetOfStage(platform.db, match.stage_id);
  const reading =
    body.kind === 'tsv'
      ? await readBlock(platform.db, { body, lobby, match, preset: preset.rules })
      : readFile({ text: body.text, lobby });
  const { rows, parts } = reading;
  const merge = (draft: queries.DraftRecord | undefined) => {
    const rows = draft?.rows ?? lobby.map(({ entry_id }) => emptyRow(entry_id));
    const read = new Map(reading.matched.map((row) => [row.entryId, row]));
    const merged = rows.map((row) => mergeRow(row, read.get(row.entryId)));
    const known = new Set(rows.map(({ entryId }) => entryId));
    return [...merged, ...reading.matched.filter(({ entryId }) => !known.has(entryId))];
  };

  if (!body.apply) {
    const draft = await queries.findDraft(platform.db, matchId);
    const preview = {
      version: 0,
      source: 'grid' as const,
      saved_by_name: null,
      saved_at: platform.now(),
      ...draft,
      rows: merge(draft),
      observed: reading.observed ?? draft?.observed ?? null,
    };
    const presented = presenters.presentDraft({ draft: preview, match, lobby, others: [] });
    return { rows, parts, draft: presented, isApplied: false };
  }
  const draft = await inUnitOfWork(platform, async (work) => {
    const changed = await changeDraft(work, {
      viewer,
      matchId,
      version: body.version,
      source: body.kind,
      change: (draft) => ({
        rows: merge(draft),
        ...(reading.observed && { observed: reading.observed }),
      }),
    });
    await queries.insertAliases(work.db, reading.aliases);
    return changed;
  });
  return { rows, parts, draft, isApplied: true };
}

/** Merges an imported row into a draft's; cells that the import has no value for stay. */
function mergeRow(row: DraftRow, read: DraftRow | undefined): DraftRow {
  if (!read) return row;
  if (read.status === 'absent') return read;
  return {
    ...read,
    placement: read.placement ?? row.placement,
    elims: read.elims ?? row.elims,
    fielded: read.fielded ?? row.fielded,
    players: read.players ?? row.players,
    strangers: read.players ? read.strangers : (read.strangers ?? row.strangers),
  };
}

async function readBlock(
  db: Db,
  {
    body,
    lobby,
    match,
    preset,
  }: {
    body: Extract<Body, { kind: 'tsv' }>;
    lobby: readonly queries.LobbyRow[];
    match: matches.MatchRow;
    preset: queries.PresetVersionRow['rules'];
  },
): Promise<Reading> {
  const inLobby = new Set(lobby.map(({ entry_id }) => entry_id));
  const stranger = body.matches.findIndex(({ entryId }) => !inLobby.has(entryId));
  if (stranger >= 0) throw invalidField(`matches.${stranger}.entryId`, resultsTexts.notInLobby);
  const targets = toPasteTargets(lobby).map((target) => ({
    ...target,
    aliases: [
      ...(target.aliases ?? []),
      ...body.matches.filter(({ entryId }) => entryId === target.entryId).map(({ key }) => key),
    ],
  }));
  const { rows, matched, parts } = readPastedBlock({
    text: body.text,
    targets,
    preset,
    lineup: lineupOf(match),
    second: body.second,
    part: body.part,
  });
  const isOpen = parts.length > 1 && parts[body.part ?? -1] === undefined;
  if (body.apply && isOpen) throw invalidField('part', resultsTexts.whichMatch);
  const strangers = rows.filter(({ entryId }) => entryId === null).map(({ key }) => nameKey(key));
  const others = await queries.listOthers(db, { match, names: [...new Set(strangers)] });
  const hints = { suggest: suggestTeams(targets), elsewhere: findElsewhere(others) };
  return {
    rows: rows.map((row) => presenters.presentPasted(row, hints)),
    matched,
    parts,
    aliases: body.matches
      .map(({ key, entryId }) => ({ entryId, alias: key, aliasKey: nameKey(key) }))
      // A slot number is not a name.
      .filter(({ aliasKey }) => aliasKey !== '' && !/^#?\d+$/.test(aliasKey)),
  };
}

function readFile({ text, lobby }: { text: string; lobby: readonly queries.LobbyRow[] }): Reading {
  const read = readObserverFile({
    file: parseJson(text),
    targets: lobby.map(({ entry_id, name, room_slot, players }) => ({
      entryId: entry_id,
      name,
      slot: room_slot,
      players,
    })),
  });
  if (!read) throw invalidField('text', resultsTexts.notPlayerList);
  const rows = read.rows.map((row, index) => ({
    line: index + 1,
    key: String(lobby[index]?.room_slot ?? ''),
    entryId: row.entryId,
    matchedBy: 'slot' as const,
    candidates: [],
    nearest: [],
    elsewhere: null,
    row,
    refused: {},
    warnings: read.warnings
      .filter(({ entryId }) => entryId === row.entryId)
      .map(({ message }) => message),
  }));
  const strangers = read.warnings
    .filter(({ entryId }) => entryId === null)
    .map(({ message }, index) => ({
      line: rows.length + index + 1,
      key: '',
      entryId: null,
      matchedBy: null,
      candidates: [],
      nearest: [],
      elsewhere: null,
      row: null,
      refused: {},
      warnings: [message],
    }));
  return {
    rows: [...rows, ...strangers],
    parts: [''],
    matched: read.rows,
    // Kept to compare numbers with.
    observed: read.rows.map(({ strangers: _, ...row }) => row),
    aliases: [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
