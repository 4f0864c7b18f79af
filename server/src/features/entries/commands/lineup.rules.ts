import * as happened from '@one-dream/contract/events/entries.ts';
import {
  isLocked,
  lineupMinimum,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { entriesTexts } from '../entries.texts.ts';
import { assertReady } from '../registrations.rules.ts';
import type { CommandAnswer, EntryCommand } from './commands.ts';
import { assertDeclared, assertFree, standingOf, toPlayer } from './enter.rules.ts';
import type { Context, CurrentEntry, EntriesState } from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import { assertLeads, entryFor, notIn } from './own-entry.rules.ts';

/**
 * Sets which members of the team play in this tournament, and in which order, as its leader says until rosters are
 * frozen. Stored player data is refreshed; the team's name and logo stay as registered.
 */
export function setLineup(
  current: EntriesState,
  command: Extract<EntryCommand, { kind: 'set-lineup' }>,
): CommandAnswer {
  const { viewer, userIds } = command;
  const entry = entryFor(current, command);
  assertMaySetLineup(current, { entry, viewer });
  const members = current.teams.get(entry.teamId)?.members ?? [];
  const chosen = userIds.flatMap((id) => members.find((member) => member.id === id) ?? []);
  if (chosen.length < userIds.length || new Set(userIds).size < userIds.length)
    throw invalidField('userIds', entriesTexts.choosePlayers);
  const { type, tournament } = current;
  const minimum = lineupMinimum({ type, minLineup: tournament.min_lineup });
  assertReady({ type, members: chosen, minimum });
  const players = chosen.map(toPlayer);
  assertFree(current, { id: entry.id, players });
  const hasNewcomer = players.some((player) =>
    entry.players.every(({ userId }) => userId !== player.userId),
  );
  if (hasNewcomer) assertDeclared(current, command);
  entriesState.assertEligible(current, command);
  if (JSON.stringify(players) !== JSON.stringify(entry.players)) {
    const before = entriesState.setRoster(current, entry, players);
    current.events.push({ event: happened.lineupSet, entry, viewer, slot: entry.slot, before });
  }
  return { standing: standingOf(current, entry) };
}

/** @throws AppError NOT_LEADER, NOT_REGISTERED, CONFLICT once rosters are frozen */
export function assertMaySetLineup(
  context: Context,
  about: { entry: CurrentEntry; viewer: Viewer },
): void {
  assertLeads(context, about);
  if (!entriesState.isLive(about.entry.state)) throw notIn();
  if (isLocked(context.phase)) throw new AppError('CONFLICT', entriesTexts.rostersFrozen);
}
