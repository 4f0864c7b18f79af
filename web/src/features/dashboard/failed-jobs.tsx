import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { itemsOf, moreOf } from '../../platform/paged-list.ts';
import { RelativeTime } from '../../platform/relative-time.tsx';
import { LoadMore } from '../../ui/admin/load-more.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Heading } from '../../ui/typography.tsx';
import { failedJobs, useRetryJob } from './failed-jobs.data.ts';

/** Failed mails and Discord messages, for the owner to retry. Renders nothing without any. */
export function FailedJobs() {
  const list = useInfiniteQuery(failedJobs);
  const retry = useRetryJob();
  const jobs = itemsOf(list.data);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="failed-jobs" className="mb-8 border-l-4 border-closed pl-4">
      <Heading level={2} id="failed-jobs">{t`Given up`}</Heading>
      <p className="mt-1 text-quiet">{t`These mails and messages to Discord did not get through. Fix the cause, then try again.`}</p>
      <ul className="mt-4 grid gap-2">
        {jobs.map((job) => (
          <li
            key={job._id}
            className="flex flex-wrap items-center justify-between gap-3 bg-raised p-4"
          >
            <div className="min-w-0">
              <p className="font-strong">{job.queue}</p>
              <p className="wrap-anywhere">{job.reason}</p>
              <p className="text-small text-quiet">
                {plural(job.tries, { one: 'Tried once', other: 'Tried # times' })},{' '}
                <RelativeTime at={job.failedAt} />
              </p>
            </div>
            <Button
              icon={<RotateCcw aria-hidden="true" size={18} />}
              busy={retry.isPending && retry.variables.jobId === job._id}
              onClick={() => retry.mutate({ jobId: job._id })}
            >{t`Try again`}</Button>
          </li>
        ))}
      </ul>
      <LoadMore {...moreOf(list)} shown={jobs.length} />
    </section>
  );
}
