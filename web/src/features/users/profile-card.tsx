import type { User } from '@one-dream/contract/features/users.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { phonePrefix } from '@one-dream/contract/limits.ts';
import { BadgeCheck, Bell, CircleDashed, KeyRound, Pencil } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { BrandIcon } from '../../ui/brand-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useLinkDiscord } from './users.data.ts';

export type ProfileCardProps = {
  user: User;
  onEdit: () => void;
  onForgetPassword: () => void;
  onChooseNotices: () => void;
};

/** Who the player is, on the site and in the game. */
export function ProfileCard(props: ProfileCardProps) {
  const { user, onEdit, onForgetPassword, onChooseNotices } = props;
  return (
    <>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-7">
        <Avatar name={user.name} src={imageUrl(user.profile, 256)} size={112} />
        <div className="min-w-0">
          <Heading level={1} className="wrap-anywhere">
            {user.name}
          </Heading>
          <p className="mt-1 break-all text-quiet">{user.email}</p>
          <p className="mt-3">
            <DiscordBadge user={user} />
          </p>
        </div>
      </div>
      <InGameFacts user={user} />
      <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          look={user.ingameinfo?.inGameName ? 'quiet' : 'main'}
          icon={<Pencil aria-hidden="true" size={18} />}
          onClick={onEdit}
        >
          Edit Profile
        </Button>
        {!user.discordinfo && <VerifyNow isNext={Boolean(user.ingameinfo?.inGameName)} />}
        <Button icon={<KeyRound aria-hidden="true" size={18} />} onClick={onForgetPassword}>
          Forget Password
        </Button>
        <Button icon={<Bell aria-hidden="true" size={18} />} onClick={onChooseNotices}>
          Notices
        </Button>
      </div>
    </>
  );
}

function DiscordBadge({ user }: { user: User }) {
  if (!user.discordinfo) {
    return <Badge icon={<CircleDashed aria-hidden="true" size={16} />}>Not Discord Verified</Badge>;
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Badge tone="green" icon={<BadgeCheck aria-hidden="true" size={16} />}>
        Discord Verified
      </Badge>
      {user.discordinfo.username && (
        <span className="text-small text-quiet">@{user.discordinfo.username}</span>
      )}
    </span>
  );
}

/** `isNext`: nothing else has to be done before it. */
function VerifyNow({ isNext }: { isNext: boolean }) {
  const link = useLinkDiscord();
  return (
    <Button
      look={isNext ? 'main' : 'quiet'}
      icon={<BrandIcon brand="discord" />}
      // Also once the address is known: the browser is on its way there.
      busy={link.isPending || link.isSuccess}
      onClick={() => link.mutate()}
    >
      Verify Now
    </Button>
  );
}

function InGameFacts({ user }: { user: User }) {
  const info = user.ingameinfo;
  return (
    <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line pt-6 md:grid-cols-4">
      <InGameFact label="In-game name">{info?.inGameName}</InGameFact>
      <InGameFact label="Game ID">{info?.inGameId}</InGameFact>
      <InGameFact label="Role">{info?.inGameRole}</InGameFact>
      <InGameFact label="Mobile">
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
        className={`font-display text-title font-medium tabular-nums wrap-anywhere ${children ? '' : 'text-quiet'}`}
      >
        {children || 'Not Provided'}
      </dd>
    </div>
  );
}
