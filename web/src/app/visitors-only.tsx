import { t } from '@lingui/core/macro';
import { isAdmin } from '@one-dream/contract/duties.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isEventWork, ownDuties } from '../features/duties/duties.data.ts';
import { consolePaths } from '../platform/pages/console-paths.ts';
import { GoTo } from '../platform/pages/go-to.tsx';
import { paths } from '../platform/pages/paths.ts';
import { forgetReturnPath, readReturnPath } from '../platform/return-path.ts';
import { useSession } from '../platform/session.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { toast } from '../ui/feedback/toast.ts';

/** Pages for signing in; signed-in users are redirected to where they were going. */
export default function VisitorsOnly() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const cameAsVisitor = useRef(false);
  if (status === 'loading') return <LoadingScreen />;
  if (!user) {
    cameAsVisitor.current = true;
    return <Outlet />;
  }
  // A visitor signed in by a mail link sees the confirmation before being redirected.
  const isVerified = cameAsVisitor.current && pathname === paths.verifyEmail();
  return isVerified ? <Outlet /> : <GoOn />;
}

function GoOn() {
  const [asked] = useState(() => readReturnPath());
  const landing = useLanding();
  const to = asked === paths.home() ? landing : asked;
  const { pathname, search } = useLocation();
  const mailed = search.startsWith('?token=') ? pathname : undefined;

  useEffect(() => {
    forgetReturnPath();
    if (mailed === paths.resetPassword())
      toast.plain(t`You are signed in. To use the link from the mail, log out and open it again.`);
    if (mailed === paths.verifyEmail())
      toast.plain(t`You are signed in: there is nothing left to verify.`);
  }, [mailed]);

  return to === undefined ? <LoadingScreen /> : <GoTo to={to} />;
}

/** Landing page of a user without a destination: staff go to their pending work. `undefined` until known. */
function useLanding(): string | undefined {
  const { user } = useSession();
  const isPlayer = user !== undefined && !isAdmin(user);
  const duties = useQuery({ ...ownDuties, enabled: isPlayer, retry: false });
  if (!isPlayer) return paths.admin();
  if (duties.isPending) return undefined;
  return duties.data?.some(isEventWork) ? consolePaths.list() : paths.home();
}
