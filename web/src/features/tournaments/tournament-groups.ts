import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';

type Listed = Pick<Tournament, '_id' | 'status' | 'slots' | 'seriesId'>;

export type TournamentGroup<T> = {
  key: 'live' | 'open' | 'soon' | 'scrims' | 'full';
  title: string;
  tournaments: T[];
};

const titles = {
  get live() {
    return t`On now`;
  },
  get open() {
    return t`Open for registration`;
  },
  get soon() {
    return t`Opens soon`;
  },
  get scrims() {
    return t`Daily scrims`;
  },
  get full() {
    return t`Full or closed`;
  },
} as const;

/**
 * What one can do about tournaments, most pressing first: watch, enter, wait for. Each group keeps the order it is given;
 * a group without any is left out.
 */
export function groupTournaments<T extends Listed>(
  tournaments: readonly T[],
): TournamentGroup<T>[] {
  return (Object.keys(titles) as (keyof typeof titles)[]).flatMap((key) => {
    const found = tournaments.filter((one) => groupOf(one) === key);
    return found.length > 0 ? [{ key, title: titles[key], tournaments: found }] : [];
  });
}

function groupOf({ status, slots, seriesId }: Listed): keyof typeof titles {
  if (status === 'LIVE') return 'live';
  if (seriesId) return 'scrims';
  if (status === 'UPCOMING') return 'soon';
  const { used, total } = readSlots(slots);
  return status === 'OPENED' && used < total ? 'open' : 'full';
}
