import type { Team, TeamMember } from '@one-dream/contract/features/teams.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { phonePrefix } from '@one-dream/contract/limits.ts';
import { LogOut, UserX } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { useKickPlayer, useLeaveTeam } from './teams.data.ts';

type Props = { member: TeamMember; team: Team; viewerId: string };

/** One player of the team, with the way out: for others through the leader, for a member alone. */
export function MemberCard({ member, team, viewerId }: Props) {
  const isLeader = member._id === team.leader._id;
  const canKick = team.leader._id === viewerId && !isLeader;
  const canLeave = member._id === viewerId && !isLeader;
  const info = member.ingameinfo;
  return (
    <Panel as="li" padding="bare" className="flex flex-col p-5">
      <div className="flex items-center gap-4">
        <Avatar name={member.name} src={imageUrl(member.profile, 128)} size={56} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2.5">
            <span className="line-clamp-2 font-strong wrap-anywhere">{member.name}</span>
            {isLeader && (
              <Badge tone="yellow">
                <abbr title="Leader" className="no-underline">
                  LDR
                </abbr>
              </Badge>
            )}
          </p>
          <p className="truncate text-small text-quiet" title={member.email}>
            {member.email}
          </p>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4">
        <Detail label="In-game name">{info?.inGameName}</Detail>
        <Detail label="Game ID">{info?.inGameId}</Detail>
        <Detail label="Role">{info?.inGameRole}</Detail>
        <Detail label="Mobile">
          {info?.mobileNumber && `${phonePrefix} ${info.mobileNumber}`}
        </Detail>
      </dl>
      {canKick && <Kick member={member} />}
      {canLeave && <Leave team={team} />}
    </Panel>
  );
}

function Detail({ label, children }: { label: string; children: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className={`wrap-anywhere tabular-nums ${children ? '' : 'text-quiet'}`}>
        {children || 'Not Provided'}
      </dd>
    </div>
  );
}

function Kick({ member }: { member: TeamMember }) {
  const [isAsking, setAsking] = useState(false);
  const kick = useKickPlayer();
  return (
    <div className="mt-auto flex justify-end pt-4">
      <Button
        size="small"
        icon={<UserX aria-hidden="true" size={18} />}
        aria-label={`Kick ${member.name}`}
        onClick={() => setAsking(true)}
      >
        Kick
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Kick ${member.name}?`}
        confirmText="Kick"
        busy={kick.isPending}
        busyText="Kicking..."
        onConfirm={() =>
          kick.mutate(member._id, {
            onSuccess: ({ message }) => toast.good(message),
            onSettled: () => setAsking(false),
          })
        }
      >
        They leave the team at once and can come back only with an invite link. Tournaments that the
        team is registered for keep them in its squad.
      </ConfirmDialog>
    </div>
  );
}

function Leave({ team }: { team: Team }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useLeaveTeam();
  return (
    <div className="mt-auto flex justify-end pt-4">
      <Button
        size="small"
        look="danger"
        icon={<LogOut aria-hidden="true" size={18} />}
        onClick={() => setAsking(true)}
      >
        Leave
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Leave ${team.name}?`}
        confirmText="Leave"
        busy={leave.isPending}
        busyText="Leaving..."
        onConfirm={() =>
          leave.mutate(team._id, {
            onSuccess: ({ message }) => toast.good(message),
            onSettled: () => setAsking(false),
          })
        }
      >
        You can come back only with an invite link from the team leader.
      </ConfirmDialog>
    </div>
  );
}
