import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SentNotification } from '@one-dream/contract/features/notifications/notifications.ts';
import {
  everyone,
  shownNotificationTypes,
} from '@one-dream/contract/features/notifications/notifications.values.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOf } from '../../../platform/paged-list.ts';
import { AdminList } from '../../../ui/admin/admin-list.tsx';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import { SearchField } from '../../../ui/admin/search-field.tsx';
import { type DialogState, useDialogTarget } from '../../../ui/admin/use-dialog-target.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { alertTypeLook } from '../alerts/alert-types.ts';
import { type SentFilter, sentNotifications, useDeleteSent } from './notifications.admin.data.ts';
import { peopleText } from './recipient-field.tsx';
import { SentRow } from './sent-row.tsx';

const tabs = () =>
  [
    { value: 'staff', text: t`From staff` },
    { value: 'product', text: t`Automatic` },
  ] as const;

const empty = () => ({
  staff: t`What you send shows up here.`,
  product: t`What the site sends automatically shows up here, one row for each event.`,
});

/** Sent notifications; those by staff are separate from the product's own. */
export function SentList() {
  const [filter, setFilter] = useState<SentFilter>({ source: 'staff', search: '', type: '' });
  const wanted = useDebounced(filter.search.trim());
  const list = useInfiniteQuery(sentNotifications({ ...filter, search: wanted }));
  const { target, openFor, dialog } = useDialogTarget<SentNotification>();
  const isNarrowed = wanted !== '' || filter.type !== '';
  return (
    <Tabs
      label={t`Who sent them`}
      tabs={tabs()}
      value={filter.source}
      onValueChange={(source) => setFilter({ ...filter, source })}
    >
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchField
          label={t`Search sent notifications by title`}
          placeholder={t`Search titles...`}
          value={filter.search}
          onValueChange={(search) => setFilter({ ...filter, search })}
          busy={filter.search.trim() !== wanted || list.isPlaceholderData}
          className="self-end"
        />
        <SelectField
          label={t`Kind`}
          placeholder={t`All kinds`}
          options={shownNotificationTypes.map((type) => ({
            value: type,
            label: alertTypeLook(type).word,
          }))}
          value={filter.type}
          onChange={(event) =>
            setFilter({ ...filter, type: event.target.value as SentFilter['type'] })
          }
        />
      </div>
      <AdminList
        {...listOf(list)}
        title={t`The notifications could not be loaded`}
        skeleton={
          <SkeletonRows
            label={t`Loading notifications`}
            className="grid gap-3"
            rows={Array(5).fill('h-[122px]')}
          />
        }
        empty={
          <EmptyState
            title={t`No notifications found`}
            text={isNarrowed ? t`Try fewer letters or another kind.` : empty()[filter.source]}
          />
        }
      >
        {(items) => (
          <ol className="grid gap-3">
            {items.map((sent) => (
              <SentRow key={sent._id} sent={sent} onDelete={() => openFor(sent)} />
            ))}
          </ol>
        )}
      </AdminList>
      {target && <DeleteSentQuestion sent={target} {...dialog} />}
    </Tabs>
  );
}

function DeleteSentQuestion({ sent, ...dialog }: { sent: SentNotification } & DialogState) {
  return (
    <DeleteQuestion
      {...dialog}
      title={t`Delete this notification?`}
      confirmText={t`Delete Notification`}
      remove={useDeleteSent()}
      subject={sent._id}
      successText={({ message }) => message}
    >
      <Trans>
        <strong className="font-strong text-bright wrap-anywhere">{sent.title}</strong> disappears
        from the alerts of{' '}
        {sent.to === everyone || sent.recipientCount > 1
          ? peopleText(sent.recipientCount)
          : sent.to}
        , whether they have seen it or not. This cannot be undone.
      </Trans>
    </DeleteQuestion>
  );
}
