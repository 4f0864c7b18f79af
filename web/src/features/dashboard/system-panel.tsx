import { t } from '@lingui/core/macro';
import type { SystemCheck } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { healthQuery } from './health.data.ts';
import { sumOf } from './health-words.ts';

const states = (): Record<SystemCheck['state'], { text: string; dot: string; color: string }> => ({
  ok: { text: 'OK', dot: 'bg-opened', color: 'text-opened' },
  failing: { text: t`Failing`, dot: 'bg-closed', color: 'text-closed' },
  off: { text: t`Off`, dot: 'bg-edge', color: 'text-quiet' },
});

export function SystemPanel({ checks, version }: { checks: SystemCheck[]; version: string }) {
  const id = useId();
  const health = useQuery(healthQuery);
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>{t`System status`}</Heading>
      <ul className="mt-2">
        {checks.map((check) => (
          <SystemRow key={check.name} check={check} />
        ))}
      </ul>
      <Link
        to={adminPaths.health()}
        className="mt-3 flex min-h-11 items-center gap-2 border-t border-line pt-3 text-bright"
      >
        {health.data ? t`Site health: ${sumOf(health.data)}` : t`Site health`}
      </Link>
      <p className="mt-3 text-small text-quiet">{t`Version ${version}`}</p>
    </Panel>
  );
}

function SystemRow({ check }: { check: SystemCheck }) {
  const { text, dot, color } = states()[check.state];
  return (
    <li className="border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rotate-45', dot)} />
        <span className="min-w-0 flex-1 font-strong wrap-anywhere">
          {translateEnglish(check.name)}
        </span>
        {check.latencyMs !== null && (
          <span className="text-small tabular-nums text-quiet">{t`${check.latencyMs} ms`}</span>
        )}
        <span className={classNames('font-display text-label font-medium tracking-wide', color)}>
          {text}
        </span>
      </div>
      {check.detail && (
        <p className="mt-0.5 pl-[22px] text-small wrap-anywhere text-quiet">{check.detail}</p>
      )}
    </li>
  );
}
