import { t } from '@lingui/core/macro';
import type { Dashboard } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { weekLabel } from './week-label.ts';

export function GrowthPanel({ growth }: { growth: Dashboard['growth'] }) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const joined = growth.reduce((sum, week) => sum + week.signUps, 0);
  return (
    <Panel as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <Heading level={2} id={id}>{t`User growth`}</Heading>
          <p className="text-small text-quiet">
            {t`${joined.toLocaleString('en-IN')} sign-ups in ${growth.length} weeks`}
          </p>
        </div>
        <Button
          size="small"
          icon={isTable ? <ChartColumn size={18} /> : <Table2 size={18} />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t`Chart` : t`Table`}
        </Button>
      </div>
      {!isTable && <GrowthChart growth={growth} />}
      {/* Alternative to the chart for screen readers. */}
      <div className={isTable ? 'mt-4' : 'visually-hidden'}>
        <GrowthTable growth={growth} />
      </div>
    </Panel>
  );
}

function GrowthTable({ growth }: { growth: Dashboard['growth'] }) {
  return (
    <table className="w-full text-right tabular-nums">
      <caption className="visually-hidden">{t`Sign-ups and users by week`}</caption>
      <thead>
        <tr className="border-b border-line text-small text-quiet">
          <th scope="col" className="h-10 text-left font-regular">{t`Week from`}</th>
          <th scope="col" className="font-regular">{t`Sign-ups`}</th>
          <th scope="col" className="font-regular">{t`Total users`}</th>
        </tr>
      </thead>
      <tbody>
        {growth.map(({ week, signUps, total }) => (
          <tr key={week} className="border-b border-line last:border-b-0">
            <th scope="row" className="h-10 text-left font-regular">
              {weekLabel(week)}
            </th>
            <td>{signUps.toLocaleString('en-IN')}</td>
            <td>{total.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
