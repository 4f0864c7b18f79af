import type { EntryStanding } from '@one-dream/contract/features/entries/entries.ts';
import type { DeclarationKind } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Viewer } from '../../../calls/viewer.ts';

interface OfTeam {
  viewer: Viewer;
  teamId: string;
}

interface OfEntry {
  viewer: Viewer;
  entryId: string;
  /** The entry's team, locked before the tournament. */
  teamId: string;
}

/** By a team link, which acts for its entry: there is no viewer. */
type ByLink = Omit<OfEntry, 'viewer'>;

/** A player of a team without accounts; the id may follow later. */
export interface GuestPlayer {
  name: string;
  id: string;
}

interface Entering extends OfTeam {
  declarations: readonly DeclarationKind[];
}

/** Of a team's name, or of the player at a place of the lineup. */
export interface Correction {
  name?: string | undefined;
  player?: { place: number; was: string; inGameName: string; inGameId: string } | undefined;
}

type Each<Kind extends string, Shape> = Kind extends string ? { kind: Kind } & Shape : never;

export type EntryCommand =
  | Each<'register' | 'join-waitlist' | 'claim', Entering>
  | Each<'cancel' | 'remove' | 'team-gone', OfTeam>
  | Each<'check-in' | 'undo-check-in' | 'withdraw' | 'undo-no-show', OfEntry>
  | ({ kind: 'set-lineup'; userIds: readonly string[] } & OfEntry & Pick<Entering, 'declarations'>)
  | Each<'ask-to-withdraw' | 'no-show' | 'disqualify', OfEntry & { reason: string }>
  | ({ kind: 'decide-withdrawal'; isGranted: boolean; reason: string | undefined } & OfEntry)
  | ({ kind: 'promote'; reason: string | undefined } & OfEntry)
  | ({ kind: 'skip'; reason: string | null } & OfEntry)
  | ({ kind: 'swap-player'; outUserId: string; inUserId: string; reason: string } & OfEntry)
  | ({ kind: 'correct'; reason: string } & Correction & OfEntry)
  | ({ kind: 'replace'; byEntryId: string; reason: string } & OfEntry)
  | { kind: 'fill'; viewer: Viewer }
  /** From a sheet: a team without accounts, under a new id, or one with them. Gets a slot, or waits. */
  | ({ kind: 'bring-in-guest'; name: string; players: readonly GuestPlayer[] } & OfTeam)
  | Each<'bring-in-team', OfTeam>
  /** Removes an imported entry as if it had never existed. */
  | Each<'take-back', OfEntry>
  | Each<'guest-check-in' | 'guest-withdraw', ByLink>
  | ({ kind: 'guest-complete'; players: readonly GuestPlayer[] } & ByLink)
  /** A team with a reserved place: entered before all others, on the organiser's word. */
  | { kind: 'reserve'; teamId: string }
  /** By the clock, or early by hand: teams not checked in lose their place, ready ones fill it. */
  | { kind: 'close-check-in' }
  /** More slots than before, or slots of teams that were taken back: the queue moves up automatically. */
  | { kind: 'more-slots' };

export type CommandOnEntry = Extract<EntryCommand, OfEntry>;
export type EnteringCommand = Extract<EntryCommand, Entering>;

/** The answer to a command; the names are those of the squad. */
export interface CommandAnswer {
  standing?: EntryStanding | undefined;
  squad?: string[] | undefined;
  filled?: number | undefined;
  vacant?: number | undefined;
}
