import type { Viewer } from '../../server/src/calls/viewer.ts';
import {
  getLedger,
  makePayouts,
  saveRules,
} from '../../server/src/features/prizes/ledger.actions.ts';
import { answerPayout, saveDetails } from '../../server/src/features/prizes/payees.actions.ts';
import { approvePayout, markPaid } from '../../server/src/features/prizes/payouts.actions.ts';
import { readPool } from '../../server/src/features/prizes/share-out.rules.ts';
import { findLatestFinal } from '../demo.queries.ts';
import type { PastPlatform } from '../match-days/past-platform.ts';

const hourMs = 60 * 60 * 1000;

/** Payouts of the latest finished event: the first prize is received, the second sent, the others wait for their payees. */
export async function payPrizes(
  past: PastPlatform,
  { owner, now }: { owner: Viewer; now: Date },
): Promise<void> {
  const event = await findLatestFinal(past.at(now).db);
  if (!event) return;
  const tournamentId = event.id;
  const asked = { viewer: owner, tournamentId };
  const { entries, proposals } = await getLedger(past.at(now), asked);
  // An MVP is the player with the most finishes; if those are unknown, staff choose one.
  const most = proposals.find(({ basis }) => basis === 'player_elims');
  const chosen = entries.slice(0, 1).map(({ _id }) => ({ entryId: _id, parts: 1 }));
  const rules = event.prizes.flatMap(({ rank, prize }) => {
    const paise = readPool(prize);
    const [from, to = from] = rank.split('-').map(Number);
    if (!paise) return [];
    // A range is announced per team, but stored as a total.
    if (from && to)
      return {
        kind: 'rank' as const,
        fromRank: from,
        toRank: to,
        amountPaise: paise * (to - from + 1),
      };
    return {
      kind: 'award' as const,
      award: rank,
      amountPaise: paise,
      basis: most ? ('player_elims' as const) : ('hand' as const),
      winners: most ? most.winners.map(({ entryId, parts }) => ({ entryId, parts })) : chosen,
    };
  });
  if (rules.length < 2) return;
  const ago = (hours: number) => past.at(new Date(now.getTime() - hours * hourMs));
  await saveRules(ago(20), { ...asked, rules });
  const { payouts } = await makePayouts(ago(19), asked);
  for (const [place, { _id: payoutId, payee, grossPaise }] of payouts.slice(0, 2).entries()) {
    if (!payee || grossPaise > 1_000_000) continue;
    const viewer: Viewer = { id: payee._id, role: 'user' };
    const handle = `${payee.name.toLowerCase().replace(/[^a-z]/g, '') || 'player'}@upi`;
    await saveDetails(ago(18), {
      viewer,
      details: { upiId: handle, name: payee.name, guardian: '' },
    });
    const about = { ...asked, payoutId };
    const ledger = await getLedger(ago(17), about);
    const version = ledger.payouts.find(({ _id }) => _id === payoutId)?.version ?? 0;
    await approvePayout(ago(17), { ...about, version });
    await markPaid(ago(16), {
      ...about,
      method: 'upi',
      reference: `43271905${String(8816 + place)}`,
      proof: undefined,
    });
    if (place === 0) await answerPayout(ago(8), { viewer, payoutId, isReceived: true });
  }
}
