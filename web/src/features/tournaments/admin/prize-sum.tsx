import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { useWatch } from 'react-hook-form';
import { classNames } from '../../../ui/class-names.ts';
import { prizeSum } from '../prize-sum.ts';
import type { TournamentFormState } from './tournament-state.ts';
import type { TournamentValues } from './tournament-values.ts';

/** Compares the sum of the prizes with the pool: exceeding it is a warning, not an error. */
export function PrizeSum({ form }: { form: TournamentFormState }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { prizes, prizePool } = useWatch({ control: form.methods.control }) as TournamentValues;
  if (prizes.length === 0) return null;
  const { sum, unreadable, pool } = prizeSum({ pool: prizePool, prizes });
  const isOver = pool !== undefined && sum > pool;
  const rupees = (amount: number) => formatRupees(String(amount));
  return (
    <p
      role="status"
      className={classNames('mt-4 text-small tabular-nums', isOver ? 'text-flare' : 'text-quiet')}
    >
      <Trans>
        The prizes add up to <span className="font-strong">{rupees(sum)}</span>
        {pool !== undefined && t` of ${rupees(pool)}`}, each counted for every place that gets it.
      </Trans>
      {unreadable > 0 &&
        plural(unreadable, {
          one: ' # without an amount is left out.',
          other: ' # without an amount are left out.',
        })}
      {isOver && t` That is ${rupees(sum - pool)} more than the prize pool.`}
    </p>
  );
}
