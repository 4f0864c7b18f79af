import { AppError } from '../../../errors.ts';
import { violatedConstraint } from '../../../platform/database/transaction.ts';
import { groupCommit } from '../../../platform/group-commit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { semaphore } from '../../../platform/semaphore.ts';
import { inUnitOfWork } from '../../../platform/work/unit-of-work.ts';
import { entriesTexts } from '../entries.texts.ts';
import type { CommandAnswer, EntryCommand } from './commands.ts';
import { type CommandOutcome, runEntryCommands } from './run-commands.actions.ts';

/** Runs a command on a tournament's entries. @throws AppError if it is refused */
export type RunEntryCommand = (
  tournamentId: string,
  command: EntryCommand,
) => Promise<CommandAnswer>;

/** Requests per transaction at most, so that health checks never wait long. */
const most = 250;

/**
 * The queues of this process, one for each tournament with commands. Commands that arrive during a transaction are
 * batched into the next one. Between processes the tournament's lock and the constraints decide: the queue is only a
 * shortcut to them.
 */
export function createEntryCommands(platform: Platform): RunEntryCommand {
  // Each batch holds a connection while it waits for its tournament's lock: unlimited, they would take all of them.
  const inTurn = semaphore(4);
  const submit = groupCommit<EntryCommand, CommandOutcome>({
    most,
    serve: (tournamentId, commands) =>
      inTurn(() =>
        inUnitOfWork(platform, (work) => runEntryCommands(work, { tournamentId, commands })),
      ),
  });
  return async (tournamentId, command) => {
    const outcome = await submit(tournamentId, command).catch((error: unknown) => {
      throw explainViolation(error);
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.answer;
  };
}

/** Maps a constraint violation, by a write that bypassed the commands, to its refusal. */
function explainViolation(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'registrations_tournament_id_team_id_key')
    return new AppError('ALREADY_REGISTERED', entriesTexts.registeredAlready);
  if (!constraint?.startsWith('registration_players_')) return error;
  return new AppError('PLAYER_TAKEN', entriesTexts.playerTaken);
}
