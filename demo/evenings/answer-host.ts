import { AppError } from '../../server/src/errors.ts';
import { openDispute } from '../../server/src/features/disputes/disputes.actions.ts';
import { runEntryCommands } from '../../server/src/features/entries/commands/run-commands.actions.ts';
import { showRoom } from '../../server/src/features/matches/rooms.actions.ts';
import { answerPayout, saveDetails } from '../../server/src/features/prizes/payees.actions.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { inUnitOfWork } from '../../server/src/platform/work/unit-of-work.ts';
import * as queries from './answer-host.queries.ts';

/**
 * Simulates the teams in events of the demo's host, step by step while somebody works as that host: they check in (all but
 * one), view the room, one disputes a result, winners give payment details and confirm receipt. Teams with demo accounts are
 * left alone.
 */
export async function answerHost(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const tournamentId of await queries.listHostedNow(db, platform.now())) {
    for (const answer of [checkIn, lookAtRooms, dispute, takePrizes])
      try {
        await answer(platform, tournamentId);
      } catch (error) {
        // The host was faster, so the action is obsolete.
        if (!(error instanceof AppError)) throw error;
      }
  }
}

/** One team per run, so that the host sees them arrive. */
async function checkIn(platform: Platform, tournamentId: string): Promise<void> {
  const [entry, another] = await queries.listToCheckIn(platform.db, tournamentId);
  // The last one is late, for the host to deal with.
  if (!entry || !another) return;
  await inUnitOfWork(platform, (work) =>
    runEntryCommands(work, {
      tournamentId,
      commands: [
        {
          kind: 'check-in',
          viewer: { id: entry.leaderId, role: 'user' },
          teamId: entry.teamId,
          entryId: entry.entryId,
        },
      ],
    }),
  );
}

/** A few per run; some never look. */
async function lookAtRooms(platform: Platform, tournamentId: string): Promise<void> {
  const waiting = await queries.listToLook(platform.db, tournamentId);
  for (const { userId, matchId } of waiting.slice(0, Math.min(6, waiting.length - 3)))
    await showRoom(platform, { viewer: { id: userId, role: 'user' }, matchId });
}

async function dispute(platform: Platform, tournamentId: string): Promise<void> {
  const asked = await queries.findToDispute(platform.db, { tournamentId, now: platform.now() });
  if (!asked) return;
  await openDispute(platform, {
    viewer: { id: asked.leaderId, role: 'user' },
    matchId: asked.matchId,
    form: {
      kind: 'result',
      text: 'We had one elim more: the fight at the bridge, two minutes before the last zone. Our recording shows it.',
      links: [],
    },
  });
}

async function takePrizes(platform: Platform, tournamentId: string): Promise<void> {
  const [payee] = await queries.listPayeesToAnswer(platform.db, tournamentId);
  if (!payee) return;
  const viewer = { id: payee.userId, role: 'user' } as const;
  if (payee.state === 'paid')
    return answerPayout(platform, { viewer, payoutId: payee.payoutId, isReceived: true });
  const handle = payee.name.toLowerCase().replace(/[^a-z]/g, '') || 'player';
  await saveDetails(platform, {
    viewer,
    details: { upiId: `${handle}@upi`, name: payee.name, guardian: '' },
  });
}
