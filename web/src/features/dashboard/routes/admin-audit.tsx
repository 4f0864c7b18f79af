import { plural, t } from '@lingui/core/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import type { AuditEntry } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { exactMoment } from '../../../platform/ist.ts';
import { itemsOf, listOf, moreOf } from '../../../platform/paged-list.ts';
import { adminPaths, ofEventSearch } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { useViewer } from '../../../platform/session.tsx';
import { AdminList } from '../../../ui/admin/admin-list.tsx';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { type AuditChange, auditAreas, listChanges } from '../audit-words.ts';
import { auditedEvents, auditMatching } from '../dashboard.data.ts';
import { EntrySentence } from '../entry-sentence.tsx';
import { failedJobs, useRetryJob } from '../failed-jobs.data.ts';

export const meta = metaOf(adminPages.audit);

/** For the owner: the server refuses it to everyone else. */
export default function AdminAuditPage() {
  return isOwner(useViewer()) ? <AuditLog /> : <OwnersOnly />;
}

function OwnersOnly() {
  return (
    <PageHead
      title={t`For the owner only`}
      text={t`The audit log records what admins do, so only the owner can read it. Ask the owner.`}
    />
  );
}

function AuditLog() {
  const [action, setAction] = useState('');
  // In the address, so that an event can link to its log.
  const [{ event = '' }, change] = useSearch(ofEventSearch);
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const list = useInfiniteQuery(auditMatching({ action, event, search: wanted }));

  return (
    <>
      <PageHead
        title={t`Audit log`}
        text={t`Every change by an admin and the key actions of players, newest first.`}
      />
      <FailedJobs />
      <div className="mb-5 grid gap-4 sm:grid-cols-[160px_minmax(0,1fr)] lg:grid-cols-[180px_minmax(0,1fr)_minmax(0,1fr)]">
        <SelectField
          label={t`What`}
          options={auditAreas()}
          value={action}
          onChange={(event) => setAction(event.target.value)}
        />
        <EventField value={event} onChange={(id) => change({ event: id })} />
        <TextField
          label={t`Who or to what`}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t`Part of a name or title`}
          className="sm:col-span-2 lg:col-span-1"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <AdminList
        {...listOf(list)}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={t`Nothing found`}
            text={t`Nothing in the log matches. Choose another part of the site, or type fewer letters.`}
          />
        }
      >
        {(entries) => (
          <ol className="grid gap-2" aria-busy={list.isPlaceholderData}>
            {entries.map((entry) => (
              <AuditEntryRow key={entry._id} entry={entry} />
            ))}
          </ol>
        )}
      </AdminList>
    </>
  );
}

function EventField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const events = useQuery(auditedEvents).data ?? [];
  const isListed = value === '' || events.some(({ _id }) => _id === value);
  return (
    <SelectField
      label={t`Event`}
      options={[
        { value: '', label: t`All events` },
        // A deleted event, or an older one.
        ...(isListed ? [] : [{ value, label: t`The chosen event` }]),
        ...events.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label={t`Loading the log`}
      className="grid gap-2"
      rows={Array(5).fill('h-[84px]')}
    />
  );
}

function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const changes = listChanges(entry);
  return (
    <li className="min-w-0 border border-line bg-raised px-4 py-3 [contain-intrinsic-size:auto_76px] [content-visibility:auto]">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-72">
          <EntrySentence entry={entry} />
        </p>
        <p className="text-small tabular-nums text-quiet">
          {entry.tournamentId && (
            <Link
              to={adminPaths.audit(entry.tournamentId)}
              className="mr-3 underline underline-offset-4 hover:text-bright"
            >{t`This event`}</Link>
          )}
          <time dateTime={entry.at}>{exactMoment(entry.at)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-2 text-small">
          {changes.map((change) => (
            <Change key={change.name} change={change} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Change({ change: { name, before, after } }: { change: AuditChange }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-quiet">{name}</dt>
      <dd className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5 wrap-anywhere">
        {before && (
          <del className="text-quiet decoration-closed">
            <span className="visually-hidden">{t`before:`} </span>
            {before}
          </del>
        )}
        {before && after && <ArrowRight size={14} className="text-quiet" />}
        {after && (
          <ins className="no-underline">
            <span className="visually-hidden">{t`after:`} </span>
            {after}
          </ins>
        )}
      </dd>
    </div>
  );
}

/** Failed mails and Discord messages, for the owner to retry. Renders nothing without any. */
function FailedJobs() {
  const list = useInfiniteQuery(failedJobs);
  const retry = useRetryJob();
  const jobs = itemsOf(list.data);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="failed-jobs" className="mb-8 border-l-4 border-closed pl-4">
      <Heading level={2} id="failed-jobs">{t`Failed jobs`}</Heading>
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
              icon={<RotateCcw size={18} />}
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
