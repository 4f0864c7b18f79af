import { t } from '@lingui/core/macro';
import type { Team, TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { phonePrefix } from '@one-dream/contract/limits.ts';
import { BellRing, LogOut, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/art/avatar.tsx';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { Button } from '../../ui/form/button.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { useRemindPlayer } from './life/team-life.data.ts';
import { RoleMark } from './role-mark.tsx';
import { teamReadiness } from './team-readiness.ts';
import { useKickPlayer, useLeaveTeam } from './teams.data.ts';

type Props = {
  member: TeamMember;
  team: Team;
  canRemind: boolean;
  canKick: boolean;
  canLeave: boolean;
};

/** A player of the team, with removal: of others by the leader, of themselves by members. */
export function MemberCard({ member, team, canRemind, canKick, canLeave }: Props) {
  const isLeader = member._id === team.leader._id;
  const info = member.ingameinfo;
  return (
    <li className="flex min-w-0 flex-col gap-3 border border-line bg-ground p-3 md:p-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={member.name} src={imageUrl(member.profile, 128)} size={48} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2.5">
            <span className="line-clamp-2 font-strong wrap-anywhere">{member.name}</span>
            {member._id === team.coLeaderId && (
              <Badge>
                <abbr title={t`Co-leader`} className="no-underline">{t`CO`}</abbr>
              </Badge>
            )}
            {isLeader && (
              <Badge tone="yellow">
                <abbr title={t`Leader`} className="no-underline">{t`LDR`}</abbr>
              </Badge>
            )}
          </p>
          <p className="truncate text-small text-quiet" title={member.email}>
            {member.email}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-small">
        <Detail label={t`In-game name`}>{info?.inGameName}</Detail>
        <Detail label={t`Role`}>
          {info?.inGameRole && (
            <span className="inline-flex items-center gap-1.5">
              <RoleMark role={info.inGameRole} size={16} />
              {info.inGameRole}
            </span>
          )}
        </Detail>
        <Detail label={t`Game ID`}>{info?.inGameId}</Detail>
        <Detail label={t`Mobile`}>
          {info?.mobileNumber && `${phonePrefix} ${info.mobileNumber}`}
        </Detail>
      </dl>
      <div className="mt-auto flex flex-wrap justify-end gap-2 empty:hidden">
        {canRemind && <RemindPlayer member={member} />}
        {canKick && <Kick member={member} />}
        {canLeave && <Leave team={team} />}
      </div>
    </li>
  );
}

export function EmptyPlace({ inviteUrl }: { inviteUrl: string | undefined }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 border border-dashed border-edge p-3 md:p-4">
      <span className="min-w-0 flex-1 text-quiet">{t`Open place`}</span>
      {inviteUrl && (
        <LinkButton
          to={inviteUrl}
          size="small"
          icon={<BrandIcon brand="whatsapp" size={18} />}
        >{t`Invite on WhatsApp`}</LinkButton>
      )}
    </li>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="leading-4 text-quiet">{label}</dt>
      <dd className={`wrap-anywhere tabular-nums ${children ? '' : 'text-quiet'}`}>
        {children || t`Not Provided`}
      </dd>
    </div>
  );
}

function Kick({ member }: { member: TeamMember }) {
  const kick = useKickPlayer();
  return (
    <ConfirmButton
      size="small"
      variant="danger"
      icon={<UserX size={18} />}
      aria-label={t`Kick ${member.name}`}
      question={{
        title: t`Kick ${member.name}?`,
        text: t`They leave the team at once and can come back only with an invite link. Tournaments that the team is registered for keep them in its squad.`,
        confirmText: t`Kick`,
        busy: kick.isPending,
        busyText: t`Kicking...`,
      }}
      onConfirm={(close) => kick.mutate({ userId: member._id }, { onSettled: close })}
    >{t`Kick`}</ConfirmButton>
  );
}

function Leave({ team }: { team: Team }) {
  const leave = useLeaveTeam();
  return (
    <ConfirmButton
      size="small"
      variant="danger"
      icon={<LogOut size={18} />}
      question={{
        title: t`Leave ${team.name}?`,
        text: t`You can come back only with an invite link from the team leader.`,
        confirmText: t`Leave`,
        busy: leave.isPending,
        busyText: t`Leaving...`,
      }}
      onConfirm={(close) => leave.mutate({ teamId: team._id }, { onSettled: close })}
    >{t`Leave`}</ConfirmButton>
  );
}

/** For the leader: reminds a player who lacks something. Renders nothing for ready players. */
function RemindPlayer({ member }: { member: TeamMember }) {
  const remind = useRemindPlayer();
  if (teamReadiness([member]).lacking.length === 0) return null;
  return (
    <Button
      size="small"
      icon={<BellRing size={18} />}
      aria-label={t`Remind ${member.name}`}
      busy={remind.isPending}
      disabled={remind.isSuccess}
      onClick={() => remind.mutate({ userId: member._id })}
    >
      {remind.isSuccess ? t`Reminded` : t`Remind`}
    </Button>
  );
}
