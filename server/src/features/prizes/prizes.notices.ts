import { inRupees } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { eventMark, teamMark } from '../../platform/work/stored-notice.ts';
import type { PayoutRow } from './prizes.queries.ts';

type Payout = Pick<PayoutRow, 'title' | 'net_paise'>;

const wordsOf = ({ title, net_paise }: Payout) => ({ event: title, amount: inRupees(net_paise) });
const ledgerOf = (tournamentId: string) => pathTo('ledger', { id: tournamentId });

/** Told to payees. */
export const prizeNotices = defineNotices(
  'prizeNotices',
  {
    detailsNeeded: {
      kind: 'prizeDetailsNeeded',
      title: 'You won {amount}. Where should it go?',
      description: '{event}: enter your UPI ID and your name as in the bank, under My prizes.',
    },
    won: {
      kind: 'prizeWon',
      title: 'You won {amount}',
      description: '{event}: it goes to the UPI ID under My prizes. Check that it is right.',
    },
    detailsChanged: {
      kind: 'prizeDetailsChanged',
      title: 'Your payment details were changed',
      description:
        '{event}: {amount} will be checked once more before it is sent. Was this not you? Change your password and write to us.',
    },
    paid: {
      kind: 'prizePaid',
      title: '{amount} paid',
      description:
        '{event}: sent with reference {reference}. Tell us under My prizes whether the money has come.',
    },
    waived: {
      kind: 'prizeWaived',
      title: '{amount} will not be paid',
      description: '{event}: {reason}',
    },
  },
  (payout: Payout) => ({
    values: wordsOf(payout),
    link: pathTo('prizes'),
    mark: eventMark(payout.title),
  }),
);

export const treasurerNotices = defineNotices(
  'prizeNotices',
  {
    notReceived: {
      kind: 'prizeNotReceived',
      title: '{team} did not receive {amount}',
      description: '{event}: look at the transfer, then approve and pay again.',
    },
  },
  (payout: Payout & { tournament_id: string; team_name: string }) => ({
    values: { ...wordsOf(payout), team: payout.team_name },
    link: ledgerOf(payout.tournament_id),
    mark: teamMark(payout.team_name),
  }),
);

export const payerNotices = defineNotices(
  'prizeNotices',
  {
    asked: {
      kind: 'prizePaymentAsked',
      title: 'Please pay the prizes of {event}',
      description: 'It is finished. An admin asks for the payouts.',
    },
  },
  ({ title, tournament_id }: { tournament_id: string; title: string }) => ({
    values: { event: title },
    link: ledgerOf(tournament_id),
    mark: eventMark(title),
  }),
);

export const ownerNotices = defineNotices(
  'prizeNotices',
  {
    overdue: {
      kind: 'prizeOverdue',
      title: '{count, plural, one {# prize is} other {# prizes are}} overdue',
      description: '{event}: 48 hours are over. Players are waiting.',
    },
  },
  ({ title, count, tournament_id }: { tournament_id: string; title: string; count: number }) => ({
    values: { event: title, count },
    link: ledgerOf(tournament_id),
    mark: eventMark(title),
  }),
);
