import {
  adminBanDays,
  mayBanFor,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import { list } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { EntryCandidate } from '../entries/entries.hooks.ts';
import type { BanInForce, BanRow } from './bans.queries.ts';
import { disciplineTexts } from './discipline.texts.ts';
import type { Subject } from './subjects.queries.ts';

const dayMs = 86_400_000;

/** End of a ban that begins now; `null` if permanent. */
export function endOfBan(starts: Date, days: number | null): Date | null {
  return days === null ? null : new Date(starts.getTime() + days * dayMs);
}

/** Whether a ban is in force; its end is exclusive, to the millisecond. */
export function isInForce(
  ban: Pick<BanRow, 'state' | 'starts_at' | 'ends_at' | 'for_good'>,
  now: Date,
): boolean {
  return (
    ban.state === 'active' &&
    ban.starts_at !== null &&
    ban.starts_at <= now &&
    (ban.for_good || (ban.ends_at !== null && ban.ends_at > now))
  );
}

/** @throws AppError NOT_ALLOWED where a ban is longer than an admin may give */
export function assertMayDecide(viewer: Viewer, days: number | null): void {
  if (!mayBanFor(viewer, days))
    throw new AppError('NOT_ALLOWED', disciplineTexts.tooLong({ days: adminBanDays }));
}

/**
 * Refuses an entering team with banned players. A team that is in (check-in, promotion) is stopped only if too few are
 * left without them; at the other steps any banned player stops it.
 * @returns the refusal, which names the player and never the reason
 */
export function refuseBanned({
  candidate,
  bans,
  minimum,
}: {
  candidate: EntryCandidate;
  bans: readonly BanInForce[];
  minimum: number;
}): AppError | undefined {
  if (bans.some(({ team_id }) => team_id === candidate.teamId))
    return new AppError('BANNED', disciplineTexts.teamBanned);
  const isBanned = ({ userId, inGameIdKey }: EntryCandidate['players'][number]) =>
    bans.some(
      (ban) =>
        (userId !== null && ban.user_id === userId) ||
        (inGameIdKey !== '' && ban.game_id_key === inGameIdKey),
    );
  const banned = candidate.players.filter(isBanned);
  if (banned.length === 0) return undefined;
  const canPlay = ({ userId, inGameIdKey }: EntryCandidate['players'][number]) =>
    userId !== null || (candidate.isGuest && inGameIdKey !== '');
  const left = candidate.players.filter((player) => canPlay(player) && !isBanned(player));
  const isIn = candidate.step === 'check-in' || candidate.step === 'promotion';
  if (isIn && left.length >= minimum) return undefined;
  const names = list(banned.map(({ inGameName }) => inGameName || disciplineTexts.aPlayer));
  return new AppError('BANNED', disciplineTexts.playersBanned({ count: banned.length, names }));
}

export function subjectOf(row: {
  user_id: string | null;
  game_id_key: string | null;
  team_id: string | null;
  subject_name: string;
}): Subject {
  const { subject_name: name } = row;
  return row.team_id === null
    ? { kind: 'person', name, userId: row.user_id, key: row.game_id_key ?? '' }
    : { kind: 'team', name, teamId: row.team_id };
}
