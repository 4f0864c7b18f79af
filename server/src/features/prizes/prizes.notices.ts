import { inRupees } from '@one-dream/contract/features/prizes.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { PayoutRow } from './prizes.queries.ts';

type About = Pick<PayoutRow, 'title' | 'net_paise'>;

const toPayee = (): Pick<WrittenNotice, 'topic' | 'type' | 'link' | 'channels'> => ({
  topic: 'tournament',
  type: 'achievement',
  link: pathTo('prizes'),
  channels: ['mail', 'push'],
});

export const detailsNeededNotice = (payout: About): WrittenNotice => ({
  ...toPayee(),
  title: `You won ${inRupees(payout.net_paise)}. Where should it go?`,
  description: `${payout.title}: enter your UPI ID and your name as in the bank, under My prizes.`,
});

export const prizeWonNotice = (payout: About): WrittenNotice => ({
  ...toPayee(),
  title: `You won ${inRupees(payout.net_paise)}`,
  description: `${payout.title}: it goes to the UPI ID under My prizes. Check that it is right.`,
});

export const detailsChangedNotice = (payout: About): WrittenNotice => ({
  ...toPayee(),
  title: 'Your payment details were changed',
  description: `${payout.title}: the ${inRupees(payout.net_paise)} are checked once more before they are sent. Was this not you? Change your password and write to us.`,
});

export const paidNotice = (payout: About & Pick<PayoutRow, 'reference'>): WrittenNotice => ({
  ...toPayee(),
  title: `${inRupees(payout.net_paise)} are on the way`,
  description: `${payout.title}: sent with reference ${payout.reference}. Tell us under My prizes whether they have come.`,
});

export const waivedNotice = (payout: About, reason: string): WrittenNotice => ({
  ...toPayee(),
  title: 'A prize is not paid',
  description: `${payout.title}, ${inRupees(payout.net_paise)}: ${reason}`,
});

const toStaff = (tournamentId: string) =>
  ({
    topic: 'staff',
    type: 'event',
    link: pathTo('ledger', { id: tournamentId }),
  }) as const;

export const notReceivedNotice = (
  payout: About & { tournament_id: string; team_name: string },
): WrittenNotice => ({
  ...toStaff(payout.tournament_id),
  title: `${payout.team_name} did not receive ${inRupees(payout.net_paise)}`,
  description: `${payout.title}: look at the transfer, then approve and pay again.`,
});

export const overdueNotice = (event: {
  tournament_id: string;
  title: string;
  count: number;
}): WrittenNotice => ({
  ...toStaff(event.tournament_id),
  channels: ['mail', 'push'],
  title: `${event.count} ${event.count === 1 ? 'prize is' : 'prizes are'} overdue`,
  description: `${event.title}: 48 hours are over. Players are waiting.`,
});
