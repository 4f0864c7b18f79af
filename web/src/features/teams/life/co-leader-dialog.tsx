import { t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { MemberChoice } from './member-choice.tsx';
import { useSetCoLeader } from './team-life.data.ts';

/** Chooses one member who acts for the team beside its leader, or nobody. */
export function CoLeaderDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const [userId, setUserId] = useState(team.coLeaderId ?? null);
  const choose = useSetCoLeader();
  const others = team.players.filter(({ _id }) => _id !== team.leader._id);
  return (
    <Dialog
      onClose={onClose}
      title={t`Co-leader`}
      description={t`They may do what you do: register and withdraw, the lineup, the invite link, players. Deleting the team, handing it over and its prizes stay yours.`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="main"
            busy={choose.isPending}
            onClick={() => choose.mutate({ userId }, { onSettled: onClose })}
          >{t`Save`}</Button>
        </>
      }
    >
      <MemberChoice
        legend={t`Co-leader`}
        name="co-leader"
        members={[{ _id: null, name: t`Nobody` }, ...others]}
        chosen={userId}
        onChoose={({ _id }) => setUserId(_id)}
      />
    </Dialog>
  );
}
