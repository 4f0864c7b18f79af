import { AppError } from '../../errors.ts';
import { guestTexts as texts } from './guests.texts.ts';

export interface GuestPlayer {
  name: string;
  /** Empty while it is to come. */
  id: string;
  /** Filled in by the team's link, and not confirmed by a host. */
  byLink: boolean;
}

interface Roster {
  players: readonly GuestPlayer[];
}

/** The game ids that a host brought in or confirmed: those alone open the room and count for a claim. */
export function listVouched({ players }: Roster): string[] {
  return players.flatMap(({ id, byLink }) => (id === '' || byLink ? [] : id));
}

/** Whether all game ids came by the link, so that a host has to confirm them. */
export function needsHost(guest: Roster): boolean {
  return guest.players.some(({ id }) => id !== '') && listVouched(guest).length === 0;
}

/** @param ownId the host's own game id @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayConfirm(guest: Roster & { claimed_at: Date | null }, host: Host): void {
  assertNotOn(guest, host);
  if (guest.claimed_at || !needsHost(guest)) throw new AppError('CONFLICT', texts.nothingToConfirm);
}

export interface Host {
  isOwner: boolean;
  ownId: string;
}

/** Nobody but the owner decides about a team that they play in. @throws AppError NOT_ALLOWED */
export function assertNotOn({ players }: Roster, { isOwner, ownId }: Host): void {
  const isOn = ownId !== '' && players.some(({ id }) => id === ownId);
  if (isOn && !isOwner) throw new AppError('NOT_ALLOWED', texts.ownSquad);
}

/**
 * Whether a claimer owns a guest team: their team has half of the game ids that count, or they have no team and one of
 * them. A roster without any cannot be claimed: nothing identifies its players.
 */
export function mayClaim({
  roster,
  own,
  ownId,
}: {
  roster: readonly string[];
  own: { ids: readonly string[] } | undefined;
  ownId: string;
}): boolean {
  if (roster.length === 0) return false;
  if (!own) return ownId !== '' && roster.includes(ownId);
  return roster.filter((id) => own.ids.includes(id)).length * 2 >= roster.length;
}
