import { defineEvent } from './event.ts';

export const prizeRulesChanged = defineEvent('prize.rules', 'changed the prizes of');
export const payoutsMade = defineEvent('prize.payouts', 'made the payouts of');
export const taxChanged = defineEvent('prize.tax', 'changed');
export const payoutApproved = defineEvent('payout.approve', 'approved the payout of');
export const payoutDetailsSeen = defineEvent('payout.details', 'looked at the payment details of');
export const payoutPaid = defineEvent('payout.paid', 'paid');
export const payoutFailed = defineEvent('payout.failed', 'marked as failed the payout of');
export const payoutWaived = defineEvent('payout.waive', 'waived the payout of');
export const ownDetailsChanged = defineEvent('payout.own-details', 'changed');
export const payeesReminded = defineEvent(
  'payout.remind',
  'asked again for the UPI IDs of the winners of',
);
export const paymentAsked = defineEvent('payout.ask', 'asked for the payment of the prizes of');
export const payeeChosen = defineEvent('payout.payee', 'chose the payee of');
export const payoutReceived = defineEvent('payout.received', 'got the payout of');
export const payoutNotReceived = defineEvent('payout.not-received', 'did not get the payout of');
