import { entryCorrected } from '@one-dream/contract/events/entries.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { teamNameKey } from '../../teams/teams.rules.ts';
import { correctionTexts } from '../corrections.texts.ts';
import { entriesTexts } from '../entries.texts.ts';
import { guestEntryTexts } from '../guest-entries.texts.ts';
import type { CommandAnswer, Correction, EntryCommand } from './commands.ts';
import { assertFree, assertNameFree, standingOf } from './enter.rules.ts';
import type { CurrentEntry, EntriesState, EntryEventFacts, RosterPlayer } from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import { assertMayDecide, entryToDecide } from './host.rules.ts';

type Correct = Extract<EntryCommand, { kind: 'correct' }>;

/** Corrects a team's name, or one player of it, in this tournament alone. */
export function correct(current: EntriesState, command: Correct): CommandAnswer {
  const { viewer, name, player, reason } = command;
  const entry = entryToDecide(current, command);
  assertMayDecide(current, { entry, viewer });
  if ((name === undefined) === (player === undefined))
    throw invalidField('name', correctionTexts.correctOne);
  const changes =
    name === undefined ? correctPlayer(current, entry, command) : rename(current, entry, name);
  if (changes)
    current.events.push({
      event: entryCorrected,
      entry,
      viewer,
      slot: entry.slot,
      reason,
      ...changes,
    });
  return { standing: standingOf(current, entry) };
}

type Changes = Pick<EntryEventFacts, 'correction' | 'before'>;

function rename(current: EntriesState, entry: CurrentEntry, name: string): Changes | undefined {
  const was = entry.teamName;
  if (name === was) return undefined;
  if (current.takenNames.get(teamNameKey(name)) !== entry.id) assertNameFree(current, name);
  entriesState.setName(current, entry, name);
  return { correction: { was, now: name } };
}

function correctPlayer(current: EntriesState, entry: CurrentEntry, command: Correct): Changes {
  const { player } = command;
  const old = player && entry.players[player.place];
  // Somebody changed the lineup meanwhile.
  if (!old || old.inGameName !== player.was) throw new AppError('STALE', entriesTexts.notOnRoster);
  // A host's word proves an id that came by the link.
  const { inGameName, inGameId, inGameIdKey, byLink } = playerOf(player);
  const name = old.userId === null ? inGameName : old.name;
  const corrected = { ...old, name, inGameName, inGameId, inGameIdKey, byLink };
  const others = entry.players.filter((one) => one !== old);
  if (others.some(({ inGameIdKey }) => inGameIdKey === corrected.inGameIdKey))
    throw invalidField('player.inGameId', guestEntryTexts.idTwice);
  assertFree(current, { id: entry.id, players: [corrected] });
  entriesState.assertEligible(current, command);
  const players = entry.players.map((one) => (one === old ? corrected : one));
  const before = entriesState.setRoster(current, entry, players);
  return { before, correction: { was: wordsOf(old), now: wordsOf(corrected) } };
}

/** As a roster has them, without an account. */
export function playerOf({ inGameName, inGameId }: NonNullable<Correction['player']>) {
  return {
    ...{ userId: null, name: inGameName, inGameName, inGameId, inGameIdKey: inGameId },
    ...{ inGameRole: '', discordId: '', byLink: false },
  } satisfies RosterPlayer;
}

const wordsOf = ({ inGameName, inGameId }: RosterPlayer) =>
  inGameId === '' ? inGameName : `${inGameName} (${inGameId})`;
