import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type { QueryClient } from '@tanstack/react-query';
import { matchKeys } from './match-keys.ts';
import type { ListedMatch, MatchAnswer } from './matches.data.ts';

/**
 * Applies a live event about a match to cached data, without fetching.
 * @returns whether that was sufficient: false if the page shows data the event lacks, such as the viewer's own room
 */
export function applyMatchNews(queryClient: QueryClient, news: Match | undefined): boolean {
  // A fetch in flight may be older than this event.
  if (!news || queryClient.isFetching({ queryKey: matchKeys.all }) > 0) return false;
  const listKey = matchKeys.ofTournament(news.tournamentId);
  const list = queryClient.getQueryData<ListedMatch[]>(listKey);
  const known = list?.find(({ _id }) => _id === news._id);
  if (list && !known) return false;
  const pages = queryClient.getQueriesData<MatchAnswer>({
    queryKey: ['matches', 'one', news._id],
    type: 'active',
  });
  const isMore = ({ match, mine }: MatchAnswer) =>
    mine !== null || match.slotsVersion !== news.slotsVersion;
  if (pages.some(([, answer]) => !answer || isMore(answer))) return false;
  const isOwn = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['matches', 'mine'], type: 'active' })
    .some(({ state }) => JSON.stringify(state.data ?? '').includes(news._id));
  if (isOwn) return false;
  const newer = <Known extends { _id: string; version: number }>(match: Known): Known =>
    match._id === news._id && match.version < news.version ? { ...match, ...news } : match;
  if (list) queryClient.setQueryData(listKey, list.map(newer));
  for (const [key, answer] of pages)
    if (answer) queryClient.setQueryData(key, { ...answer, match: newer(answer.match) });
  return true;
}
