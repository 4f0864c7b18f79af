import * as happened from '@one-dream/contract/events/entries.ts';
import {
  declarationsOf,
  wholeEligibility,
} from '@one-dream/contract/features/tournaments/tournaments.declarations.ts';
import { canClaim } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { actsFor, inLineup, teamNameKey } from '../../teams/teams.rules.ts';
import { presentTimes } from '../../tournaments/tournaments.presenters.ts';
import { entriesTexts } from '../entries.texts.ts';
import { guestEntryTexts } from '../guest-entries.texts.ts';
import { assertOpen, assertReady, listNames } from '../registrations.rules.ts';
import type { CommandAnswer, EnteringCommand } from './commands.ts';
import type { CurrentEntry, CurrentTeam, EntriesState, RosterPlayer } from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import { assertEnoughReady } from './readiness.rules.ts';

/** Registers a team, joins the waitlist, or claims a vacant slot. */
export function enter(
  current: EntriesState,
  { command, newId }: { command: EnteringCommand; newId: () => string },
): CommandAnswer {
  const { viewer, kind } = command;
  const roster = ledBy(current, command);
  assertEntryOpen(current, kind);
  const own = entriesOf(current, roster.team.id);
  const live = own.find(({ state }) => entriesState.isLive(state));
  // A team that waits comes in with the players it was entered with.
  const isWaiting = live !== undefined && kind === 'claim' && entriesState.isWaiting(live.state);
  if (isWaiting) assertEnoughReady(current, live);
  else assertReady({ type: current.type, members: roster.members });
  if (own.some(({ state }) => state === 'disqualified'))
    throw new AppError('DISQUALIFIED', entriesTexts.disqualified);
  if (live && !isWaiting) throw alreadyIn(live);
  assertPlace(current, { kind, live });
  assertDeclared(current, command);
  if (live) {
    entriesState.assertEligible(current, live.made ? command : live);
    entriesState.assertNotBarred(current, live);
    return claimFromQueue(current, live, viewer);
  }
  const entry = newEntry({ roster, id: newId(), declarations: command.declarations });
  assertFree(current, entry);
  assertNameFree(current, entry.teamName);
  entriesState.assertEligible(current, command);
  if (kind === 'join-waitlist') entry.queueNo = ++current.lastQueueNo;
  entriesState.add(current, entry);
  entriesState.hold(current, entry);
  if (kind === 'join-waitlist') {
    current.events.push({ event: happened.entryWaitlisted, entry, viewer, slot: null });
  } else {
    const slot = entriesState.place(current, entry, kind === 'claim' ? 'checked_in' : 'registered');
    if (kind === 'claim') current.checkIns.set(entry.id, { byUserId: viewer.id });
    entry.isCheckedIn = kind === 'claim';
    const event = kind === 'claim' ? happened.slotClaimed : happened.entryRegistered;
    current.events.push({ event, entry, viewer, slot });
  }
  return {
    standing: standingOf(current, entry),
    squad: entry.players.map(({ inGameName }) => inGameName),
  };
}

/**
 * Enters a team with a reserved place, whatever the status, so that it is in before registration opens. Requirements
 * and refusals apply as to any other team; declarations are the organiser's.
 */
export function enterReserved(
  current: EntriesState,
  { command, newId }: { command: { kind: 'reserve'; teamId: string }; newId: () => string },
): CommandAnswer {
  const roster = current.teams.get(command.teamId);
  if (!roster) throw new AppError('NOT_FOUND', commonTexts.noTeam);
  assertReady({ type: current.type, members: roster.members });
  const live = entriesOf(current, roster.team.id).find(({ state }) => entriesState.isLive(state));
  if (live) throw alreadyIn(live);
  if (entriesState.vacant(current) === 0)
    throw new AppError('SLOTS_FILLED', entriesTexts.noSlotFree);
  const entry = newEntry({ roster, id: newId(), declarations: [], isReserved: true });
  assertFree(current, entry);
  entriesState.assertEligible(current, command);
  entriesState.add(current, entry);
  entriesState.hold(current, entry);
  const slot = entriesState.place(current, entry, 'registered');
  current.events.push({ event: happened.entryRegistered, entry, viewer: undefined, slot });
  return { standing: standingOf(current, entry) };
}

function claimFromQueue(current: EntriesState, entry: CurrentEntry, viewer: Viewer): CommandAnswer {
  const slot = entriesState.place(current, entry, 'checked_in');
  entry.isCheckedIn = true;
  current.checkIns.set(entry.id, { byUserId: viewer.id });
  current.events.push({ event: happened.slotClaimed, entry, viewer, slot });
  return {
    standing: standingOf(current, entry),
    squad: entry.players.map(({ inGameName }) => inGameName),
  };
}

/** Returns the team if the viewer leads it; for a stranger it does not exist. */
export function ledBy(
  current: EntriesState,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): CurrentTeam {
  const roster = current.teams.get(teamId);
  if (!roster?.members.some(({ id }) => id === viewer.id))
    throw new AppError('NOT_FOUND', commonTexts.noTeam);
  if (!actsFor(viewer, roster.team))
    throw new AppError('NOT_LEADER', entriesTexts.onlyLeadersRegister);
  return roster;
}

