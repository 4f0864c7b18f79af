import { isAdmin } from '@one-dream/contract/duties.ts';
import { listDisputes } from '@one-dream/contract/features/disputes/disputes.ts';
import { listOwnDuties } from '@one-dream/contract/features/duties/duties.ts';
import { listEntries } from '@one-dream/contract/features/entries/entries.ts';
import { listStages } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { listConsoleMatches } from '@one-dream/contract/features/matches/matches.ts';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import {
  getServedTournament,
  listTournaments,
  type Tournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { asSeenByCalls } from '../../../calls/viewer.ts';
import type { CommandContext, CommandOption, Suggestion } from '../command-context.ts';
import type { DeskFacts } from './desk-step.ts';
import { suggestEvent } from './shown.ts';
import { staffTexts as texts } from './staff.texts.ts';

export interface Desk extends DeskFacts {
  tournament: Tournament;
  openDisputes: number;
}

/** The option of a staff command that names an event, with `suggestRun`. */
export const eventToRun = {
  name: 'event',
  description: texts.eventOption,
  kind: 'text',
  isRequired: true,
  isSuggested: true,
} as const satisfies CommandOption;

/** Reads everything that the desk shows of an event, as far as this person may see it. @throws AppError */
export async function readDesk(context: CommandContext, tournamentId: string): Promise<Desk> {
  const params = { tournamentId };
  const [{ data: tournament }, entries, { data: stages }, matches, { data: disputes }] =
    await Promise.all([
      context.call(getServedTournament, { params }),
      context.call(listEntries, { params }),
      context.call(listStages, { params }),
      context.call(listConsoleMatches, { params }),
      context.call(listDisputes, { params }),
    ]);
  const now = Date.parse(matches.now);
  return {
    tournament,
    phase: phaseOf(tournament, new Date(now)),
    entries: entries.data,
    vacant: entries.vacant,
    asksToClose: entries.asksToClose,
    stages,
    matches: matches.data,
    openDisputes: disputes.filter(({ state }) => state === 'open' || state === 'answered').length,
    now,
  };
}

/** Events that the person hosts and that are not over, the soonest first; all of them for admins. */
export async function suggestRun(context: CommandContext): Promise<Suggestion[]> {
  if (isAdmin(asSeenByCalls(context.person.session).viewer)) {
    const { data } = await context.call(listTournaments, {
      body: { statuses: ['LIVE', 'CLOSED', 'OPENED', 'UPCOMING'], teams: 0, limit: 100 },
    });
    return data
      .filter(({ cancelled }) => !cancelled)
      .toSorted((one, other) => startOf(one) - startOf(other))
      .map(suggestEvent);
  }
  const { data } = await context.call(listOwnDuties);
  return data
    .filter(({ duties, status }) => duties.includes('host') && status !== 'COMPLETED')
    .map(({ tournamentId: _id, title }) => suggestEvent({ _id, title }));
}

function startOf({ firstMatchAt }: Tournament): number {
  return firstMatchAt ? Date.parse(firstMatchAt) : Number.POSITIVE_INFINITY;
}
