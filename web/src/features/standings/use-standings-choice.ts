import type { standingsSearchParams } from '@one-dream/contract/pages.ts';
import { useSearchParams } from 'react-router';

export const standingsViews = ['overall', 'day', 'match'] as const;
export type StandingsView = (typeof standingsViews)[number];

/** Selected part of the standings, kept in the address so that a link shows the same. */
export interface StandingsChoice {
  view: StandingsView;
  stageId: string | undefined;
  group: string | undefined;
  day: string | undefined;
  matchId: string | undefined;
}

const names = {
  view: 'view',
  stageId: 'stage',
  group: 'group',
  day: 'day',
  matchId: 'match',
} as const satisfies Record<keyof StandingsChoice, (typeof standingsSearchParams)[number]>;

export function useStandingsChoice(): [
  StandingsChoice,
  (change: Partial<StandingsChoice>) => void,
] {
  const [search, setSearch] = useSearchParams();
  const read = (name: keyof typeof names) => search.get(names[name]) || undefined;
  const view = standingsViews.find((one) => one === read('view')) ?? 'overall';
  const choice = {
    view,
    stageId: read('stageId'),
    group: read('group'),
    day: read('day'),
    matchId: read('matchId'),
  };
  const choose = (change: Partial<StandingsChoice>) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        for (const [name, value] of Object.entries(change)) {
          const key = names[name as keyof typeof names];
          if (value === undefined || value === 'overall') next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [choice, choose];
}
