import { undoMinutes } from '@one-dream/contract/features/guests/guests.values.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newId, newSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved, assertNotOfTeam } from '../duties/duties.actions.ts';
import type { EntryCommand } from '../entries/commands/commands.ts';
import { type CommandOutcome, runEntryCommands } from '../entries/commands/run-commands.actions.ts';
import { deleteEntries } from '../entries/entries.shared.queries.ts';
import { teamNameKey } from '../teams/teams.rules.ts';
import {
  findTournament,
  lockTournamentAndTeams,
  type TournamentRow,
} from '../tournaments/tournaments.shared.queries.ts';
import { type CheckedRow, checkRows } from './check-rows.rules.ts';
import * as secrets from './guest-secrets.actions.ts';
import * as queries from './guests.queries.ts';
import { guestTexts as texts } from './guests.texts.ts';
import { parseSheet, type SheetInput } from './parse-sheet.ts';
import type { SheetRow } from './sheet/read-rows.ts';

interface ImportTarget {
  viewer: Viewer;
  tournamentId: string;
}

/** A checked row, with what importing it now would give the team. */
export interface PreviewedRow extends Omit<CheckedRow, 'instead'> {
  gets: 'slot' | 'waitlist' | null;
  instead: number | null;
}

/** Previews the outcome of every row: checked as on import, but not written. */
export async function previewSheet(
  platform: Platform,
  { viewer, tournamentId, ...input }: ImportTarget & SheetInput,
) {
  const sheet = await parseSheet(input);
  const tournament = await readTournament(platform.db, tournamentId);
  const rows = await inUnitOfWork(platform, async (work) => {
    const checked = await check(work, { tournament, rows: sheet.rows });
    const asking = checked.filter(isComing);
    const commands = asking.map((row) => toCommand(row, { viewer }));
    const outcomes = await runEntryCommands(work, {
      tournamentId,
      commands,
      isTrial: true,
    });
    return checked.map((row) => withOutcome(row, outcomes[asking.indexOf(row)]));
  });
  return { sheet, rows, free: Math.max(0, tournament.slot_total - tournament.slots_used) };
}

function withOutcome(row: CheckedRow, outcome: CommandOutcome | undefined): PreviewedRow {
  const instead = row.instead ?? null;
  if (!outcome) return { ...row, gets: null, instead };
  if ('refusal' in outcome)
    return {
      ...row,
      state: 'wrong',
      problems: [...row.problems, { at: 'team', said: outcome.refusal.text }],
      gets: null,
      instead,
    };
  return { ...row, gets: outcome.answer.standing?.slot === null ? 'waitlist' : 'slot', instead };
}

const isComing = ({ state }: CheckedRow) =>
  state === 'known' || state === 'guest' || state === 'incomplete';

export interface BroughtIn {
  importId: string | null;
  entries: { entryId: string; name: string; link: string | null }[];
}

/** Imports the chosen rows of a sheet, all or none. Teams that are in already stay as they are. */
export async function importSheet(
  platform: Platform,
  {
    viewer,
    tournamentId,
    accept,
    ...input
  }: ImportTarget & SheetInput & { accept: readonly number[] },
): Promise<BroughtIn> {
  const sheet = await parseSheet(input);
  const key = await secrets.guestKey(platform.db);
  const tournament = await readTournament(platform.db, tournamentId);
  return inUnitOfWork(platform, async (work) => {
    // Imports are serialised: the second of two with the same sheet finds its teams in.
    await queries.lockImports(work.db, tournamentId);
    const chosen = [...new Set(accept)].sort((one, other) => one - other);
    const rows = chosen.map((no) => {
      const row = sheet.rows[no];
      if (!row) throw refused(no, texts.noRow({ no: no + 1 }));
      return row;
    });
    // Only the chosen rows are checked: a host may choose another answer of a team than its last.
    const checked = await check(work, { tournament, rows });
    const coming = checked.flatMap((row, index) => {
      const no = chosen[index] ?? 0;
      const [problem] = row.problems;
      if (row.state === 'wrong' && problem)
        throw refused(no, texts.rowWrong({ team: nameOf(row, no), why: problem.said }));
      return isComing(row) ? [{ no, row }] : [];
    });
    if (coming.length === 0) return { importId: null, entries: [] };
    for (const { row } of coming)
      if (row.teamId !== null) await assertNotOfTeam(work.db, viewer, row.teamId);
    const outcomes = await runEntryCommands(work, {
      tournamentId,
      commands: coming.map(({ row }) => toCommand(row, { viewer })),
    });
    const made = coming.map(({ no, row }, index) => {
      const entryId = entryOf(outcomes[index], no, row);
      const link = row.state === 'known' ? null : newSecret();
      return { entryId, name: row.name, link, captain: captainOf(row.row) };
    });
    const importId = newId();
    await saveGuests(work, { made, key });
    await queries.insertImport(work.db, {
      id: importId,
      tournamentId,
      byUserId: viewer.id,
      at: work.now(),
      entryIds: made.map(({ entryId }) => entryId),
    });
    return { importId, entries: made.map(({ entryId, name, link }) => ({ entryId, name, link })) };
  });
}

