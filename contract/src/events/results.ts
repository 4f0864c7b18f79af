import { defineEvent } from './event.ts';

export const resultPublished = defineEvent('result.publish', 'published the result of');
export const resultCorrected = defineEvent('result.correct', 'corrected the result of');
export const resultRescored = defineEvent('result.rescore', 'scored again');
export const disputeOpened = defineEvent('dispute.open', 'opened a dispute for');
export const disputeAsked = defineEvent('dispute.ask', 'asked in a dispute');
export const disputeAnswered = defineEvent('dispute.answer', 'answered a dispute for');
export const disputeDecided = defineEvent('dispute.decide', 'decided the dispute of');
export const disputeWithdrawn = defineEvent('dispute.withdraw', 'withdrew the dispute of');
export const disputeWindowClosed = defineEvent(
  'dispute.close-window',
  'ended the time for disputes of',
);
