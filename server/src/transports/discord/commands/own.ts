import { listOwnEntries, type OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { listOwnMatches } from '@one-dream/contract/features/matches/matches.ts';
import { getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { actsFor } from '@one-dream/contract/features/teams/teams.values.ts';
import {
  placedStates,
  waitingStates,
} from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { plainName } from '../../../platform/discord/markdown.ts';
import type { CommandContext, Suggestion } from '../command-context.ts';

export async function ownEntries(context: CommandContext): Promise<OwnEntry[]> {
  return (await context.call(listOwnEntries)).data;
}

const liveStates: readonly OwnEntry['state'][] = [...placedStates, ...waitingStates];

/** The team's entries that hold or await a slot. */
export async function liveEntries(context: CommandContext): Promise<OwnEntry[]> {
  return (await ownEntries(context)).filter(({ state }) => liveStates.includes(state));
}

export function nameByEvent(entries: readonly OwnEntry[]): Suggestion[] {
  return entries.map(({ entryId, tournament }) => ({
    name: plainName(tournament.title),
    value: entryId,
  }));
}

/** The next matches of the person's team, soonest first. */
export async function ownMatches(context: CommandContext) {
  return (await context.call(listOwnMatches)).data;
}

/** The match whose room is open; of two, the later one, which is played next. */
export function withOpenRoom(matches: Awaited<ReturnType<typeof ownMatches>>) {
  return matches.findLast(({ mine }) => mine.room === 'open');
}

export async function ownTeam(context: CommandContext) {
  const { team, invitelink } = await context.call(getTeam, {
    params: { userId: context.person.session.viewer.id },
  });
  const isLeader = actsFor(team, context.person.session.viewer.id);
  return { team, isLeader, invite: invitelink?.code ?? null };
}

/** What the command is about: an argument of a button, a choice in a select menu, or an option of the command. */
export function named(
  { args, values, options }: CommandContext,
  option: string,
): string | undefined {
  const text = args[0] ?? values[0] ?? options[option];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
