import type { SentNotification } from '@one-dream/contract/features/notifications.ts';
import { everyone } from '@one-dream/contract/features/notifications.values.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { itemsOf } from '../../platform/paged-list.ts';
import { messageOf } from '../../platform/refusal.ts';
import { DeleteQuestion } from '../../ui/admin/delete-question.tsx';
import { LoadMore } from '../../ui/admin/load-more.tsx';
import { PageHead } from '../../ui/admin/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Heading } from '../../ui/typography.tsx';
import { PushForm } from './admin-push-form.tsx';
import { peopleText } from './admin-recipient-field.tsx';
import { SentRow } from './admin-sent-row.tsx';
import { sentNotifications, useDeleteSent } from './notifications.admin.data.ts';

export function AdminNotificationsPage() {
  useDocumentTitle('Notifications');
  const [sent, setSent] = useState(0);
  return (
    <>
      <PageHead title="Notifications" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-6">
        <Panel as="section" aria-labelledby="push">
          <Heading level={2} id="push" className="mb-4">
            Push New Notifications
          </Heading>
          {/* After one is sent the form begins anew. */}
          <PushForm key={sent} onSent={() => setSent((count) => count + 1)} />
        </Panel>
        <section aria-labelledby="sent" className="min-w-0">
          <Heading level={2} id="sent" className="mb-4">
            Sent notifications
          </Heading>
          <SentList />
        </section>
      </div>
    </>
  );
}

function SentList() {
  const list = useInfiniteQuery(sentNotifications);
  const [asked, setAsked] = useState<SentNotification>();
  const [isAsking, setAsking] = useState(false);
  if (list.isPending) {
    return (
      <SkeletonGroup label="Loading notifications" className="grid gap-3">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-[122px]" />
        ))}
      </SkeletonGroup>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title="The notifications could not be loaded"
        message={messageOf(list.error)}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = itemsOf(list.data);
  if (items.length === 0) {
    return <EmptyState title="No notifications found" text="What you send shows up here." />;
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
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
        shown={items.length}
      />
      {asked && <DeleteSentQuestion sent={asked} open={isAsking} onOpenChange={setAsking} />}
    </>
  );
}

type DeleteSentQuestionProps = {
  sent: SentNotification;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function DeleteSentQuestion({ sent, ...dialog }: DeleteSentQuestionProps) {
  return (
    <DeleteQuestion
      {...dialog}
      title="Delete this notification?"
      confirmText="Delete Notification"
      remove={useDeleteSent()}
      subject={sent._id}
      successText={({ message }) => message}
    >
      <strong className="font-strong text-bright wrap-anywhere">{sent.title}</strong> disappears
      from the alerts of {sent.to === everyone ? peopleText(sent.recipientCount) : sent.to}, whether
      they have seen it or not. This cannot be undone.
    </DeleteQuestion>
  );
}
