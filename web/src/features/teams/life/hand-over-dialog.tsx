import { t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { MemberChoice } from './member-choice.tsx';
import { useHandOver } from './team-life.data.ts';

/** Chooses the new leader, then asks for confirmation: only the new leader can undo it. */
export function HandOverDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const [heir, setHeir] = useState<Team['players'][number]>();
  const [isAsking, setAsking] = useState(false);
  const handOver = useHandOver();
  const others = team.players.filter(({ _id }) => _id !== team.leader._id);
  return (
    <>
      <Dialog
        open={!isAsking}
        onOpenChange={(isOpen) => !isOpen && !isAsking && onClose()}
        title={t`Hand the team over`}
        description={t`Who leads it from now on? You stay in the team as a player.`}
        actions={
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button
              variant="main"
              disabled={!heir}
              onClick={() => setAsking(true)}
            >{t`Continue`}</Button>
          </>
        }
      >
        <MemberChoice
          legend={t`New leader`}
          name="heir"
          members={others}
          chosen={heir?._id}
          onChoose={setHeir}
        />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t`Make ${heir?.name ?? ''} the leader?`}
        confirmText={t`Hand over`}
        busy={handOver.isPending}
        busyText={t`Handing over...`}
        onConfirm={() => heir && handOver.mutate({ userId: heir._id }, { onSettled: onClose })}
      >
        {t`${team.name} and the tournaments it is in are theirs from then on: the invite link, the lineup, registering and withdrawing. Only they can give it back to you.`}
      </ConfirmDialog>
    </>
  );
}
