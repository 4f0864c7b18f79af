import type { HomeBoard, HomeEvent } from '@one-dream/contract/features/home/home.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { everyTournament, type TournamentNews } from '@one-dream/contract/live.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type TournamentNumbers, watchTournament } from '../../platform/live.ts';
import { homeBoardQuery } from '../home/board/home-board.data.ts';
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
  if (news) applyToHomeBoard(queryClient, { _id, news });
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

/** `facts.no` of the last event applied to the home page, whose answer has none. */
const appliedToBoard = new Map<string, number>();

function applyToHomeBoard(
  queryClient: QueryClient,
  { _id, news }: { _id: string; news: TournamentNews },
): void {
  if (news.facts.no < (appliedToBoard.get(_id) ?? 0)) return;
  appliedToBoard.set(_id, news.facts.no);
  const { facts, cancelled, regOpensAt, firstMatchAt: startsAt, ...shown } = news;
  const update = (event: HomeEvent) =>
    event._id === _id ? { ...event, ...shown, startsAt } : event;
  const { queryKey } = homeBoardQuery;
  queryClient.setQueryData(
    queryKey,
    (board) =>
      board && {
        ...board,
        next: board.next && update(board.next),
        events: board.events.map(update),
      },
    // The rest of the board is as old as it was.
    { updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt },
  );
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

const listEvents = (board: HomeBoard | undefined) =>
  board ? [board.next, ...board.events].flatMap((event) => event?._id ?? []) : [];

/** Watches the tournaments shown on any screen as they come and go. @returns a function to stop */
export function watchShown(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const watching = new Map<string, () => void>();
  const look = () => {
    const shown = new Set([
      ...cache
        .findAll({ queryKey: tournamentKeys.all, type: 'active' })
        .flatMap(({ queryKey: [, kind, id] }) =>
          kind === 'current' ? everyTournament : kind === 'one' ? String(id) : [],
        ),
      ...cache
        .findAll({ queryKey: homeBoardQuery.queryKey, type: 'active' })
        .flatMap(() => listEvents(queryClient.getQueryData(homeBoardQuery.queryKey))),
    ]);
    for (const [id, stop] of watching)
      if (!shown.has(id)) {
        stop();
        watching.delete(id);
      }
    for (const id of shown) if (!watching.has(id)) watching.set(id, watchTournament(id));
  };
  look();
  const stopLooking = cache.subscribe(({ type, query }) => {
    const isBoard = type === 'updated' && query.queryHash === hashKey(homeBoardQuery.queryKey);
    if (isBoard || type === 'observerAdded' || type === 'observerRemoved') look();
  });
  return () => {
    stopLooking();
    for (const stop of watching.values()) stop();
  };
}
