import { t } from '@lingui/core/macro';
import type { SentNotification } from '@one-dream/contract/features/notifications.ts';
import { shownNotificationTypes } from '@one-dream/contract/features/notifications.values.ts';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../platform/api.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { itemsOf, moreOf } from '../../../platform/paged-list.ts';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { SearchField } from '../../../ui/admin/search-field.tsx';
import { useDebounced } from '../../../ui/admin/use-debounced.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { alertTypeLook } from '../alerts/alert-types.ts';
import { DeleteSentQuestion } from './delete-sent.tsx';
import { type SentFilter, sentNotifications } from './notifications.admin.data.ts';
import { SentRow } from './sent-row.tsx';

const tabs = () =>
  [
    { value: 'staff', text: t`From staff` },
    { value: 'product', text: t`Automatic` },
  ] as const;

const empty = () => ({
  staff: t`What you send shows up here.`,
  product: t`What the site tells people by itself shows up here, one row for each event.`,
});

/** Sent notifications; those by staff are separate from the product's own. */
export function SentList() {
  const [filter, setFilter] = useState<SentFilter>({ source: 'staff', search: '', type: '' });
  const wanted = useDebounced(filter.search.trim());
  const list = useInfiniteQuery(sentNotifications({ ...filter, search: wanted }));
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
      <Found list={list} source={filter.source} isNarrowed={isNarrowed} />
    </Tabs>
  );
}

type SentQuery = UseInfiniteQueryResult<InfiniteData<AnswerOf<'/admin/notifications'>>>;

function Found(props: {
  list: SentQuery;
  source: SentNotification['source'];
  isNarrowed: boolean;
}) {
  const { list, source, isNarrowed } = props;
  const [asked, setAsked] = useState<SentNotification>();
  const [isAsking, setAsking] = useState(false);
  if (list.isPending) {
    return (
      <SkeletonGroup label={t`Loading notifications`} className="grid gap-3">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-[122px]" />
        ))}
      </SkeletonGroup>
    );
  }
  if (!list.data) {
    return <ErrorState {...failureOf(list)} title={t`The notifications could not be loaded`} />;
  }
  const items = itemsOf(list.data);
  if (items.length === 0) {
    return (
      <EmptyState
        title={t`No notifications found`}
        text={isNarrowed ? t`Try fewer letters or another kind.` : empty()[source]}
      />
    );
  }
  return (
    <>
      <ol className="grid gap-3">
        {items.map((sent) => (
          <SentRow
            key={sent._id}
            sent={sent}
            onDelete={() => {
              setAsked(sent);
              setAsking(true);
            }}
          />
        ))}
      </ol>
      <LoadMore {...moreOf(list)} shown={items.length} />
      {asked && <DeleteSentQuestion sent={asked} open={isAsking} onOpenChange={setAsking} />}
    </>
  );
}
