import { t } from '@lingui/core/macro';
import type { Evening } from '@one-dream/contract/features/scrims/scrims.ts';
import { Heading } from '../../ui/typography.tsx';
import { EveningLine } from './evening-line.tsx';
import { scrimDayText } from './scrim-words.ts';

type DaysAheadProps = {
  days: readonly [day: string, evenings: readonly Evening[]][];
  isIn: (evening: Evening) => boolean;
};

export function DaysAhead({ days, isIn }: DaysAheadProps) {
  return (
    <section aria-labelledby="this-week" className="mt-10">
      <Heading level={2} id="this-week" className="mb-4">{t`The week ahead`}</Heading>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {days.map(([day, evenings]) => (
          <li key={day} className="min-w-0">
            <h3 className="font-display text-label font-medium tracking-wide text-quiet">
              {scrimDayText(day)}
            </h3>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {evenings.map((evening) => (
                <EveningLine
                  key={evening.seriesId}
                  evening={evening}
                  isIn={isIn(evening)}
                  among={evenings}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
