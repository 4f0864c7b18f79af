import { t } from '@lingui/core/macro';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { useEditedItem } from '../../../ui/admin/use-edited-item.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { plannedNotifications } from '../admin/notifications.admin.data.ts';
import { SendForm } from '../admin/send-form.tsx';
import { SentList } from '../admin/sent-list.tsx';
import { WaitingList } from '../admin/waiting-list.tsx';

export const meta = metaOf(adminPages.notifications);

/** The address decides whether the form creates or edits: see `adminPaths.notifications`. */
export default function AdminNotificationsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [sent, setSent] = useState(0);
  const form = useRef<HTMLElement>(null);
  const planned = useQuery(plannedNotifications);
  const edited = params.get('edit');
  const existing = useEditedItem(planned.data, edited);

  function toForm(): void {
    form.current?.scrollIntoView();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus());
  }

  const begin = useEffectEvent(toForm);
  useEffect(() => {
    if (existing?._id) begin();
  }, [existing?._id]);

  function close(): void {
    if (edited) void navigate(adminPaths.notifications());
  }

  return (
    <>
      <PageHead
        title={t`Notifications`}
        actions={
          <Button
            size="small"
            icon={<Plus size={18} />}
            onClick={toForm}
            className="lg:hidden"
          >{t`Push New Notifications`}</Button>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-6">
        <div className="min-w-0">
          <WaitingList
            onEdit={({ _id }) => {
              if (_id === edited) toForm();
              else void navigate(adminPaths.notifications({ edit: _id }));
            }}
          />
          <section aria-labelledby="sent" className="min-w-0">
            <Heading level={2} id="sent" className="mb-4">{t`Sent notifications`}</Heading>
            <SentList />
          </section>
        </div>
        <section ref={form} aria-labelledby="push" className="min-w-0 scroll-mt-20 lg:scroll-mt-4">
          <Panel>
            <Heading level={2} id="push" className="mb-4">
              {existing ? t`Edit what waits` : t`Push New Notifications`}
            </Heading>
            {(existing || !planned.isPending || !edited) && (
              <SendForm
                // Resets the form after sending.
                key={`${existing?._id} ${sent}`}
                existing={existing}
                onReload={async () =>
                  (await planned.refetch()).data?.find(({ _id }) => _id === edited)
                }
                onSent={() => {
                  setSent((count) => count + 1);
                  close();
                }}
                onCancel={close}
              />
            )}
          </Panel>
        </section>
      </div>
    </>
  );
}
