import {
  isLocked,
  type TournamentPhase,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type {
  TournamentStatus,
  TournamentType,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { minimumPlayers } from '@one-dream/contract/limits.ts';
import { type ListValue, list, type Translatable } from '@one-dream/contract/texts.ts';
import { AppError } from '../../errors.ts';
import { lacksOf } from '../teams/teams.rules.ts';
import type { UserRow } from '../users/users.presenters.ts';
import { entriesTexts } from './entries.texts.ts';

/** @throws AppError REGISTRATION_CLOSED with what the status means */
export function assertOpen(status: TournamentStatus): void {
  if (status === 'OPENED') return;
  throw new AppError(
    'REGISTRATION_CLOSED',
    status === 'UPCOMING' ? entriesTexts.notOpenYet : entriesTexts.closed,
  );
}

/** @throws AppError CANCEL_CLOSED */
export function assertCancellable(phase: TournamentPhase): void {
  if (!isLocked(phase)) return;
  throw new AppError('CANCEL_CLOSED', entriesTexts.startedOrOver);
}

/** Asserts that there are enough players, each complete. @throws AppError that names who lacks what */
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
      entriesTexts.tooFewPlayers({ needed: minimum, have: members.length }),
    );
  }
  const lacking = members.flatMap((member) => lackOf(member, entriesTexts.lacks) ?? []);
  if (lacking.length === 0) return;
  const all = lacking.reduce((before, next) => entriesTexts.oneMore({ before, next }));
  throw new AppError('ROSTER_INCOMPLETE', entriesTexts.teamNotReady({ lacking: all }));
}

/** `Asha lacks a game ID and a linked Discord.`; undefined for a complete player. */
export function describeLack(member: Omit<UserRow, 'created_at'>): Translatable | undefined {
  return lackOf(member, entriesTexts.lacksThis);
}

function lackOf(
  member: Omit<UserRow, 'created_at'>,
  say: typeof entriesTexts.lacks | typeof entriesTexts.lacksThis,
): Translatable | undefined {
  const lacks = lacksOf(member);
  return lacks && say({ player: member.name, lacks });
}

export function listNames(members: readonly { name: string }[]): ListValue {
  return list(members.map(({ name }) => name));
}
