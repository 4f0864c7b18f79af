import type { DemoPeople } from '../demo-people.ts';
import type { TournamentPlan } from '../tournaments/tournament-plan.ts';
import type { WrittenTournament } from '../write-tournament.ts';
import type { PastPlatform } from './past-platform.ts';
import { runMatchDay } from './run-match-days.ts';

/** Plays every demo tournament past registration up to now. */
export async function playTournaments({
  past,
  demoPeople,
  plans,
  written,
  now,
}: {
  past: PastPlatform;
  demoPeople: DemoPeople;
  /** In the order of `written`. */
  plans: readonly TournamentPlan[];
  written: readonly WrittenTournament[];
  now: Date;
}): Promise<void> {
  const admin = demoPeople.people.find(({ role }) => role === 'admin');
  if (!admin) return;
  for (const [place, tournament] of written.entries()) {
    const plan = plans[place]?.played;
    if (!plan) continue;
    await runMatchDay({ past, viewer: { id: admin.id, role: 'admin' }, tournament, plan, now });
  }
}
