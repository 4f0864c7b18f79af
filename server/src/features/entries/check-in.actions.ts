import {
  isLocked,
  matchDayOf,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { phaseOfRow } from '../tournaments/tournaments.rules.ts';
import { findTournament, type TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import { missingReminded, missingRemindedByHost, slotsVacant } from './check-in.events.ts';
import { checkInTexts } from './check-in.texts.ts';
import { runEntryCommands } from './commands/run-commands.actions.ts';
import { takeWatchers } from './entries.queries.ts';
import { listMissing } from './registrations.queries.ts';

/**
 * Frees places of teams that did not check in, promotes ready ones, and tells teams that follow vacancies. Hears
 * `checkInCloses`.
 */
export async function releaseMissing(
  work: Work,
  { tournament }: { tournament: TournamentRow },
): Promise<void> {
  const [outcome] = await runEntryCommands(work, {
    tournamentId: tournament.id,
    commands: [{ kind: 'close-check-in' }],
  });
  const vacant = outcome && 'answer' in outcome ? (outcome.answer.vacant ?? 0) : 0;
  const isToTell = tournament.kind === 'scrim' && isLocked(phaseOfRow(tournament, work.now()));
  if (!isToTell || vacant === 0) return;
  const userIds = await takeWatchers(work.db, {
    tournamentId: tournament.id,
    day: matchDayOf(work.now()),
  });
  await work.happened(slotsVacant, { tournament, vacant, userIds });
}

/** Hears `checkInReminded`. */
export async function remindMissing(
  work: Work,
  { tournament }: { tournament: TournamentRow },
): Promise<void> {
  const userIds = await listMissing(work.db, tournament.id);
  await work.happened(missingReminded, { tournament, userIds });
}

/** As `remindMissing`, by a host, at any time of check-in. @throws AppError NOT_FOUND, CHECKIN_CLOSED @returns how many players */
export async function remindMissingNow(
  platform: Platform,
  { viewer, tournamentId }: { viewer: Viewer; tournamentId: string },
): Promise<number> {
  return inUnitOfWork(platform, async (work) => {
    const tournament = await findTournament(work.db, tournamentId);
    if (!tournament) throw new AppError('NOT_FOUND', commonTexts.noTournament);
    if (phaseOfRow(tournament, work.now()) !== 'check-in')
      throw new AppError('CHECKIN_CLOSED', checkInTexts.notInCheckIn);
    const userIds = await listMissing(work.db, tournamentId);
    await work.happened(missingRemindedByHost, {
      ...{ viewer, tournament, userIds },
      after: { players: userIds.length },
    });
    return userIds.length;
  });
}

/** Hears `slotsAdded`. */
export async function fillAddedSlots(
  work: Work,
  { tournamentId }: { tournamentId: string },
): Promise<void> {
  await runEntryCommands(work, { tournamentId, commands: [{ kind: 'more-slots' }] });
}
