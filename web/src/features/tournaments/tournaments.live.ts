import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { everyTournament, type TournamentNews } from '@one-dream/contract/live.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type TournamentNumbers, watchTournament } from '../../platform/live.ts';
import { tournamentKeys } from './tournaments.data.ts';

/**
 * Changed teams are refetched after this debounce delay, at most doubled by further changes. Milliseconds; `lone` for an
 * isolated change, `rush` otherwise.
 */
const calmMs = { lone: 1500, rush: 10_000 };
let calm: ReturnType<typeof setTimeout> | undefined;
let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Applies a live event about a tournament to cached data, without fetching.
 * @returns whether that was sufficient: false if the page shows data the event lacks
 */
export function applyNews(
  queryClient: QueryClient,
  { _id, news }: { _id: string; news?: TournamentNews | undefined },
): boolean {
  const list = queryClient.getQueryData<Tournament[]>(tournamentKeys.current);
  const one = queryClient.getQueryData<Tournament>(tournamentKeys.one(_id));
  const known = [list?.find((tournament) => tournament._id === _id), one].filter(
    (tournament) => tournament !== undefined,
  );
  // A fetch in flight may be older than this event.
  if (queryClient.isFetching({ queryKey: tournamentKeys.all }) > 0) return false;
  // A list that lacks it, or still contains it although it is over, is outdated.
  if (!news || (list && !list.some((tournament) => tournament._id === _id))) return false;
  if (known.some(({ facts }) => facts.details !== news.facts.details)) return false;
  if (list && news.status === 'COMPLETED') return false;
  const update = (tournament: Tournament) =>
    tournament._id === _id && tournament.facts.no < news.facts.no
      ? { ...tournament, ...news }
      : tournament;
  if (list) queryClient.setQueryData(tournamentKeys.current, list.map(update));
  if (one) queryClient.setQueryData(tournamentKeys.one(_id), update(one));
  if (known.some(({ slots, waiting }) => slots !== news.slots || waiting !== news.waiting))
    fetchWhenCalm(queryClient, _id);
  return true;
}

/** Whether the page is older than these versions: it missed events before listening. */
export function isBehind(
  queryClient: QueryClient,
  { numbers, isEvery }: TournamentNumbers,
): boolean {
  const list = queryClient.getQueryData<Tournament[]>(tournamentKeys.current) ?? [];
  const isOld = (shown: Tournament | undefined, no: number) => shown && shown.facts.no < no;
  const isListed = (id: string) => list.some(({ _id }) => _id === id);
  // The list lacks one, or contains a finished one.
  const isOtherList =
    isEvery && (list.some(({ _id }) => !(_id in numbers)) || !Object.keys(numbers).every(isListed));
  return (
    isOtherList ||
    Object.entries(numbers).some(
      ([id, no]) =>
        isOld(queryClient.getQueryData<Tournament>(tournamentKeys.one(id)), no) ||
        isOld(
          list.find(({ _id }) => _id === id),
          no,
        ),
    )
  );
}

/** Team names and waitlist places are not part of events: they are refetched once the rush is over. */
function fetchWhenCalm(queryClient: QueryClient, id: string): void {
  clearTimeout(calm);
  const isRush = performance.now() - changedAt < calmMs.rush;
  changedAt = performance.now();
  calm = setTimeout(
    () => {
      void queryClient.invalidateQueries({ queryKey: tournamentKeys.current });
      void queryClient.invalidateQueries({ queryKey: tournamentKeys.one(id) });
      // Places in the waitlist.
      void queryClient.invalidateQueries({ queryKey: ['entries'] });
    },
    (isRush ? calmMs.rush : calmMs.lone) * (1 + Math.random()),
  );
}

/** Watches the tournaments shown on any screen as they come and go. @returns a function to stop */
export function watchShown(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const watching = new Map<string, () => void>();
  const look = () => {
    const shown = new Set(
      cache
        .findAll({ queryKey: tournamentKeys.all, type: 'active' })
        .flatMap(({ queryKey: [, kind, id] }) =>
          kind === 'current' ? everyTournament : kind === 'one' ? String(id) : [],
        ),
    );
    for (const [id, stop] of watching)
      if (!shown.has(id)) {
        stop();
        watching.delete(id);
      }
    for (const id of shown) if (!watching.has(id)) watching.set(id, watchTournament(id));
  };
  look();
  const stopLooking = cache.subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') look();
  });
  return () => {
    stopLooking();
    for (const stop of watching.values()) stop();
  };
}
