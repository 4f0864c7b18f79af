import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { ScoredTeam } from './result-rows.ts';
import { RowDialog } from './row-dialog.tsx';
import type { Entry } from './use-entry.ts';

/** All actions of a row, for touch, and for eliminations by player. */
export function RowMenu(props: { entry: Entry; row: DraftRow; team: ScoredTeam | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`More about ${props.team?.name ?? t`this row`}`}
        icon={<EllipsisVertical size={20} />}
        tabIndex={-1}
        className="h-[31px]! align-middle"
        onClick={() => setOpen(true)}
      />
      <RowDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
