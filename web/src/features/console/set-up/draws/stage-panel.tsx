import { t } from '@lingui/core/macro';
import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { useConsoleCall } from '../../console.data.ts';
import { DrawPanel } from './draw-panel.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { describeStage } from './stage-words.ts';

/** A stage: its description and its draw. */
export function StagePanel({ stage, stages }: { stage: Stage; stages: readonly Stage[] }) {
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const remove = useConsoleCall('/stages/delete/{stageId}');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-64 text-quiet">{describeStage(stage, stages)}</p>
        {!stage.isFinal && (
          <>
            <Button
              size="small"
              icon={<PencilLine size={18} />}
              onClick={() => setEditing(true)}
            >{t`Change`}</Button>
            <Button
              size="small"
              variant="danger"
              icon={<Trash2 size={18} />}
              onClick={() => setDeleting(true)}
            >{t`Delete`}</Button>
          </>
        )}
      </div>
      <DrawPanel stage={stage} />
      {isEditing && <StageDialog stages={stages} stage={stage} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t`Delete ${stage.name}?`}
        confirmText={t`Delete stage`}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate({ stageId: stage._id }, { onSettled: () => setDeleting(false) })
        }
      >{t`Its draw and its matches go with it. A stage with a released room cannot be deleted.`}</ConfirmDialog>
    </>
  );
}
