import { commonTexts } from '../../../common.texts.ts';
import { AppError } from '../../../errors.ts';
import * as books from './book.ts';
import { enter, enterReserved } from './enter.rules.ts';
import * as guests from './guest.rules.ts';
import * as hosts from './host.rules.ts';
import { setLineup } from './lineup.rules.ts';
import * as own from './own-entry.rules.ts';
import type { DeskAnswer, DeskRequest } from './requests.ts';

/** Judges one request by the book and, if granted, applies it. A refusal is thrown before anything changes. */
export function judge(
  book: books.Book,
  { request, newId }: { request: DeskRequest; newId: () => string },
): DeskAnswer {
  const { kind } = request;
  const isForClock =
    kind === 'close-check-in' ||
    kind === 'more-slots' ||
    kind === 'team-gone' ||
    kind === 'reserve' ||
    kind === 'guest-check-in' ||
    kind === 'guest-withdraw' ||
    kind === 'guest-complete';
  // A draft is visible to staff only.
  const mayKnow = isForClock || book.phase !== 'draft' || book.hosts.has(request.viewer.id);
  if (!mayKnow) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  switch (kind) {
    case 'register':
    case 'join-waitlist':
    case 'claim':
      return enter(book, { request, newId });
    case 'reserve':
      return enterReserved(book, { request, newId });
    case 'bring-in-guest':
      return guests.bringInGuest(book, { request, newId });
    case 'bring-in-team':
      return guests.bringInTeam(book, { request, newId });
    case 'take-back':
      return guests.takeBack(book, request);
    case 'guest-check-in':
      return guests.checkInGuest(book, request);
    case 'guest-withdraw':
      return guests.withdrawGuest(book, request);
    case 'guest-complete':
      return guests.completeGuest(book, request);
    case 'cancel':
      return own.cancel(book, request);
    case 'withdraw':
      return own.withdraw(book, request);
    case 'set-lineup':
      return setLineup(book, request);
    case 'ask-to-withdraw':
      return own.askToWithdraw(book, request);
    case 'check-in':
      return own.checkIn(book, request);
    case 'undo-check-in':
      return own.undoCheckIn(book, request);
    case 'remove':
      return hosts.remove(book, request);
    case 'team-gone':
      return hosts.teamGone(book, request);
    case 'promote':
      return hosts.promoteByHand(book, request);
    case 'skip':
      return hosts.skip(book, request);
    case 'fill':
      return hosts.fill(book, request);
    case 'no-show':
      return hosts.markNoShow(book, request);
    case 'undo-no-show':
      return hosts.undoNoShow(book, request);
    case 'disqualify':
      return hosts.disqualify(book, request);
    case 'decide-withdrawal':
      return hosts.decideWithdrawal(book, request);
    case 'swap-player':
      return hosts.swapPlayer(book, request);
    case 'replace':
      return hosts.replace(book, request);
    case 'close-check-in':
      return hosts.closeCheckIn(book);
    case 'more-slots':
      books.fillByItself(book);
      return {};
  }
}
