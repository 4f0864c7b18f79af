import { commonTexts } from '../../../common.texts.ts';
import { AppError } from '../../../errors.ts';
import type { CommandAnswer, EntryCommand } from './commands.ts';
import { correct } from './correct.rules.ts';
import { enter, enterReserved } from './enter.rules.ts';
import type { EntriesState } from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import * as guests from './guest.rules.ts';
import * as hosts from './host.rules.ts';
import { setLineup } from './lineup.rules.ts';
import * as own from './own-entry.rules.ts';

/** Checks one command against the current entries and, if it is granted, applies it. A refusal is thrown before anything changes. */
export function applyCommand(
  current: EntriesState,
  { command, newId }: { command: EntryCommand; newId: () => string },
): CommandAnswer {
  const { kind } = command;
  // A draft is visible to staff only; a deleted team leaves drafts as well.
  const mayKnow =
    current.phase !== 'draft' ||
    kind === 'team-gone' ||
    !('viewer' in command) ||
    current.hosts.has(command.viewer.id);
  if (!mayKnow) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  switch (kind) {
    case 'register':
    case 'join-waitlist':
    case 'claim':
      return enter(current, { command, newId });
    case 'reserve':
      return enterReserved(current, { command, newId });
    case 'bring-in-guest':
      return guests.bringInGuest(current, { command, newId });
    case 'bring-in-team':
      return guests.bringInTeam(current, { command, newId });
    case 'take-back':
      return guests.takeBack(current, command);
    case 'guest-check-in':
      return guests.checkInGuest(current, command);
    case 'guest-withdraw':
      return guests.withdrawGuest(current, command);
    case 'guest-complete':
      return guests.completeGuest(current, command);
    case 'cancel':
      return own.cancel(current, command);
    case 'withdraw':
      return own.withdraw(current, command);
    case 'set-lineup':
      return setLineup(current, command);
    case 'ask-to-withdraw':
      return own.askToWithdraw(current, command);
    case 'check-in':
      return own.checkIn(current, command);
    case 'undo-check-in':
      return own.undoCheckIn(current, command);
    case 'remove':
      return hosts.remove(current, command);
    case 'team-gone':
      return hosts.teamGone(current, command);
    case 'promote':
      return hosts.promoteByHand(current, command);
    case 'skip':
      return hosts.skip(current, command);
    case 'fill':
      return hosts.fill(current, command);
    case 'no-show':
      return hosts.markNoShow(current, command);
    case 'undo-no-show':
      return hosts.undoNoShow(current, command);
    case 'disqualify':
      return hosts.disqualify(current, command);
    case 'decide-withdrawal':
      return hosts.decideWithdrawal(current, command);
    case 'swap-player':
      return hosts.swapPlayer(current, command);
    case 'correct':
      return correct(current, command);
    case 'replace':
      return hosts.replace(current, command);
    case 'close-check-in':
      return hosts.closeCheckIn(current);
    case 'more-slots':
      entriesState.fillByItself(current);
      return {};
  }
}
