import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { classNames } from '../class-names.ts';

const progressCapPercent = 100;

/** Rounds of the magazine, independent of the number of slots. */
const rounds = 24;

export type SlotMeterProps = {
  used: number;
  total: number;
  /** Read out before the numbers. */
  label?: string;
  /** Nothing can be won or missed any more: a full meter is no warning. */
  isNeutral?: boolean;
  className?: string;
};

/** Taken slots out of all, drawn as a magazine. Capped at full. */
export function SlotMeter({
  used,
  total,
  label = t`Slots filled`,
  isNeutral,
  className,
}: SlotMeterProps) {
  const share = total > 0 ? Math.min(used / total, 1) : 0;
  const filled = filledRounds(share);
  const [first] = useState(filled);
  const color = isNeutral
    ? 'bg-quiet'
    : share >= 1
      ? 'bg-closed'
      : share >= 0.9
        ? 'bg-flare'
        : 'bg-bright';
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={progressCapPercent}
      aria-valuenow={Math.floor(share * progressCapPercent)}
      aria-valuetext={t`${used} of ${total}`}
      className={classNames('flex h-6 gap-[3px] overflow-hidden px-1', className)}
    >
      {Array.from({ length: rounds }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the rounds never change places
          key={index}
          className={classNames(
            'flex-1 -skew-x-12 transition-colors',
            index < filled ? color : 'bg-line',
            // Slots taken since the page was opened.
            index < filled && index >= first && 'animate-round',
          )}
        />
      ))}
    </div>
  );
}

/** The first team is visible, and the last round stays dark until the last slot is taken. */
function filledRounds(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return rounds;
  return Math.min(Math.max(Math.round(share * rounds), 1), rounds - 1);
}
