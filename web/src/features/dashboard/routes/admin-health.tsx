import { t } from '@lingui/core/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import type {
  HealthLine,
  HealthName,
} from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleMinus, CircleX, type LucideIcon } from 'lucide-react';
import { waitOf } from '../../../platform/failure-of.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { useViewer } from '../../../platform/session.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { healthQuery, useTestMail } from '../health.data.ts';
import { sumOf } from '../health-words.ts';

export const meta = metaOf(adminPages.health);

const titles = (): Record<HealthName, string> => ({
  mail: t`Mail`,
  discord: t`Discord`,
  google: t`Google`,
  storage: t`Pictures`,
  backup: t`Backup`,
  disk: t`Disk`,
  memory: t`Memory`,
  clock: t`Clock`,
  certificate: t`Certificate`,
  proxy: t`Address of visitors`,
  queue: t`Mails and messages to send`,
  push: t`Notifications on devices`,
  version: t`Version`,
});

const looks = (): Record<
  HealthLine['state'],
  { says: string; icon: LucideIcon; color: string }
> => ({
  ok: { says: t`Right`, icon: CircleCheck, color: 'text-opened' },
  todo: { says: t`Something to do`, icon: CircleAlert, color: 'text-flare' },
  failing: { says: t`Failing`, icon: CircleX, color: 'text-closed' },
  off: { says: t`Not set up`, icon: CircleMinus, color: 'text-quiet' },
});

/** Everything that an operator has to keep right, each with what to do where. */
export default function AdminHealthPage() {
  const query = useQuery({ ...healthQuery, staleTime: 0 });
  return (
    <>
      <PageHead
        title={t`Site health`}
        text={query.data && sumOf(query.data)}
        actions={
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t`Look again`}
          </Button>
        }
      />
      {query.data ? (
        <ul className="grid gap-2">
          {query.data.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      ) : (
        <Waiting
          {...waitOf(query)}
          title={t`The check could not be run`}
          label={t`Running the checks`}
          className="grid gap-3"
          rows={['h-16', 'h-16', 'h-16', 'h-16']}
        />
      )}
    </>
  );
}

function Line({ line: { name, state, say } }: { line: HealthLine }) {
  const { says, icon: Mark, color } = looks()[state];
  const viewer = useViewer();
  return (
    <li className="flex flex-wrap items-center gap-3 border border-line p-4">
      <Mark aria-label={says} role="img" size={22} className={`shrink-0 self-start ${color}`} />
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-strong">{titles()[name]}</span>
        <span className="block text-small wrap-anywhere text-quiet">{say}</span>
      </span>
      {isOwner(viewer) && name === 'mail' && state !== 'off' && <TestMail />}
      {isOwner(viewer) && name === 'discord' && state !== 'ok' && (
        <LinkButton size="small" to={adminPaths.organisation('discord')}>{t`Set it up`}</LinkButton>
      )}
      {isOwner(viewer) && name === 'queue' && state !== 'ok' && (
        <LinkButton size="small" to={adminPaths.audit()}>{t`See and try again`}</LinkButton>
      )}
    </li>
  );
}

function TestMail() {
  const send = useTestMail();
  return (
    <>
      <Button size="small" busy={send.isPending} onClick={() => send.mutate({})}>
        {t`Send a test mail`}
      </Button>
      {send.data && (
        <p role="status" className="basis-full pl-[34px] text-small wrap-anywhere">
          {send.data.message} <q>{send.data.said}</q>
        </p>
      )}
    </>
  );
}
