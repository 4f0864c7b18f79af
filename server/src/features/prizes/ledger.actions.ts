import type { CallAnswer, CallBody } from '@one-dream/contract/call.ts';
import { isAdmin, mayPay } from '@one-dream/contract/duties.ts';
import { prizeRulesChanged, taxChanged } from '@one-dream/contract/events/prizes.ts';
import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { payoutDueHours } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { opensTo, type Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved, findDuties } from '../duties/duties.actions.ts';
import { assertWinners, proposeAwards } from './awards.actions.ts';
import { payoutsMade } from './prizes.events.ts';
import { isOverdue, presentPayout, presentRule } from './prizes.presenters.ts';
import * as queries from './prizes.queries.ts';
import { unsentStates } from './prizes.queries.ts';
import { prizesTexts } from './prizes.texts.ts';
import { findOverlap, mask, readAnnounced, readPool } from './share-out.rules.ts';
import { assertEvent, assertTreasurer } from './treasurer.actions.ts';
import { findWon, listWon } from './winners.actions.ts';

interface LedgerRequest {
  viewer: Viewer;
  tournamentId: string;
}

/** Reads the ledger, for admins, who write the amounts, and for the treasurer and the owner, who pay. */
export async function getLedger(platform: Platform, request: LedgerRequest): Promise<calls.Ledger> {
  if (isAdmin(request.viewer)) await assertEvent(platform, request.tournamentId);
  else await assertTreasurer(platform, request);
  const { db, now } = platform;
  const { tournamentId, viewer } = request;
  const held = await findDuties(platform, { userId: viewer.id, subject: { tournamentId } });
  const [event, rules, payouts, entries, final, tax, askedAt] = await Promise.all([
    queries.findEvent(db, tournamentId),
    queries.listRules(db, tournamentId),
    queries.listPayouts(db, tournamentId),
    queries.listEntries(db, tournamentId),
    queries.findFinalTables(db, tournamentId),
    queries.findTax(db),
    queries.findPaymentRequest(db, tournamentId),
  ]);
  const at = now();
  const show = await privatePictures(platform);
  const open = payouts.filter(({ state }) => unsentStates.includes(state));
  const roster = await queries.listRoster(
    db,
    open.flatMap(({ entry_id }) => entry_id ?? []),
  );
  const announcedPaise = readPool(event?.prize_pool ?? '');
  const suggested = readAnnounced(event?.prizes ?? [], announcedPaise);
  return {
    tournament: {
      _id: tournamentId,
      title: event?.title ?? '',
      prizePool: event?.prize_pool ?? '',
    },
    can: {
      writeRules: opensTo(calls.savePrizeRules, { viewer, held }),
      pay: mayPay(viewer, held),
      chooseTax: opensTo(calls.chooseTax, { viewer, held }),
    },
    rules: rules.map(presentRule),
    rulesPaise: rules.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    announcedPaise: announcedPaise ?? null,
    suggested: rules.length === 0 ? suggested : [],
    won: final && payouts.length === 0 ? await findWon(db, { tournamentId, suggested }) : [],
    isFinal: final !== undefined,
    tax: tax ? { ...tax, chosenAt: tax.chosenAt.toISOString() } : null,
    askedAt: askedAt?.toISOString() ?? null,
    payouts: payouts
      .toSorted((a, b) => Number(isOverdue(b, at)) - Number(isOverdue(a, at)))
      .map((row) => ({
        ...presentPayout(row, { now: at, show, reader: 'party' }),
        mayName: open.includes(row)
          ? roster
              .filter(
                ({ entry_id, user_id }) => entry_id === row.entry_id && user_id !== row.payee_id,
              )
              .map(({ user_id, name }) => ({ _id: user_id, name }))
          : [],
      })),
    proposals:
      final && payouts.length === 0 ? await proposeAwards(db, { tournamentId, entries }) : [],
    entries: entries.map(({ id, team_name }) => ({ _id: id, team: team_name })),
  };
}

export async function saveRules(
  platform: Platform,
  { rules, ...asked }: LedgerRequest & CallBody<typeof calls.savePrizeRules>,
): Promise<calls.Ledger> {
  await assertEvent(platform, asked.tournamentId);
  const { tournamentId, viewer } = asked;
  const ranks = rules.filter((rule) => rule.kind === 'rank');
  if (ranks.some(({ fromRank, toRank }) => toRank < fromRank))
    throw invalidField('rules', prizesTexts.rangeBackwards);
  const twice = findOverlap(ranks);
  if (twice !== undefined) throw invalidField('rules', prizesTexts.rankTwice({ rank: twice }));
  const awards = rules.filter((rule) => rule.kind === 'award');
  if (new Set(awards.map(({ award }) => award.toLowerCase())).size < awards.length)
    throw invalidField('rules', prizesTexts.awardNameTwice);
  await inUnitOfWork(platform, async (work) => {
    const event = await queries.lockEvent(work.db, tournamentId);
    await assertNotMade(work, tournamentId);
    const entries = await queries.listEntries(work.db, tournamentId);
    const final = await queries.findFinalTables(work.db, tournamentId);
    await assertWinners(work.db, { tournamentId, awards, entries, isFinal: final !== undefined });
    await assertNotInvolved(work.db, {
      viewer,
      entryIds: awards.flatMap(({ winners }) => winners.map(({ entryId }) => entryId)),
    });
    await queries.replaceRules(work.db, {
      tournamentId,
      rules: rules.map((rule, position) => ({
        id: newId(),
        position,
        from_rank: rule.kind === 'rank' ? rule.fromRank : null,
        to_rank: rule.kind === 'rank' ? rule.toRank : null,
        award: rule.kind === 'award' ? rule.award : '',
        amount_paise: rule.amountPaise,
        basis: rule.kind === 'award' ? rule.basis : 'hand',
        winners: rule.kind === 'award' ? rule.winners : [],
      })),
    });
    await work.happened(prizeRulesChanged, {
      viewer,
      tournamentId,
      subject: event?.title ?? '',
      after: { prizes: rules.length, paise: rules.reduce((sum, it) => sum + it.amountPaise, 0) },
    });
  });
  return getLedger(platform, asked);
}

