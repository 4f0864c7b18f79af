import { t } from '@lingui/core/macro';
import type { PlannedNotification } from '@one-dream/contract/features/notifications/notifications.planned.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { SendForm } from '../admin/send-form.tsx';
import { SentList } from '../admin/sent-list.tsx';
import { WaitingList } from '../admin/waiting-list.tsx';

export const meta = metaOf(adminPages.notifications);

export default function AdminNotificationsPage() {
  const [sent, setSent] = useState(0);
  const [edited, setEdited] = useState<PlannedNotification>();
  const form = useRef<HTMLElement>(null);

  function begin(planned: PlannedNotification | undefined): void {
    setEdited(planned);
    setSent((count) => count + 1);
    if (planned) toForm();
  }

  function toForm(): void {
    form.current?.scrollIntoView();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus());
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
          <WaitingList onEdit={begin} />
          <section aria-labelledby="sent" className="min-w-0">
            <Heading level={2} id="sent" className="mb-4">{t`Sent notifications`}</Heading>
            <SentList />
          </section>
        </div>
        <section ref={form} aria-labelledby="push" className="min-w-0 scroll-mt-20 lg:scroll-mt-4">
          <Panel>
            <Heading level={2} id="push" className="mb-4">
              {edited ? t`Edit what waits` : t`Push New Notifications`}
            </Heading>
            {/* Resets the form after sending. */}
            <SendForm
              key={sent}
              existing={edited}
              onSent={() => begin(undefined)}
              onCancel={() => begin(undefined)}
            />
          </Panel>
        </section>
      </div>
    </>
  );
}
