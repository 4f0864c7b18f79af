import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { finaliseStage } from '@one-dream/contract/features/standings/standings.staff.ts';
import { newStaff } from './lobbies.ts';
import { type Arena, newArena, playOut } from './results.ts';
import type { Person, Site } from './site.ts';

export interface Ledgered extends Arena {
  treasurer: Person;
  payouts: calls.Payout[];
}

/** A finished tournament with prizes for the first two and a treasurer; payouts are created by default. */
export async function newLedger(
  site: Site,
  { paise = [5_000_00, 2_500_01], make = true }: { paise?: readonly number[]; make?: boolean } = {},
): Promise<Ledgered> {
  const arena = await newArena(site);
  const treasurer = await newStaff(site, { duty: 'treasurer', tournament: arena.tournament });
  await playOut(site, arena);
  await site.api.act(finaliseStage, {
    as: arena.admin,
    params: { stageId: arena.stage._id },
    body: {},
  });
  const params = { tournamentId: arena.tournament._id };
  const rules = paise.map((amountPaise, place) => ({
    kind: 'rank' as const,
    fromRank: place + 1,
    toRank: place + 1,
    amountPaise,
  }));
  await site.api.act(calls.savePrizeRules, { as: arena.admin, params, body: { rules } });
  if (!make) return { ...arena, treasurer, payouts: [] };
  const { data } = await site.api.act(calls.makePayouts, { as: treasurer, params });
  return { ...arena, treasurer, payouts: data.payouts };
}

export const goodDetails = { upiId: 'asha.k@okaxis', name: 'Asha Kumari', isAdult: true };

/** Gives the payee's details and approves the payout. */
export async function approve(
  site: Site,
  { treasurer, tournament, payouts, squads }: Ledgered,
): Promise<calls.Payout> {
  const [payout] = payouts;
  const payee = squads.find(({ leader }) => leader.id === payout?.payee?._id)?.leader;
  if (!payout || !payee) throw new Error('no payout');
  await site.api.act(calls.savePayeeDetails, { as: payee, body: goodDetails });
  const params = { tournamentId: tournament._id, payoutId: payout._id };
  const { data: ledger } = await site.api.act(calls.getLedger, { as: treasurer, params });
  const { version = 0 } = ledger.payouts.find(({ _id }) => _id === payout._id) ?? {};
  return (await site.api.act(calls.approvePayout, { as: treasurer, params, body: { version } }))
    .data;
}

let transfers = 0;

export function nextUtr(): string {
  transfers += 1;
  return String(400_000_000_000 + transfers);
}
