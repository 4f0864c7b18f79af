import { t } from '@lingui/core/macro';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { phonePrefix } from '@one-dream/contract/limits.ts';
import { BadgeCheck, CircleDashed, Pencil } from 'lucide-react';
import { Avatar } from '../../ui/art/avatar.tsx';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useLinkDiscord } from './users.data.ts';

/** The player's own card: identity on the site and in the game. */
export function ProfileCard({ user, onEdit }: { user: User; onEdit: () => void }) {
  const isFilled = Boolean(user.ingameinfo?.inGameName);
  return (
    <Panel padding="bare" className="overflow-hidden">
      <div className="contour-ground chamfer-clip m-px flex items-center gap-4 p-4 sm:p-5 lg:flex-col lg:items-start">
        <Avatar name={user.name} src={imageUrl(user.profile, 256)} size={96} />
        <div className="w-full min-w-0">
          <Heading
            level={1}
            size={user.name.length > 18 ? 'title' : 'headline'}
            className="wrap-anywhere"
          >
            {user.name}
          </Heading>
          <p className="truncate text-small text-quiet" title={user.email}>
            {user.email}
          </p>
          <p className="mt-2">
            <DiscordBadge user={user} />
          </p>
        </div>
      </div>
      <InGameFacts user={user} />
      <div className="flex gap-3 px-4 pb-4 sm:px-5 sm:pb-5">
        <Button
          size="small"
          variant={isFilled ? 'quiet' : 'main'}
          className="flex-1"
          icon={<Pencil size={18} />}
          onClick={onEdit}
        >{t`Edit Profile`}</Button>
        {!user.discordinfo && <VerifyNow isNext={isFilled} />}
      </div>
    </Panel>
  );
}

function DiscordBadge({ user }: { user: User }) {
  if (!user.discordinfo) {
    return <Badge icon={<CircleDashed size={16} />}>{t`Not Discord Verified`}</Badge>;
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Badge tone="green" icon={<BadgeCheck size={16} />}>{t`Discord Verified`}</Badge>
      {user.discordinfo.username && (
        <span className="text-small text-quiet wrap-anywhere">@{user.discordinfo.username}</span>
      )}
    </span>
  );
}

/** `isNext`: it is the next step to do. */
function VerifyNow({ isNext }: { isNext: boolean }) {
  const link = useLinkDiscord();
  return (
    <Button
      size="small"
      variant={isNext ? 'main' : 'quiet'}
      className="flex-1"
      icon={<BrandIcon brand="discord" />}
      // Also after success: the browser is navigating to the address.
      busy={link.isPending || link.isSuccess}
      onClick={() => link.mutate()}
    >{t`Verify Now`}</Button>
  );
}

function InGameFacts({ user }: { user: User }) {
  const info = user.ingameinfo;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3 border-t border-line p-4 sm:grid-cols-4 sm:p-5 lg:grid-cols-2">
      <InGameFact label={t`In-game name`}>{info?.inGameName}</InGameFact>
      <InGameFact label={t`Role`}>{info?.inGameRole}</InGameFact>
      <InGameFact label={t`Game ID`}>{info?.inGameId}</InGameFact>
      <InGameFact label={t`Mobile`}>
        {info?.mobileNumber && `${phonePrefix} ${info.mobileNumber}`}
      </InGameFact>
    </dl>
  );
}

function InGameFact({ label, children }: { label: string; children: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd
        className={`font-display text-action font-medium tabular-nums wrap-anywhere ${children ? '' : 'text-quiet'}`}
      >
        {children || t`Not Provided`}
      </dd>
    </div>
  );
}
