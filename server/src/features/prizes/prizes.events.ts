import * as log from '@one-dream/contract/events/prizes.ts';
import type { LoggedEvent } from '@one-dream/contract/events.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import type { Work } from '../../platform/work/work.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import { listOwners } from '../users/users.shared.queries.ts';
import { ownerNotices, payerNotices, prizeNotices, treasurerNotices } from './prizes.notices.ts';
import type { PayoutRow, sumOverdue } from './prizes.queries.ts';

type Payout = { row: PayoutRow };

const aboutPayout = ({ team_name, title, tournament_id }: PayoutRow) => ({
  tournamentId: tournament_id,
  subject: `${team_name}, ${title}`,
});
/** Open pages show which prizes are paid. */
const onPages = ({ tournament_id }: PayoutRow) => ({ tournamentChanged: tournament_id });

const ofPayout = (of: LoggedEvent) => event(of, ({ row }: Payout) => aboutPayout(row));

export const payoutApproved = ofPayout(log.payoutApproved);
export const payoutDetailsSeen = ofPayout(log.payoutDetailsSeen);

export const payeeChosen = event(log.payeeChosen, ({ row, told }: Payout & { told?: Share }) => ({
  ...aboutPayout(row),
  notices: told ? [toPayee(told)] : [],
}));

export const payoutPaid = event(
  log.payoutPaid,
  ({ row, reference }: Payout & { reference: string }) => ({
    ...aboutPayout(row),
    notices: [to([row.payee_id], prizeNotices.paid(row, { reference }))],
    live: onPages(row),
  }),
);

export const payoutFailed = event(log.payoutFailed, ({ row }: Payout) => ({
  ...aboutPayout(row),
  live: onPages(row),
}));

export const payoutWaived = event(
  log.payoutWaived,
  ({ row, reason }: Payout & { reason: string }) => ({
    ...aboutPayout(row),
    notices: [to([row.payee_id], prizeNotices.waived(row, { reason }))],
    live: onPages(row),
  }),
);

export const payoutReceived = event(log.payoutReceived, ({ row }: Payout) => ({
  ...aboutPayout(row),
  live: onPages(row),
}));

export const payoutNotReceived = event(log.payoutNotReceived, async ({ row }: Payout, work) => ({
  ...aboutPayout(row),
  notices: [to(await listPayers(work, row.tournament_id), treasurerNotices.notReceived(row))],
  live: onPages(row),
}));

export const paymentAsked = event(
  log.paymentAsked,
  async ({ event: { id, title } }: { event: { id: string; title: string } }, work) => ({
    tournamentId: id,
    subject: title,
    notices: [to(await listPayers(work, id), payerNotices.asked({ tournament_id: id, title }))],
  }),
);

async function listPayers(work: Work, tournamentId: string): Promise<string[]> {
  const treasurers = await listDeciders(work, { tournamentId, duties: ['treasurer'] });
  return [...new Set([...treasurers, ...(await listOwners(work.db))])];
}

/** @param ready whether it is known where the money goes */
type Share = { title: string; net_paise: number; payeeId: string | null; ready: boolean };

const toPayee = ({ payeeId, ready, ...about }: Share) =>
  to([payeeId], ready ? prizeNotices.won(about) : prizeNotices.detailsNeeded(about));

export const payoutsMade = event(
  log.payoutsMade,
  (facts: { tournamentId: string; title: string; shares: readonly Share[] }) => ({
    tournamentId: facts.tournamentId,
    subject: facts.title,
    notices: facts.shares.map(toPayee),
    live: { tournamentChanged: facts.tournamentId },
  }),
);

export const winnersAsked = unlogged(({ shares }: { shares: readonly Share[] }) => ({
  notices: shares.map(toPayee),
}));

export const payeesReminded = event(
  log.payeesReminded,
  (facts: { tournamentId: string; title: string; shares: readonly Share[] }) => ({
    tournamentId: facts.tournamentId,
    subject: facts.title,
    notices: facts.shares.map(toPayee),
  }),
);

/** Payment details changed after the approval, so the payout goes back to the treasurer. */
export const approvalVoided = unlogged(({ row }: Payout) => ({
  notices: [to([row.payee_id], prizeNotices.detailsChanged(row))],
}));

export const prizesOverdue = unlogged(
  (facts: { events: Awaited<ReturnType<typeof sumOverdue>>; owners: readonly string[] }) => ({
    notices: facts.events.map((about) => to(facts.owners, ownerNotices.overdue(about))),
  }),
);
