import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { classNames } from '../../../ui/class-names.ts';

/** Four styles, again and again down the list. */
const styles = [
  { bar: 'bg-live', rank: 'text-live' },
  { bar: 'bg-bright', rank: 'text-bright' },
  { bar: 'bg-other', rank: 'text-other' },
  { bar: 'bg-opened', rank: 'text-opened' },
] as const;

/** Who gets what. */
export function PrizeList({ prizes }: { prizes: Tournament['prizes'] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {prizes.map((entry, index) => {
        const style = styles[index % styles.length] ?? styles[0];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: ranks may repeat, places in the list do not
            key={index}
            className="relative flex min-h-16 items-center gap-4 border border-line bg-raised py-2.5 pr-4 pl-5"
          >
            <span
              aria-hidden="true"
              className={classNames('absolute inset-y-0 left-0 w-1', style.bar)}
            />
            <span
              className={classNames(
                'min-w-11 max-w-24 shrink-0 font-display text-title font-heavy tabular-nums',
                style.rank,
              )}
            >
              {/^\d/.test(entry.rank) ? `#${entry.rank}` : entry.rank}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-display text-title font-medium tabular-nums">
                {formatRupees(entry.prize)}
              </span>
              {entry.additionalInfo && (
                <span className="block text-small text-quiet">{entry.additionalInfo}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
