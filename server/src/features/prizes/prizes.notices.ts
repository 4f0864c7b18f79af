import { inRupees } from '@one-dream/contract/features/prizes.values.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { eventMark, teamMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { prizeNoticeTexts as texts } from './prizes.notices.texts.ts';
import type { PayoutRow } from './prizes.queries.ts';

type About = Pick<PayoutRow, 'title' | 'net_paise'>;

const wordsOf = ({ title, net_paise }: About) => ({ event: title, amount: inRupees(net_paise) });

const toPayee = (
  { title }: About,
  notice: Pick<WrittenNotice, 'kind' | 'title' | 'description'>,
): WrittenNotice => ({ ...notice, link: pathTo('prizes'), mark: eventMark(title) });

export const detailsNeededNotice = (payout: About): WrittenNotice =>
  toPayee(payout, {
    kind: 'prizeDetailsNeeded',
    title: texts.detailsNeededTitle(wordsOf(payout)),
    description: texts.detailsNeeded(wordsOf(payout)),
  });

export const prizeWonNotice = (payout: About): WrittenNotice =>
  toPayee(payout, {
    kind: 'prizeWon',
    title: texts.wonTitle(wordsOf(payout)),
    description: texts.won(wordsOf(payout)),
  });

export const detailsChangedNotice = (payout: About): WrittenNotice =>
  toPayee(payout, {
    kind: 'prizeDetailsChanged',
    title: texts.detailsChangedTitle,
    description: texts.detailsChanged(wordsOf(payout)),
  });

export const paidNotice = (payout: About & Pick<PayoutRow, 'reference'>): WrittenNotice =>
  toPayee(payout, {
    kind: 'prizePaid',
    title: texts.paidTitle(wordsOf(payout)),
    description: texts.paid({ ...wordsOf(payout), reference: payout.reference }),
  });

export const waivedNotice = (payout: About, reason: string): WrittenNotice =>
  toPayee(payout, {
    kind: 'prizeWaived',
    title: texts.waivedTitle(wordsOf(payout)),
    description: texts.waived({ ...wordsOf(payout), reason }),
  });

const ledgerOf = (tournamentId: string) => pathTo('ledger', { id: tournamentId });

export const notReceivedNotice = (
  payout: About & { tournament_id: string; team_name: string },
): WrittenNotice => ({
  kind: 'prizeNotReceived',
  link: ledgerOf(payout.tournament_id),
  title: texts.notReceivedTitle({ ...wordsOf(payout), team: payout.team_name }),
  description: texts.notReceived(wordsOf(payout)),
  mark: teamMark(payout.team_name),
});

export const overdueNotice = (event: {
  tournament_id: string;
  title: string;
  count: number;
}): WrittenNotice => ({
  kind: 'prizeOverdue',
  link: ledgerOf(event.tournament_id),
  title: texts.overdueTitle({ count: event.count }),
  description: texts.overdue({ event: event.title }),
  mark: eventMark(event.title),
});
