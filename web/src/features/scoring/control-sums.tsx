import { t } from '@lingui/core/macro';
import type { StageStandings } from '@one-dream/contract/features/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { sayLabel } from '../../platform/say-label.ts';
import { Heading } from '../../ui/typography.tsx';

/** Sums that reveal a typing error: actual, and as expected of a correct table. */
export function ControlSums({ stage }: { stage: StageStandings }) {
  return (
    <>
      <Heading level={2}>{t`Totals`}</Heading>
      {stage.tables.map(({ group, control }) => (
        <div key={group ?? ''} className="mt-3">
          {group !== null && <p className="text-small text-quiet">{t`Group ${group}`}</p>}
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            <Sum
              label={stage.preset.labels.win}
              found={String(control.wwcd.found)}
              expected={String(control.wwcd.expected)}
            />
            <Sum
              label={t`Placement points`}
              found={formatTenths(control.placementX10.found)}
              expected={formatTenths(control.placementX10.expected)}
            />
          </dl>
          {control.elims.length > 0 && (
            <p className="mt-1 text-small text-quiet tabular-nums">
              {sayLabel(stage.preset.labels.elims)}:{' '}
              {control.elims
                .map(({ no, found, fielded }) => `M${no} ${found} of ${fielded} players`)
                .join(', ')}
            </p>
          )}
        </div>
      ))}
    </>
  );
}

function Sum({ label, found, expected }: { label: string; found: string; expected: string }) {
  const isRight = found === expected;
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="font-display text-title font-medium tabular-nums">
        {found}
        <span className={isRight ? 'ml-2 text-small text-opened' : 'ml-2 text-small text-closed'}>
          {isRight ? t`adds up` : t`should be ${expected}`}
        </span>
      </dd>
    </div>
  );
}
