import { listOwnEntries, type OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { listOwnMatches } from '@one-dream/contract/features/matches/matches.ts';
import { getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { actsFor } from '@one-dream/contract/features/teams/teams.values.ts';
import { plainName } from '../../../platform/discord/markdown.ts';
import type { Asked, Suggestion } from '../asked.ts';

export async function ownEntries(asked: Asked): Promise<OwnEntry[]> {
  return (await asked.call(listOwnEntries)).data;
}

export function nameByEvent(entries: readonly OwnEntry[]): Suggestion[] {
  return entries.map(({ entryId, tournament }) => ({
    name: plainName(tournament.title),
    value: entryId,
  }));
}

/** The next matches of the person's team, soonest first. */
export async function ownMatches(asked: Asked) {
  return (await asked.call(listOwnMatches)).data;
}

export async function ownTeam(asked: Asked) {
  const { team, invitelink } = await asked.call(getTeam, {
    params: { userId: asked.person.session.viewer.id },
  });
  const isLeader = actsFor(team, asked.person.session.viewer.id);
  return { team, isLeader, invite: invitelink?.code ?? null };
}

/** The named subject: by a button's id, chosen from a list, or typed after a slash. */
export function named({ args, values, options }: Asked, option: string): string | undefined {
  const text = args[0] ?? values[0] ?? options[option];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
