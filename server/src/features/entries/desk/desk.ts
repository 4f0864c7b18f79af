import { AppError } from '../../../errors.ts';
import { violatedConstraint } from '../../../platform/database/transaction.ts';
import { groupCommit } from '../../../platform/group-commit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { semaphore } from '../../../platform/semaphore.ts';
import { inUnitOfWork } from '../../../platform/work/unit-of-work.ts';
import { entriesTexts } from '../entries.texts.ts';
import type { DeskAnswer, DeskRequest } from './requests.ts';
import { type DeskOutcome, workAtDesk } from './work-at-desk.actions.ts';

/** Asks a tournament's desk. @throws AppError when it refuses */
export type AskDesk = (tournamentId: string, request: DeskRequest) => Promise<DeskAnswer>;

/** Requests per transaction at most, so that health checks never wait long. */
const most = 250;

/**
 * The desks of this process, one for each tournament that is asked about. Requests that arrive during a transaction are
 * batched into the next one. Between processes the tournament's lock and the constraints decide: a desk is only a
 * shortcut to them.
 */
export function openDesks(platform: Platform): AskDesk {
  // Each batch holds a connection while it waits for its tournament's lock: unlimited, they would take all of them.
  const inTurn = semaphore(4);
  const submit = groupCommit<DeskRequest, DeskOutcome>({
    most,
    serve: (tournamentId, requests) =>
      inTurn(() => inUnitOfWork(platform, (work) => workAtDesk(work, { tournamentId, requests }))),
  });
  return async (tournamentId, request) => {
    const outcome = await submit(tournamentId, request).catch((error: unknown) => {
      throw explainViolation(error);
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.answer;
  };
}

/** Maps a constraint violation, by a write that bypassed the desk, to its refusal. */
function explainViolation(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'registrations_tournament_id_team_id_key')
    return new AppError('ALREADY_REGISTERED', entriesTexts.registeredAlready);
  if (!constraint?.startsWith('registration_players_')) return error;
  return new AppError('PLAYER_TAKEN', entriesTexts.playerTaken);
}
