import { t } from '@lingui/core/macro';
import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { waitOf } from '../../../../platform/failure-of.ts';
import { consoleSearch } from '../../../../platform/pages/console-paths.ts';
import { useSearch } from '../../../../platform/pages/search-params.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Tabs } from '../../../../ui/list/tabs.tsx';
import { Waiting } from '../../../../ui/list/waiting.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { stagesOf, useConsoleCall } from '../../console.data.ts';
import { DrawPanel } from './draw-panel.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { describeStage } from './stage-words.ts';

export function DrawView() {
  const { tournament } = useServed();
  const query = useQuery(stagesOf(tournament._id));
  const [isMaking, setMaking] = useState(false);
  const stages = query.data;
  if (!stages)
    return (
      <Waiting
        {...waitOf(query)}
        title={t`The stages could not be loaded`}
        label={t`Loading the stages`}
        className="measure grid gap-4 py-5"
        rows={['h-12', 'h-80']}
      />
    );
  return (
    <div className="measure py-5">
      {stages.length === 0 ? (
        <EmptyState
          title={t`Make the first stage`}
          text={t`A stage has its own table: a qualifier, semi-finals, the grand finals. Choose a template and change what you like.`}
          action={
            <Button
              variant="main"
              icon={<Plus size={20} />}
              onClick={() => setMaking(true)}
            >{t`Make a stage`}</Button>
          }
        />
      ) : (
        <Stages stages={stages} onMake={() => setMaking(true)} />
      )}
      {isMaking && <StageDialog stages={stages} onClose={() => setMaking(false)} />}
    </div>
  );
}

function Stages({ stages, onMake }: { stages: readonly Stage[]; onMake: () => void }) {
  const [place, change] = useSearch(consoleSearch);
  const chosen =
    stages.find(({ _id }) => _id === place.stage) ??
    stages.find(({ isFinal }) => !isFinal) ??
    stages.at(-1);
  if (!chosen) return null;
  return (
    <>
      <div className="mb-3 flex justify-end">
        <Button size="small" icon={<Plus size={18} />} onClick={onMake}>{t`Another stage`}</Button>
      </div>
      <Tabs
        label={t`Stages`}
        tabs={stages.map(({ _id, name }) => ({ value: _id, text: name }))}
        value={chosen._id}
        onValueChange={(stage) => change({ stage })}
      >
        <StagePanel key={chosen._id} stage={chosen} stages={stages} />
      </Tabs>
    </>
  );
}

/** A stage: its description and its draw. */
function StagePanel({ stage, stages }: { stage: Stage; stages: readonly Stage[] }) {
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
