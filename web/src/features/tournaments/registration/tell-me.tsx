import { t } from '@lingui/core/macro';
import { Bell, BellRing } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../platform/pages/paths.ts';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { useFollowed, useFollowTournament } from './followers.data.ts';

/** Query parameter that remembers the pressed button during sign-in. */
const wish = 'tell-me';

/**
 * Follows a tournament: before registration, for a notice of its opening; while it is played, for a daily notice of results
 * to people not playing in it.
 */
export function TellMe({
  tournamentId,
  isUpcoming,
}: {
  tournamentId: string;
  isUpcoming: boolean;
}) {
  const { status, user } = useSession();
  const offer = isUpcoming ? t`Tell me when it opens` : t`Follow: results once a day`;
  const look = isUpcoming ? 'main' : 'quiet';
  const { pathname } = useLocation();
  const followed = useFollowed(user !== undefined && user !== null);
  const follow = useFollowTournament();
  useWishBeforeSignIn({ tournamentId, followed: followed.data, follow });
  if (status === 'loading') return null;
  if (!user) {
    return (
      <LinkButton
        to={paths.login(`${pathname}?${wish}=${tournamentId}`)}
        variant={look}
        wide
        className="mt-3"
      >
        {offer}
      </LinkButton>
    );
  }
  const isFollowed = followed.data?.includes(tournamentId) ?? false;
  return (
    <Button
      variant={isFollowed ? 'quiet' : look}
      wide
      className="mt-3"
      icon={isFollowed ? <BellRing size={18} /> : <Bell size={18} />}
      busy={follow.isPending || followed.isPending}
      onClick={() => follow.mutate({ tournamentId, isWanted: !isFollowed })}
    >
      {!isFollowed && offer}
      {isFollowed && (isUpcoming ? t`You will be told` : t`You follow this event`)}
    </Button>
  );
}

/** Follows the tournament for a visitor who pressed the button before signing in. */
function useWishBeforeSignIn(options: {
  tournamentId: string;
  followed: string[] | undefined;
  follow: ReturnType<typeof useFollowTournament>;
}): void {
  const { tournamentId, followed, follow } = options;
  const [query, setQuery] = useSearchParams();
  const isWished = followed !== undefined && query.get(wish) === tournamentId;
  const grant = useEffectEvent(() => {
    setQuery({}, { replace: true, preventScrollReset: true });
    if (followed?.includes(tournamentId)) return;
    follow.mutate({ tournamentId, isWanted: true });
  });
  useEffect(() => {
    if (isWished) grant();
  }, [isWished]);
}
