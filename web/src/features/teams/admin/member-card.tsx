import { t } from '@lingui/core/macro';
import type { TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { phonePrefix } from '@one-dream/contract/limits.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { Badge } from '../../../ui/list/badge.tsx';

const notAvailable = 'N/A';

export function AdminMemberCard({ member, isLeader }: { member: TeamMember; isLeader: boolean }) {
  const info = member.ingameinfo;
  return (
    <li className="min-w-0 border border-line bg-ground p-4">
      <div className="flex items-center gap-3">
        <Avatar name={member.name} src={imageUrl(member.profile, 88)} size={40} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong" title={member.name}>
            {member.name}
          </p>
          <p className="truncate text-small text-quiet" title={member.email}>
            {member.email}
          </p>
        </div>
        {isLeader && (
          <Badge tone="yellow">
            <abbr title={t`Leader`} className="no-underline">{t`LDR`}</abbr>
          </Badge>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
        <Detail label={t`In-game name`}>{info?.inGameName}</Detail>
        <Detail label={t`In-game ID`}>{info?.inGameId}</Detail>
        <Detail label={t`Role`}>{info?.inGameRole}</Detail>
        <Detail label={t`Mobile`}>
          {info?.mobileNumber && `${phonePrefix} ${info.mobileNumber}`}
        </Detail>
      </dl>
    </li>
  );
}

function Detail({ label, children }: { label: string; children: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className={`leading-5 wrap-anywhere tabular-nums ${children ? '' : 'text-quiet'}`}>
        {children || notAvailable}
      </dd>
    </div>
  );
}