export function entriesOf(current: EntriesState, teamId: string): CurrentEntry[] {
  return current.byTeam.get(teamId) ?? [];
}

export function standingOf(current: EntriesState, entry: CurrentEntry) {
  const { id: entryId, state, slot } = entry;
  return { entryId, state, slot, place: entriesState.placeOf(current, entry) };
}

function assertEntryOpen(current: EntriesState, kind: EnteringCommand['kind']): void {
  const { tournament, now } = current;
  if (kind !== 'claim') {
    assertOpen(tournament.status);
    return;
  }
  if (canClaim({ ...presentTimes(tournament), ...tournament }, now)) return;
  throw new AppError(
    'REGISTRATION_CLOSED',
    tournament.kind === 'scrim' ? entriesTexts.claimClosed : entriesTexts.noClaims,
  );
}

export function alreadyIn({ state }: CurrentEntry): AppError {
  return new AppError(
    'ALREADY_REGISTERED',
    entriesState.isPlaced(state) ? entriesTexts.registeredAlready : entriesTexts.waitingAlready,
  );
}

function assertPlace(
  current: EntriesState,
  { kind, live }: { kind: EnteringCommand['kind']; live: CurrentEntry | undefined },
): void {
  const open = entriesState.openToNewcomers(current);
  if (kind === 'register' && open <= 0) {
    throw new AppError(
      'SLOTS_FILLED',
      entriesState.vacant(current) > 0
        ? entriesTexts.waitlistFirst
        : entriesTexts.slotsFilled({ slots: current.tournament.slot_total }),
    );
  }
  if (kind === 'claim' && open <= 0 && !(live && mayTakeNow(current, live)))
    throw new AppError('SLOT_TAKEN', entriesTexts.slotGone);
  if (kind !== 'join-waitlist') return;
  if (open > 0) throw new AppError('SLOTS_FREE', entriesTexts.slotFree);
  if (!entriesState.hasRoomToWait(current))
    throw new AppError('WAITLIST_FULL', entriesTexts.waitlistFull);
}

function mayTakeNow(current: EntriesState, live: CurrentEntry): boolean {
  return entriesState.vacant(current) > 0 && entriesState.nextInQueue(current) === live;
}

export function assertDeclared(
  current: EntriesState,
  { declarations }: Pick<EnteringCommand, 'declarations'>,
): void {
  const missing = declarationsOf(wholeEligibility(current.tournament.eligibility)).filter(
    ({ kind }) => !declarations.includes(kind),
  );
  const [first] = missing;
  if (!first) return;
  throw invalidField('declarations', entriesTexts.tick({ declaration: first.text }));
}

/** Asserts that nobody plays in two live entries, as a person or by game id. */
export function assertFree(
  current: EntriesState,
  entry: Pick<CurrentEntry, 'id' | 'players'>,
): void {
  const holders = new Set<string>();
  const taken = entry.players.filter(({ userId, inGameIdKey }) => {
    const holder =
      (userId ? current.takenUsers.get(userId) : undefined) ?? current.takenKeys.get(inGameIdKey);
    if (!holder || holder.entryId === entry.id) return false;
    holders.add(holder.teamName);
    return true;
  });
  if (taken.length === 0) return;
  const teams = listNames([...holders].map((name) => ({ name })));
  throw new AppError(
    'PLAYER_TAKEN',
    entriesTexts.takenBy({
      count: taken.length,
      players: listNames(taken),
      teams,
    }),
  );
}

/** Asserts that no guest team came in under this name before. */
export function assertNameFree({ takenNames }: EntriesState, name: string): void {
  if (!takenNames.has(teamNameKey(name))) return;
  throw new AppError('TEAM_NAME_TAKEN', guestEntryTexts.nameIn({ team: name }));
}

export function newEntry({
  roster,
  id,
  declarations,
  isReserved = false,
}: {
  roster: CurrentTeam;
  id: string;
  declarations: EnteringCommand['declarations'];
  isReserved?: boolean;
}): CurrentEntry {
  const { team, members } = roster;
  const leader = members.find((member) => member.id === team.leader_id);
  return {
    id,
    teamId: team.id,
    teamName: team.name,
    teamLogo: team.logo,
    ...entriesState.unplaced,
    players: toPlayers(roster),
    guest: null,
    made: {
      leader: {
        email: leader?.email ?? '',
        discordId: leader?.discord_id ?? '',
        discordUsername: leader?.discord_username ?? '',
      },
      declarations: [...new Set(declarations)],
      isReserved,
    },
  };
}

export function toPlayers({ team, members }: CurrentTeam): RosterPlayer[] {
  return inLineup({ team, members }).map(toPlayer);
}

export function toPlayer(member: CurrentTeam['members'][number]): RosterPlayer {
  return {
    userId: member.id,
    name: member.name,
    inGameName: member.in_game_name,
    inGameId: member.in_game_id,
    inGameIdKey: gameIdKey(member.in_game_id),
    inGameRole: member.in_game_role,
    discordId: member.discord_id ?? '',
  };
}
