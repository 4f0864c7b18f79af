import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { readinessOf } from './commands/readiness.rules.ts';
import { toEntry } from './commands/to-entry.ts';
import { checkInDay } from './daily-check-in.rules.ts';
import { findSeenEntry } from './entries.queries.ts';
import { guestEntryTexts } from './guest-entries.texts.ts';

/** Reads one entry with what the rules of commands look at: for offering what a team link can do now. */
export async function readGuestContext(
  db: Db,
  {
    entryId,
    tournamentId,
    now,
  }: {
    entryId: string;
    tournamentId: string;
    now: Date;
  },
) {
  const [row, tournament] = await Promise.all([
    findSeenEntry(db, { entryId, now }),
    findTournament(db, tournamentId),
  ]);
  if (!row || !tournament) throw new AppError('NOT_FOUND', guestEntryTexts.noTeam);
  const context = {
    ...{ tournament, now, day: checkInDay(tournament, now), phase: phaseOfRow(tournament, now) },
    teams: new Map(),
    hosts: new Map<string, string>(),
  };
  const entry = toEntry(row);
  return { context, entry, tournament, readiness: readinessOf(context, entry) };
}
