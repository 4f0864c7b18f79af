import { t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { ReasonDialog } from '../duties/reason-dialog.tsx';
import { useRuling } from './scoring.data.ts';

/** Teams that remain equal after every tie-break: a scorer orders them, with a reason. */
export function TiesPanel({ stage }: { stage: StageStandings }) {
  const ties = tiesOf(stage);
  if (ties.length === 0 || stage.isFinal) return null;
  return (
    <Panel as="section" aria-label={t`Ties`}>
      <Heading level={2}>{t`Ties`}</Heading>
      <p className="text-small text-quiet">{t`Equal on every tie-break. A tie across a cut has to be ruled on before the stage is final.`}</p>
      <div className="mt-3 flex flex-col gap-4">
        {ties.map((rows) => (
          <Tie key={rows.map(({ entryId }) => entryId).join()} stageId={stage._id} rows={rows} />
        ))}
      </div>
    </Panel>
  );
}

function Tie({ stageId, rows }: { stageId: string; rows: StandingLine[] }) {
  const [order, setOrder] = useState(rows);
  const [isAsking, setAsking] = useState(false);
  const rule = useRuling(stageId);
  const first = rows[0]?.rank ?? 0;
  const move = (index: number, by: number) => {
    const next = [...order];
    const [row] = next.splice(index, 1);
    if (row) next.splice(index + by, 0, row);
    setOrder(next);
  };
  return (
    <div>
      <ol className="border-t border-line">
        {order.map((row, index) => (
          <li key={row.entryId} className="flex items-center gap-2 border-b border-line">
            <span className="w-8 font-display text-title font-heavy tabular-nums">
              {first + index}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{row.name}</span>
            <IconButton
              label={t`${row.name} one up`}
              icon={<ArrowUp size={18} />}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              label={t`${row.name} one down`}
              icon={<ArrowDown size={18} />}
              disabled={index === order.length - 1}
              onClick={() => move(index, 1)}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        className="mt-2"
        onClick={() => setAsking(true)}
      >{t`Rule on this order`}</Button>
      {isAsking && (
        <ReasonDialog
          title={t`Rule on this tie?`}
          confirmText={t`Rule`}
          isHarmless
          onConfirm={(reason) =>
            rule.mutateAsync({ entryIds: order.map(({ entryId }) => entryId), reason })
          }
          onClose={() => setAsking(false)}
        >{t`${order.map(({ name }, index) => `${first + index}. ${name}`).join(', ')}. It holds as long as exactly these teams are equal.`}</ReasonDialog>
      )}
    </div>
  );
}

/** Teams of a table that share a rank, once per tie. Before the first match all are equal, so there is nothing to decide. */
function tiesOf(stage: Pick<StageStandings, 'tables'>): StandingLine[][] {
  return stage.tables.flatMap(({ rows, matches }) => {
    if (matches.length === 0) return [];
    const tied = rows.filter(({ isTied, rank }) => isTied && rank !== null);
    return [...groupBy(tied, ({ rank }) => rank).values()];
  });
}
