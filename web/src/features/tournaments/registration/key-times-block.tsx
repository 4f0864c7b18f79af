import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useId } from 'react';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { usePhase } from '../../../platform/tournament-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/typography.tsx';
import { keyTimes } from './key-times.ts';

const marks = {
  past: 'border-edge bg-edge',
  next: 'border-flare bg-flare',
  ahead: 'border-edge bg-ground',
};

/** Timeline from registration to the first match, with progress. A single time is already in the card. */
export function KeyTimes({ tournament }: { tournament: Tournament }) {
  const id = useId();
  const { now } = usePhase(tournament);
  const times = keyTimes(tournament, now);
  if (times.length < 2 || tournament.status === 'COMPLETED') return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>{t`Key times`}</Heading>
      <ol className="relative mt-2">
        <span aria-hidden="true" className="absolute inset-y-4 left-[5px] w-px bg-line" />
        {times.map(({ text, at, state }) => (
          <li
            key={text}
            aria-current={state === 'next' ? 'step' : undefined}
            className="relative flex justify-between gap-4 py-2 pl-7"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-[15px] left-0 size-[11px] rotate-45 border',
                marks[state],
              )}
            />
            <span className={state === 'next' ? 'font-strong' : 'text-quiet'}>
              {text}
              {state === 'past' && <span className="visually-hidden"> {t`(over)`}</span>}
            </span>
            <span
              className={classNames(
                'text-right whitespace-nowrap tabular-nums',
                state === 'past' && 'text-quiet',
              )}
            >
              {istDayOf(at)}, {istOf(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
