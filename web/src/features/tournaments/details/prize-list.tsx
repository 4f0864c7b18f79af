import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { classNames } from '../../../ui/class-names.ts';

/** Four styles, repeated down the list. */
const styles = [
  { bar: 'bg-live', rank: 'text-live' },
  { bar: 'bg-bright', rank: 'text-bright' },
  { bar: 'bg-other', rank: 'text-other' },
  { bar: 'bg-opened', rank: 'text-opened' },
] as const;

export function PrizeList(props: {
  prizes: Tournament['prizes'];
  /** On a phone only the first three. */
  isBrief?: boolean | undefined;
}) {
  const { prizes, isBrief } = props;
  return (
    <ul
      className={classNames(
        'grid gap-2 sm:grid-cols-2',
        isBrief && 'max-md:[&>:nth-child(n+4)]:hidden',
      )}
    >
      {prizes.map((entry, index) => {
        const style = styles[index % styles.length] ?? styles[0];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: ranks may repeat, places in the list do not
            key={index}
            className="relative flex min-h-12 items-center gap-4 border border-line bg-raised py-1 pr-4 pl-5 md:min-h-16 md:py-2.5"
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
            {/* Side by side on a phone: stacked, five prizes would fill a third of the screen. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 max-[340px]:block md:block">
              <span className="block font-display text-title font-medium tabular-nums">
                {formatRupees(entry.prize)}
              </span>
              {entry.additionalInfo && (
                <span className="block max-w-36 text-small/4 text-quiet max-md:text-right md:max-w-none md:leading-5">
                  {entry.additionalInfo}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
