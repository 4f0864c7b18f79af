import type { User } from '@one-dream/contract/features/users/users.ts';
import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '../../../platform/server-clock.ts';
import { ownDuties } from '../../duties/duties.data.ts';
import { entriesOf } from '../../entries/entries.data.ts';
import { matchesOfUser } from '../../matches/matches.data.ts';
import { standingsOf } from '../../standings/standings.data.ts';
import { teamOfUser } from '../../teams/own-team.data.ts';
import { ownNext } from './own-next.ts';

/** Asks for what home begins with for whoever is signed in. A refusal leaves it to the screen. */
export async function askOwnNext(queryClient: QueryClient, user: User): Promise<void> {
  const lists = [matchesOfUser(user._id), entriesOf(user._id)] as const;
  await Promise.all([
    ...lists.map((query) => queryClient.prefetchQuery(query as never)),
    queryClient.prefetchQuery(teamOfUser(user._id)),
    user.role === 'user' && queryClient.prefetchQuery(ownDuties),
  ]);
  const next = ownNext({
    matches: queryClient.getQueryData(lists[0].queryKey) ?? [],
    entries: queryClient.getQueryData(lists[1].queryKey) ?? [],
    duties: queryClient.getQueryData(ownDuties.queryKey) ?? [],
    now: serverNow(),
  });
  if (next?.kind === 'match') {
    const { tournamentId, stageId } = next.own.match;
    await queryClient.prefetchQuery(standingsOf(tournamentId, { stageId }));
  } else if (next?.kind === 'entry')
    await queryClient.prefetchQuery(standingsOf(next.entry.tournament._id));
}
