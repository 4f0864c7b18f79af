import { t } from '@lingui/core/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import type { Dashboard } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { useId } from 'react';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { RelativeTime } from '../../platform/relative-time.tsx';
import { useViewer } from '../../platform/session.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { EntrySentence } from './entry-sentence.tsx';

export function ActivityPanel({ activity }: { activity: Dashboard['activity'] }) {
  const id = useId();
  const viewer = useViewer();
  return (
    <Panel as="section" aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} id={id}>{t`Recent activity`}</Heading>
        {isOwner(viewer) && <TextLink to={adminPaths.audit()}>{t`Audit log`}</TextLink>}
      </div>
      {activity.length === 0 && (
        <p className="mt-3 text-quiet">{t`Nothing has happened yet. Sign-ups, teams and everything admins do show up here.`}</p>
      )}
      <ol className="mt-2">
        {activity.map((entry) => (
          <li
            key={entry._id}
            className="items-baseline justify-between gap-6 border-b border-line py-2.5 last:border-b-0 sm:flex"
          >
            <EntrySentence entry={entry} />
            <RelativeTime at={entry.at} className="block shrink-0 text-small text-quiet" />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
