import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';

type Listed = Pick<Tournament, '_id' | 'status' | 'slots' | 'seriesId'>;

export type TournamentGroup<T> = {
  key: 'live' | 'open' | 'soon' | 'scrims' | 'full';
  title: string;
  tournaments: T[];
};

const titles = () =>
  ({
    live: t`On now or about to begin`,
    open: t`Open for registration`,
    soon: t`Opens soon`,
    scrims: t`Daily scrims`,
    full: t`Full or closed`,
  }) as const;

/**
 * Groups tournaments by urgency: watch, enter, wait for. Keeps the given order within groups and omits empty ones.
 */
export function groupTournaments<T extends Listed>(
  tournaments: readonly T[],
): TournamentGroup<T>[] {
  return (Object.keys(titles()) as (keyof ReturnType<typeof titles>)[]).flatMap((key) => {
    const found = tournaments.filter((one) => groupOf(one) === key);
    return found.length > 0 ? [{ key, title: titles()[key], tournaments: found }] : [];
  });
}

function groupOf({ status, slots, seriesId }: Listed): keyof ReturnType<typeof titles> {
  if (status === 'LIVE') return 'live';
  if (seriesId) return 'scrims';
  if (status === 'UPCOMING') return 'soon';
  const { used, total } = readSlots(slots);
  return status === 'OPENED' && used < total ? 'open' : 'full';
}
