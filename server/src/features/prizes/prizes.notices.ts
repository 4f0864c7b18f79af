import { inRupees } from '@one-dream/contract/features/prizes.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { PayoutRow } from './prizes.queries.ts';

type About = Pick<PayoutRow, 'title' | 'net_paise'>;

const link = pathTo('prizes');

export const detailsNeededNotice = (payout: About): WrittenNotice => ({
  kind: 'prizeDetailsNeeded',
  link,
  title: `You won ${inRupees(payout.net_paise)}. Where should it go?`,
  description: `${payout.title}: enter your UPI ID and your name as in the bank, under My prizes.`,
});

export const prizeWonNotice = (payout: About): WrittenNotice => ({
  kind: 'prizeWon',
  link,
  title: `You won ${inRupees(payout.net_paise)}`,
  description: `${payout.title}: it goes to the UPI ID under My prizes. Check that it is right.`,
});

export const detailsChangedNotice = (payout: About): WrittenNotice => ({
  kind: 'prizeDetailsChanged',
  link,
  title: 'Your payment details were changed',
  description: `${payout.title}: the ${inRupees(payout.net_paise)} are checked once more before they are sent. Was this not you? Change your password and write to us.`,
});

export const paidNotice = (payout: About & Pick<PayoutRow, 'reference'>): WrittenNotice => ({
  kind: 'prizePaid',
  link,
  title: `${inRupees(payout.net_paise)} are on the way`,
  description: `${payout.title}: sent with reference ${payout.reference}. Tell us under My prizes whether the money has come.`,
});

export const waivedNotice = (payout: About, reason: string): WrittenNotice => ({
  kind: 'prizeWaived',
  link,
  title: 'A prize is not paid',
  description: `${payout.title}, ${inRupees(payout.net_paise)}: ${reason}`,
});

const ledgerOf = (tournamentId: string) => pathTo('ledger', { id: tournamentId });

export const notReceivedNotice = (
  payout: About & { tournament_id: string; team_name: string },
): WrittenNotice => ({
  kind: 'prizeNotReceived',
  link: ledgerOf(payout.tournament_id),
  title: `${payout.team_name} did not receive ${inRupees(payout.net_paise)}`,
  description: `${payout.title}: look at the transfer, then approve and pay again.`,
});

export const overdueNotice = (event: {
  tournament_id: string;
  title: string;
  count: number;
}): WrittenNotice => ({
  kind: 'prizeOverdue',
  link: ledgerOf(event.tournament_id),
  title: `${event.count} ${event.count === 1 ? 'prize is' : 'prizes are'} overdue`,
  description: `${event.title}: 48 hours are over. Players are waiting.`,
});
