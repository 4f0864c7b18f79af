import * as registrations from '@one-dream/contract/features/entries/entries.registrations.ts';
import * as calls from '@one-dream/contract/features/entries/entries.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { remindMissingNow } from './check-in.actions.ts';
import { checkInTexts } from './check-in.texts.ts';
import type { RunEntryCommand } from './commands/command-queue.ts';
import { correctionTexts } from './corrections.texts.ts';
import * as actions from './entries.actions.ts';
import { entriesTexts } from './entries.texts.ts';
import { listRosters } from './registrations.actions.ts';

/** Calls about entries: nearly all of them are commands on the entries of a tournament. */
export function serveEntries(serve: Serve, platform: Platform, run: RunEntryCommand): void {
  const entries = { platform, run };
  serveRegistrations(serve, entries);
  serveHosts(serve, entries);

  serve(calls.listOwnEntries, async ({ viewer, translate }) => ({
    data: await actions.listOwnEntries(platform, { viewer, translate }),
    now: platform.now().toISOString(),
  }));

  serve(calls.joinWaitlist, async ({ viewer, params, body, translate }) => {
    const { tournamentId, teamId } = params;
    const request = { kind: 'join-waitlist', viewer, teamId, ...body } as const;
    const data = await actions.runForStanding(run, { tournamentId, request });
    return { message: translate(entriesTexts.waitingAt({ place: data.place ?? '' })), data };
  });

  serve(calls.claimSlot, async ({ viewer, params, body, translate }) => {
    const { tournamentId, teamId } = params;
    const request = { kind: 'claim', viewer, teamId, ...body } as const;
    const data = await actions.runForStanding(run, { tournamentId, request });
    return { message: translate(entriesTexts.slotClaimed({ slot: data.slot ?? '' })), data };
  });

  serve(calls.checkIn, async ({ viewer, params, translate }) => ({
    message: translate(entriesTexts.checkedIn),
    data: await actions.runOnEntry(entries, { kind: 'check-in', viewer, ...params }),
  }));

  serve(calls.undoCheckIn, async ({ viewer, params, translate }) => ({
    message: translate(entriesTexts.notCheckedInNow),
    data: await actions.runOnEntry(entries, { kind: 'undo-check-in', viewer, ...params }),
  }));

  serve(calls.withdrawEntry, async ({ viewer, params, translate }) => ({
    message: translate(entriesTexts.placeGivenBack),
    data: await actions.runOnEntry(entries, { kind: 'withdraw', viewer, ...params }),
  }));

  serve(calls.setEntryLineup, async ({ viewer, params, body, translate }) => ({
    message: translate(entriesTexts.lineupSaved),
    data: await actions.runOnEntry(entries, { kind: 'set-lineup', viewer, ...params, ...body }),
  }));

  serve(calls.askToWithdraw, async ({ viewer, params, body, translate }) => {
    await actions.runOnEntry(entries, { kind: 'ask-to-withdraw', viewer, ...params, ...body });
    return { message: translate(entriesTexts.hostsKnow) };
  });

  serve(calls.watchVacancies, async ({ viewer, body }) => ({
    data: { isWanted: await actions.watchVacancies(platform, { viewer, ...body }) },
  }));
}

