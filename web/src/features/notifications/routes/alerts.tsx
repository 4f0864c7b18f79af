import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useState } from 'react';
import { metaOf } from '../../../app/page-meta.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { AlertPanes } from '../alerts/alert-panes.tsx';
import { AlertSkeleton } from '../alerts/alert-skeleton.tsx';
import { type AlertTab, alertsOf, alertTabs, alertTabText } from '../alerts/alert-tabs.ts';
import { useChosenAlert } from '../alerts/use-chosen-alert.ts';
import { PushHint } from '../device/push-hint.tsx';
import { useNotifications } from '../notifications.data.ts';

export const meta = metaOf(pages.alerts);

/** All notifications of the reader, newest first. */
export default function AlertsPage() {
  const query = useNotifications();
  const [tab, setTab] = useState<AlertTab>('all');
  const choice = useChosenAlert();
  const chosen = query.data?.items.find((one) => one._id === choice.chosenId);

  return (
    <div className={classNames('measure pb-16 md:pt-10 md:pb-24', chosen ? 'pt-0' : 'pt-6')}>
      {/* On a phone the open notification replaces the list and its tabs. */}
      <Heading level={1} className={chosen && 'max-md:visually-hidden'}>{t`Alerts`}</Heading>
      <div className={classNames('mt-4 empty:hidden', chosen && 'max-md:hidden')}>
        <PushHint />
      </div>
      <div
        className={classNames(
          // Fits five tabs on a phone.
          'max-md:[&_[role=tab]]:px-2 max-md:[&_[role=tabpanel]]:pt-0 max-md:[&_[role=tablist]]:px-1 md:mt-4',
          chosen ? 'max-md:[&_[role=tablist]]:hidden' : 'max-md:mt-3',
        )}
      >
        <Tabs
          label={t`Which alerts`}
          tabs={alertTabs.map((value) => ({ value, text: alertTabText(value) }))}
          value={tab}
          onValueChange={setTab}
        >
          {query.data ? (
            <AlertPanes
              tab={tab}
              list={query.data}
              alerts={alertsOf(tab, query.data.items)}
              chosen={chosen}
              onChoose={choice.choose}
              onClose={choice.close}
            />
          ) : query.isError ? (
            <ErrorState {...failureOf(query)} title={t`Your alerts could not be loaded`} />
          ) : (
            <AlertSkeleton />
          )}
        </Tabs>
      </div>
    </div>
  );
}
