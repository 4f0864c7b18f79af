import { t } from '@lingui/core/macro';
import type { Evening } from '@one-dream/contract/features/scrims/scrims.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Heading } from '../../ui/typography.tsx';
import { EveningLine } from './evening-line.tsx';
import { ScrimLinks } from './scrim-links-block.tsx';
import { scrimDayText } from './scrim-words.ts';
import { scrimsOfTheWeek } from './scrims.data.ts';

/** Tonight's scrims by tier in a few lines, or those of the next day with any; the rest is on the scrims page. */
export function TonightBlock() {
  const id = useId();
  const query = useQuery(scrimsOfTheWeek);
  const { today, data: evenings = [] } = query.data ?? {};
  const day = evenings.find(({ state }) => state === 'made' || state === 'planned')?.day ?? today;
  const shown = evenings.filter((evening: Evening) => evening.day === day);
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading level={2} id={id}>
          {day === undefined || day === today
            ? t`Scrims tonight`
            : t`Scrims on ${scrimDayText(day)}`}
        </Heading>
        <ScrimLinks />
      </div>
      <div className="border-t border-line">
        {query.isPending && (
          // As tall as four tiers, to avoid layout shifts.
          <SkeletonRows
            label={t`Loading scrims`}
            className="grid gap-x-8 gap-y-1 pt-1 md:grid-cols-2"
            rows={Array(4).fill('h-11')}
          />
        )}
        {query.isError && !query.data && (
          <FailureNotice busy={query.isFetching} onRetry={() => void query.refetch()}>
            {t`We could not load the scrims. ${messageOf(query.error)}`}
          </FailureNotice>
        )}
        {query.data && shown.length === 0 && (
          <p className="pt-3 text-quiet">{t`No scrims are planned this week.`}</p>
        )}
        <ul className="grid gap-x-8 md:grid-cols-2 [&>li]:border-b [&>li]:border-line">
          {shown.map((evening) => (
            <EveningLine key={evening.seriesId} evening={evening} among={shown} />
          ))}
        </ul>
      </div>
    </section>
  );
}
