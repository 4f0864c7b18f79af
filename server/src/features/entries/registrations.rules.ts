import { isLocked, type TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { TournamentStatus, TournamentType } from '@one-dream/contract/features/tournaments.ts';
import { minimumPlayers } from '@one-dream/contract/limits.ts';
import { AppError } from '../../errors.ts';
import { lacksOf } from '../teams/teams.rules.ts';
import type { UserRow } from '../users/users.presenters.ts';

/** @throws AppError REGISTRATION_CLOSED with what the status means */
export function assertOpen(status: TournamentStatus): void {
  if (status === 'OPENED') return;
  throw new AppError(
    'REGISTRATION_CLOSED',
    status === 'UPCOMING'
      ? 'Registration for this tournament has not opened yet.'
      : 'Registration for this tournament is closed.',
  );
}

/** @throws AppError CANCEL_CLOSED */
export function assertCancellable(phase: TournamentPhase): void {
  if (!isLocked(phase)) return;
  throw new AppError(
    'CANCEL_CLOSED',
    'This tournament has started or is over. Ask an admin to take your team out.',
  );
}

/** Enough players, and each of them complete. @throws AppError that names who lacks what */
export function assertReady({
  type,
  members,
  minimum = minimumPlayers[type],
}: {
  type: TournamentType;
  members: readonly Omit<UserRow, 'created_at'>[];
  minimum?: number;
}): void {
  if (members.length < minimum) {
    throw new AppError(
      'TEAM_TOO_SMALL',
      `Not enough players in your team: ${minimum} are needed, you have ${members.length}. Share your invite link.`,
    );
  }
  const lacking = members.map(describeLack).filter((text) => text !== undefined);
  if (lacking.length > 0)
    throw new AppError('ROSTER_INCOMPLETE', `Your team is not ready: ${lacking.join('; ')}.`);
}

/** `Asha lacks a game ID and a linked Discord`; undefined for who lacks nothing. */
export function describeLack(member: Omit<UserRow, 'created_at'>): string | undefined {
  const lacks = lacksOf(member);
  return lacks && `${member.name} lacks ${lacks}`;
}

export function listNames(members: readonly { name: string }[]): string {
  return listWords(members.map((member) => member.name));
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