async function assertNotMade({ db }: Work, tournamentId: string): Promise<void> {
  if ((await queries.listPayouts(db, tournamentId)).length > 0)
    throw new AppError('CONFLICT', prizesTexts.payoutsMade);
}

/** Makes the payouts, once. Each team's leader is the payee, and may name another one. */
export async function makePayouts(
  platform: Platform,
  request: LedgerRequest,
): Promise<calls.Ledger> {
  await assertTreasurer(platform, request);
  const { tournamentId, viewer } = request;
  await inUnitOfWork(platform, async (work) => {
    const { db } = work;
    const event = await queries.lockEvent(db, tournamentId);
    if (event?.cancelled_at) throw new AppError('CONFLICT', prizesTexts.calledOff);
    await assertNotMade(work, tournamentId);
    const { won, finalAt } = await listWon(work.db, { tournamentId });
    const leaders = await queries.listLeaders(
      db,
      won.map(({ entryId }) => entryId),
    );
    const ready = await queries.listPayoutsWithDetails(db, [...leaders.values()]);
    const now = work.now();
    const payouts = won.map(({ entryId, team, paise, ...rest }) => {
      const payee = leaders.get(entryId) ?? null;
      return {
        ...rest,
        id: newId(),
        tournament_id: tournamentId,
        entry_id: entryId,
        team_name: team,
        payee_id: payee,
        gross_paise: paise,
        net_paise: paise,
        state: payee !== null && ready.has(payee) ? ('due' as const) : ('details_needed' as const),
        due_at: new Date(finalAt.getTime() + payoutDueHours * 3_600_000),
        created_at: now,
      };
    });
    await queries.insertPayouts(db, payouts);
    const title = event?.title ?? '';
    await work.happened(payoutsMade, {
      viewer,
      tournamentId,
      title,
      shares: payouts.map(({ net_paise, payee_id: payeeId, state }) => ({
        title,
        net_paise,
        payeeId,
        ready: state === 'due',
      })),
      after: {
        payouts: payouts.length,
        paise: payouts.reduce((sum, it) => sum + it.gross_paise, 0),
      },
    });
  });
  return getLedger(platform, request);
}

export async function chooseTax(
  platform: Platform,
  { viewer, rateBp, abovePaise }: { viewer: Viewer; rateBp: number; abovePaise: number },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const before = await queries.findTax(work.db);
    await queries.upsertTax(work.db, {
      rate_bp: rateBp,
      above_paise: abovePaise,
      chosen_by: viewer.id,
      chosen_at: work.now(),
    });
    await work.happened(taxChanged, {
      viewer,
      subject: 'Tax on prizes',
      ...(before && { before: { rateBp: before.rateBp, abovePaise: before.abovePaise } }),
      after: { rateBp, abovePaise },
    });
  });
}

/** Reads the public prizes: no UPI id, no name of a payee, references masked. */
export async function getPublicPrizes(
  { db }: Platform,
  tournamentId: string,
): Promise<CallAnswer<typeof calls.getPublicPrizes>['data']> {
  const event = await queries.findEvent(db, tournamentId);
  if (!event || event.is_draft) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  const payouts = (await queries.listPayouts(db, tournamentId)).filter(
    ({ state }) => state !== 'waived',
  );
  if (payouts.length === 0) return { paid: null, payouts: [] };
  const paid = payouts.filter(({ state }) => state === 'paid' || state === 'confirmed');
  const teamsOf = (rows: typeof payouts) => new Set(rows.map((row) => row.entry_id ?? row.id)).size;
  const unpaid = new Set(
    payouts.filter((row) => !paid.includes(row)).map((row) => row.entry_id ?? row.id),
  );
  const last = paid.reduce<Date | null>(
    (at, row) => (row.paid_at && (!at || row.paid_at > at) ? row.paid_at : at),
    null,
  );
  return {
    paid: {
      teamsPaid: teamsOf(paid.filter((row) => !unpaid.has(row.entry_id ?? row.id))),
      teams: teamsOf(payouts),
      paidPaise: paid.reduce((sum, { net_paise }) => sum + net_paise, 0),
      lastPaidAt: last?.toISOString() ?? null,
    },
    payouts: payouts.map((row) => {
      const isPaid = paid.includes(row);
      return {
        team: row.team_name,
        rank: row.rank,
        award: row.award,
        netPaise: row.net_paise,
        isPaid,
        paidAt: isPaid ? (row.paid_at?.toISOString() ?? null) : null,
        reference: isPaid ? mask(row.reference) : '',
      };
    }),
  };
}