/** Stores links and captains of the teams without accounts. */
async function saveGuests(
  work: Work,
  {
    made,
    key,
  }: {
    made: readonly { entryId: string; link: string | null; captain: secrets.Captain | null }[];
    key: Buffer;
  },
): Promise<void> {
  await queries.insertGuests(
    work.db,
    made.flatMap(({ entryId, link, captain }) => {
      if (link === null) return [];
      const marks = secrets.captainMarks(key, captain ?? secrets.nobody);
      return {
        entry_id: entryId,
        captain: captain && secrets.sealCaptain({ key, entryId }, captain),
        captain_mail: marks.mail,
        captain_phone: marks.phone,
        link_hash: hashSecret(link),
        link_sealed: secrets.sealLink({ key, entryId }, link),
      };
    }),
  );
}

function captainOf({ captain }: SheetRow): secrets.Captain | null {
  return Object.values(captain).some((text) => text !== '') ? captain : null;
}

/** @throws AppError with the command's refusal of a row, which rolls back the import */
function entryOf(outcome: CommandOutcome | undefined, no: number, row: CheckedRow): string {
  if (outcome && 'refusal' in outcome)
    throw refused(no, texts.rowWrong({ team: nameOf(row, no), why: outcome.refusal.text }));
  const entryId = outcome?.answer.standing?.entryId;
  if (!entryId) throw new Error('No entry came of a team that was let in.');
  return entryId;
}

const nameOf = ({ name }: CheckedRow, no: number) => name || `${no + 1}`;

function refused(no: number, text: Translatable): AppError {
  return new AppError('INVALID', text, { fields: { [`accept.${no}`]: text, accept: text } });
}

async function check(
  { db, organisation }: Pick<Work, 'db' | 'organisation'>,
  { tournament, rows }: { tournament: TournamentRow; rows: readonly SheetRow[] },
): Promise<CheckedRow[]> {
  const teams = await queries.listTeamsLike(db, {
    nameKeys: rows.map(({ team }) => teamNameKey(team)),
    ids: rows.flatMap(({ players }) => players.flatMap(({ id }) => id || [])),
  });
  const entries = await queries.listEntriesIn(db, tournament.id);
  const { name } = await organisation.readIn(db);
  return checkRows(rows, { type: tournament.type, teams, entries, organisation: name });
}

function toCommand(row: CheckedRow, { viewer }: { viewer: Viewer }): EntryCommand {
  if (row.teamId !== null) return { kind: 'bring-in-team', viewer, teamId: row.teamId };
  return {
    kind: 'bring-in-guest',
    viewer,
    teamId: newId(),
    name: row.name,
    players: row.players,
  };
}

async function readTournament(db: Db, tournamentId: string): Promise<TournamentRow> {
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) throw new AppError('NOT_FOUND', texts.noTournament);
  return tournament;
}

/**
 * Undoes an import as if it had never happened: within ten minutes, and as long as nothing depends on it.
 * @returns how many teams
 */
export async function undoImport(
  platform: Platform,
  { viewer, importId }: { viewer: Viewer; importId: string },
): Promise<number> {
  return inUnitOfWork(platform, async (work) => {
    const made = await queries.findImport(work.db, importId);
    if (!made) throw new AppError('NOT_FOUND', texts.noImport);
    const until = made.at.getTime() + undoMinutes * 60_000;
    if (work.now().getTime() > until)
      throw new AppError('TOO_LATE', texts.undoTooLate({ minutes: undoMinutes }));
    await queries.lockImports(work.db, made.tournament_id);
    const known = await queries.listImported(work.db, importId);
    const teamIds = [...new Set(known.map(({ team_id }) => team_id))];
    const lock = await lockTournamentAndTeams(work.db, { id: made.tournament_id, teamIds });
    await lock();
    // With the tournament locked, nobody draws, checks in or claims concurrently.
    const rows = await queries.listImported(work.db, importId);
    await assertNotInvolved(work.db, { viewer, entryIds: rows.map(({ id }) => id) });
    for (const { team_name, built } of rows)
      if (built)
        throw new AppError('BUILT_UPON', texts.builtUpon({ team: team_name, why: texts[built] }));
    await runEntryCommands(work, {
      tournamentId: made.tournament_id,
      commands: [
        ...rows.map(({ id, team_id }) => ({
          kind: 'take-back' as const,
          viewer,
          entryId: id,
          teamId: team_id,
        })),
        // Once none of them waits any more.
        { kind: 'more-slots' },
      ],
    });
    await deleteEntries(
      work.db,
      rows.map(({ id }) => id),
    );
    await queries.deleteImport(work.db, importId);
    return rows.length;
  });
}
