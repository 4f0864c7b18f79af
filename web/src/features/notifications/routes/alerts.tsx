import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import { deviceStorage } from '../../../platform/browser-storage.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { AlertPanes } from '../alerts/alert-panes.tsx';
import { type AlertTab, alertsOf, alertTabs, alertTabText } from '../alerts/alert-tabs.ts';
import { useChosenAlert } from '../alerts/use-chosen-alert.ts';
import { usePushState } from '../device/push-support.ts';
import { notificationsOf, useNotifications } from '../notifications.data.ts';

const rows = ['1', '2', '3', '4', '5', '6'];

function AlertSkeleton() {
  return (
    <SkeletonGroup
      label={t`Loading your alerts`}
      className="-mx-[16px] md:mx-0 md:mr-[calc(54.55%+12px)]"
    >
      {rows.map((row) => (
        <div
          key={row}
          className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 border-b border-line px-4 py-3.5"
        >
          <Skeleton className="size-14" />
          <div>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-2 h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

async function ask({ queryClient, user }: LoaderContext) {
  if (user) await queryClient.prefetchQuery(notificationsOf(user._id));
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

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
      {/* Below the list: whether this device may be asked is known later than the list, which must not move. */}
      <div className={classNames('mt-6 empty:hidden', chosen && 'max-md:hidden')}>
        <PushHint />
      </div>
    </div>
  );
}

const dismissedKey = 'push-hint';

/** Suggests notifications on this device once to undecided users; leads to the switch. */
function PushHint() {
  const state = usePushState();
  const [isDismissed, setDismissed] = useState(
    () => deviceStorage.read(dismissedKey) !== undefined,
  );
  if (state !== 'undecided' || isDismissed) return null;

  function dismiss() {
    setDismissed(true);
    deviceStorage.write(dismissedKey, 'dismissed');
  }

  return (
    <aside
      aria-label={t`Notifications on this device`}
      className="flex items-center gap-3 border-l-4 border-line bg-raised py-1.5 pr-1 pl-4"
    >
      <BellRing size={20} className="shrink-0 text-quiet max-sm:hidden" />
      <p className="min-w-0 flex-1 text-small text-quiet">{t`Get alerts on this device even when the site is closed.`}</p>
      <LinkButton size="small" to={paths.account('notices')} className="shrink-0">
        {t`Choose`}
      </LinkButton>
      <IconButton label={t`Hide this`} icon={<X size={20} />} onClick={dismiss} />
    </aside>
  );
}
