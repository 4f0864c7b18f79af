import { t } from '@lingui/core/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { metaOf } from '../../../app/page-meta.ts';
import { listOf } from '../../../platform/paged-list.ts';
import { useViewer } from '../../../platform/session.tsx';
import { Listed } from '../../../ui/admin/listed.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { useDebounced } from '../../../ui/admin/use-debounced.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AuditEntryRow } from '../audit-entry-row.tsx';
import { auditAreas } from '../audit-words.ts';
import { auditedEvents, auditMatching } from '../dashboard.data.ts';
import { FailedJobs } from '../failed-jobs.tsx';

export const meta = metaOf(adminPages.audit);

/** For the owner: the server refuses it to everyone else. */
export default function AdminAuditPage() {
  return isOwner(useViewer()) ? <AuditLog /> : <OwnersOnly />;
}

function OwnersOnly() {
  return (
    <PageHead
      title={t`For the owner only`}
      text={t`The audit log keeps what admins do, so it is not theirs to read. Ask the owner.`}
    />
  );
}

function AuditLog() {
  const [action, setAction] = useState('');
  const [params, setParams] = useSearchParams();
  // In the address, so that an event can link to its log.
  const event = params.get('event') ?? '';
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const list = useInfiniteQuery(auditMatching({ action, event, search: wanted }));

  return (
    <>
      <PageHead
        title={t`Audit log`}
        text={t`Every change by an admin and the key moves of players, newest first.`}
      />
      <FailedJobs />
      <div className="mb-5 grid gap-4 sm:grid-cols-[160px_minmax(0,1fr)] lg:grid-cols-[180px_minmax(0,1fr)_minmax(0,1fr)]">
        <SelectField
          label={t`What`}
          options={auditAreas()}
          value={action}
          onChange={(event) => setAction(event.target.value)}
        />
        <EventField
          value={event}
          onChange={(id) => setParams(id ? { event: id } : {}, { replace: true })}
        />
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
      <Listed
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
      </Listed>
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
    <SkeletonGroup label={t`Loading the log`} className="grid gap-2">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="h-[84px]" />
      ))}
    </SkeletonGroup>
  );
}
