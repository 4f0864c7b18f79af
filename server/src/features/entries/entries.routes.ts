import * as calls from '@one-dream/contract/features/entries.ts';
import * as tournaments from '@one-dream/contract/features/tournaments.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AskDesk } from './desk/desk.ts';
import * as actions from './entries.actions.ts';
import {
  cancelRegistration,
  listRosters,
  registerTeam,
  removeTeam,
} from './registrations.actions.ts';

/** Calls about entries: nearly all of them are requests to the tournament's desk. */
export function serveEntries(
  serve: Serve,
  { platform, ask }: { platform: Platform; ask: AskDesk },
): void {
  const desk = { platform, ask };
  serveRegistrations(serve, desk);

  serve(calls.listOwnEntries, async ({ viewer }) => ({
    data: await actions.listOwnEntries(platform, { viewer }),
    now: platform.now().toISOString(),
  }));

  serve(calls.joinWaitlist, async ({ viewer, params, body }) => {
    const { tournamentId, teamId } = params;
    const request = { kind: 'join-waitlist', viewer, teamId, ...body } as const;
    const data = await actions.askForStanding(ask, { tournamentId, request });
    return { message: `You are in the waitlist, place ${data.place}.`, data };
  });

  serve(calls.claimSlot, async ({ viewer, params, body }) => {
    const { tournamentId, teamId } = params;
    const request = { kind: 'claim', viewer, teamId, ...body } as const;
    const data = await actions.askForStanding(ask, { tournamentId, request });
    return { message: `Slot ${data.slot} is yours. You are checked in.`, data };
  });

  serve(calls.checkIn, async ({ viewer, params }) => ({
    message: 'You are checked in.',
    data: await actions.askAboutEntry(desk, { kind: 'check-in', viewer, ...params }),
  }));

  serve(calls.undoCheckIn, async ({ viewer, params }) => ({
    message: 'You are not checked in any more.',
    data: await actions.askAboutEntry(desk, { kind: 'undo-check-in', viewer, ...params }),
  }));

  serve(calls.withdrawEntry, async ({ viewer, params }) => ({
    message: 'Your place is given back.',
    data: await actions.askAboutEntry(desk, { kind: 'withdraw', viewer, ...params }),
  }));

  serve(calls.setEntryLineup, async ({ viewer, params, body }) => ({
    message: 'The lineup is saved.',
    data: await actions.askAboutEntry(desk, { kind: 'set-lineup', viewer, ...params, ...body }),
  }));

  serve(calls.askToWithdraw, async ({ viewer, params, body }) => {
    await actions.askAboutEntry(desk, { kind: 'ask-to-withdraw', viewer, ...params, ...body });
    return { message: 'The hosts know. One of them decides.' };
  });

  serve(calls.watchVacancies, async ({ viewer, body }) => ({
    data: { isWanted: await actions.watchVacancies(platform, { viewer, ...body }) },
  }));

  serve(calls.listEntries, async ({ viewer, params }) => ({
    ...(await actions.listEntriesForHost(platform, { viewer, ...params })),
    now: platform.now().toISOString(),
  }));

  serve(calls.promoteEntry, async ({ viewer, params, body: { reason } }) => {
    const request = { kind: 'promote', viewer, ...params, reason } as const;
    const data = await actions.askAboutEntry(desk, request);
    return { message: `The team is in: slot ${data.slot}.`, data };
  });

  serve(calls.skipEntry, async ({ viewer, params, body: { reason } }) => ({
    message: reason === null ? 'The team moves up as others do.' : 'The team is passed over.',
    data: await actions.askAboutEntry(desk, { kind: 'skip', viewer, ...params, reason }),
  }));

  serve(calls.fillPlaces, async ({ viewer, params: { tournamentId } }) => {
    const { filled = 0, vacant = 0 } = await ask(tournamentId, { kind: 'fill', viewer });
    return { message: describeFilled(filled), data: { filled, vacant } };
  });

  serve(calls.markNoShow, async ({ viewer, params, body }) => ({
    message: 'The team is out; its place is free.',
    data: await actions.askAboutEntry(desk, { kind: 'no-show', viewer, ...params, ...body }),
  }));

  serve(calls.undoNoShow, async ({ viewer, params }) => {
    const data = await actions.askAboutEntry(desk, { kind: 'undo-no-show', viewer, ...params });
    return { message: `The team is back in: slot ${data.slot}. Its strike is taken back.`, data };
  });

  serve(calls.disqualifyEntry, async ({ viewer, params, body }) => ({
    message: 'The team is disqualified; its place is free.',
    data: await actions.askAboutEntry(desk, { kind: 'disqualify', viewer, ...params, ...body }),
  }));

  serve(calls.decideWithdrawal, async ({ viewer, params, body: { isGranted, reason } }) => {
    const request = { kind: 'decide-withdrawal', viewer, ...params, isGranted, reason } as const;
    return {
      message: isGranted ? 'The team is out; its place is free.' : 'The team stays.',
      data: await actions.askAboutEntry(desk, request),
    };
  });

  serve(calls.swapPlayer, async ({ viewer, params, body }) => ({
    message: 'The roster is changed.',
    data: await actions.askAboutEntry(desk, { kind: 'swap-player', viewer, ...params, ...body }),
  }));

  serve(calls.replaceEntry, async ({ viewer, params, body }) => {
    const request = { kind: 'replace', viewer, ...params, ...body } as const;
    const data = await actions.askAboutEntry(desk, request);
    return { message: `Replaced: slot ${data.slot}.`, data };
  });
}

function describeFilled(filled: number): string {
  if (filled === 0) return 'No ready team is waiting, or no place is free.';
  return filled === 1 ? 'One team moved up.' : `${filled} teams moved up.`;
}

function serveRegistrations(
  serve: Serve,
  { platform, ask }: { platform: Platform; ask: AskDesk },
): void {
  serve(tournaments.registerTeam, async ({ viewer, params, body }) => ({
    message: "You're now in the tournament!",
    data: await registerTeam(ask, { viewer, ...params, ...body }),
  }));

  serve(tournaments.cancelRegistration, async ({ viewer, params }) => {
    await cancelRegistration(ask, { viewer, ...params });
    return { message: 'Your slot is given back.' };
  });

  serve(tournaments.listRosters, async ({ params }) => ({
    data: await listRosters(platform, { id: params.tournamentId }),
  }));

  serve(tournaments.removeTeam, async ({ viewer, params }) => {
    await removeTeam(ask, { viewer, ...params });
    return { message: 'The team is out of the tournament; its slot is free.' };
  });
}
