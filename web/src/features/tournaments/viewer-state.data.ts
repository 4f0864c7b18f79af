import type { User } from '@one-dream/contract/features/users/users.ts';
import type { QueryClient } from '@tanstack/react-query';
import { entriesOf } from '../entries/entries.data.ts';
import { teamOfUser } from '../teams/own-team.data.ts';
import { followedQuery } from './registration/followers.data.ts';

/** Fetches what a tournament's button depends on: the viewer's team, its entries, and followed tournaments. */
export async function askForViewer(queryClient: QueryClient, user: User): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(teamOfUser(user._id)),
    queryClient.prefetchQuery(entriesOf(user._id)),
    queryClient.prefetchQuery(followedQuery),
  ]);
}
