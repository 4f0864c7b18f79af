import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useState } from 'react';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { PushForm } from './push-form.tsx';
import { SentList } from './sent-list.tsx';

export function AdminNotificationsPage() {
  useDocumentTitle(adminPages.notifications.title);
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
