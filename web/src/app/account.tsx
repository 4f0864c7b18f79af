import { t } from '@lingui/core/macro';
import { type AccountTab, accountTabs, pages } from '@one-dream/contract/pages.ts';
import type { ComponentType } from 'react';
import { data, type Params, useParams } from 'react-router';
import { SecurityTab } from '../features/auth/security-tab.tsx';
import { FairPlayTab } from '../features/discipline/fair-play-tab.tsx';
import { PreferencesTab } from '../features/notifications/device/preferences-tab.tsx';
import { metaOf } from '../platform/pages/page-meta.ts';
import { paths } from '../platform/pages/paths.ts';
import { translateText } from '../platform/translate-text.ts';
import { LinkTabs } from '../ui/list/link-tabs.tsx';
import { SubPageHead } from '../ui/list/sub-page-head.tsx';

const tabs = (): Record<AccountTab, { text: string; Content: ComponentType }> => ({
  notices: { text: t`Notices`, Content: PreferencesTab },
  security: { text: t`Security`, Content: SecurityTab },
  'fair-play': { text: t`Fair play`, Content: FairPlayTab },
});

const findTab = (asked: string | undefined) => accountTabs.find((tab) => tab === asked);

/** Any other address below the profile does not exist. */
function check({ params }: { params: Params }): null {
  if (!findTab(params.tab)) throw data(null, { status: 404 });
  return null;
}

export const loader = check;
export const clientLoader = check;

export const meta = metaOf(pages.account);

/** `/profile/security` and its neighbours: what a signed-in user sets and reads of their account. */
export default function AccountPage() {
  const tab = findTab(useParams().tab) ?? accountTabs[0];
  const all = tabs();
  const { Content } = all[tab];
  return (
    <div className="measure pt-2 pb-8 md:py-12">
      <SubPageHead
        back={{ to: paths.profile(), text: t`Profile` }}
        title={translateText(pages.account.title)}
      />
      <div className="mt-4 mb-6">
        <LinkTabs
          label={t`Parts of your account`}
          at={paths.account(tab)}
          tabs={accountTabs.map((one) => ({ to: paths.account(one), text: all[one].text }))}
        />
      </div>
      <Content />
    </div>
  );
}