function serveHosts(serve: Serve, entries: { platform: Platform; run: RunEntryCommand }): void {
  serve(calls.listEntries, async ({ viewer, params, translate }) => ({
    ...(await actions.listEntriesForHost(entries.platform, { viewer, translate, ...params })),
    now: entries.platform.now().toISOString(),
  }));

  serve(calls.promoteEntry, async ({ viewer, params, body: { reason }, translate }) => {
    const request = { kind: 'promote', viewer, ...params, reason } as const;
    const data = await actions.runOnEntry(entries, request);
    return { message: translate(entriesTexts.teamIn({ slot: data.slot ?? '' })), data };
  });

  serve(calls.skipEntry, async ({ viewer, params, body: { reason }, translate }) => ({
    message: reason === null ? translate(entriesTexts.movesUp) : translate(entriesTexts.passedOver),
    data: await actions.runOnEntry(entries, { kind: 'skip', viewer, ...params, reason }),
  }));

  serve(calls.fillPlaces, async ({ viewer, params: { tournamentId }, translate }) => {
    const { filled = 0, vacant = 0 } = await entries.run(tournamentId, { kind: 'fill', viewer });
    return { message: translate(entriesTexts.filled({ count: filled })), data: { filled, vacant } };
  });

  serve(calls.remindMissing, async ({ viewer, params: { tournamentId }, translate }) => {
    const count = await remindMissingNow(entries.platform, { viewer, tournamentId });
    return { message: translate(checkInTexts.reminded({ count })) };
  });

  serve(calls.markNoShow, async ({ viewer, params, body, translate }) => ({
    message: translate(entriesTexts.teamOut),
    data: await actions.runOnEntry(entries, { kind: 'no-show', viewer, ...params, ...body }),
  }));

  serve(calls.undoNoShow, async ({ viewer, params, translate }) => {
    const data = await actions.runOnEntry(entries, { kind: 'undo-no-show', viewer, ...params });
    return { message: translate(entriesTexts.teamBack({ slot: data.slot ?? '' })), data };
  });

  serve(calls.disqualifyEntry, async ({ viewer, params, body, translate }) => ({
    message: translate(entriesTexts.teamDisqualified),
    data: await actions.runOnEntry(entries, { kind: 'disqualify', viewer, ...params, ...body }),
  }));

  serve(
    calls.decideWithdrawal,
    async ({ viewer, params, body: { isGranted, reason }, translate }) => {
      const request = { kind: 'decide-withdrawal', viewer, ...params, isGranted, reason } as const;
      return {
        message: isGranted ? translate(entriesTexts.teamOut) : translate(entriesTexts.teamStays),
        data: await actions.runOnEntry(entries, request),
      };
    },
  );

  serve(calls.swapPlayer, async ({ viewer, params, body, translate }) => ({
    message: translate(entriesTexts.rosterChanged),
    data: await actions.runOnEntry(entries, { kind: 'swap-player', viewer, ...params, ...body }),
  }));

  serve(calls.correctEntry, async ({ viewer, params, body, translate }) => ({
    message: translate(correctionTexts.corrected),
    data: await actions.correctEntry(entries, { viewer, ...params, ...body }),
  }));

  serve(calls.replaceEntry, async ({ viewer, params, body, translate }) => {
    const request = { kind: 'replace', viewer, ...params, ...body } as const;
    const data = await actions.runOnEntry(entries, request);
    return { message: translate(entriesTexts.replacedIn({ slot: data.slot ?? '' })), data };
  });
}

function serveRegistrations(
  serve: Serve,
  { platform, run }: { platform: Platform; run: RunEntryCommand },
): void {
  serve(registrations.registerTeam, async ({ viewer, params, body, translate }) => {
    const { tournamentId, teamId } = params;
    const request = { kind: 'register', viewer, teamId, ...body } as const;
    const { standing, squad = [] } = await run(tournamentId, request);
    return { message: translate(entriesTexts.nowIn), data: { slot: standing?.slot ?? 0, squad } };
  });

  serve(registrations.cancelRegistration, async ({ viewer, params, translate }) => {
    const { tournamentId, teamId } = params;
    await run(tournamentId, { kind: 'cancel', viewer, teamId });
    return { message: translate(entriesTexts.slotGivenBack) };
  });

  serve(registrations.listRosters, async ({ params }) => ({
    data: await listRosters(platform, { id: params.tournamentId }),
  }));

  serve(registrations.removeTeam, async ({ viewer, params, translate }) => {
    const { tournamentId, teamId } = params;
    await run(tournamentId, { kind: 'remove', viewer, teamId });
    return { message: translate(entriesTexts.slotFreed) };
  });
}
