import { t } from '@lingui/core/macro';
import { isAdmin } from '@one-dream/contract/duties.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isEventWork, ownDuties } from '../features/duties/duties.data.ts';
import { forgetReturnPath, readReturnPath } from '../platform/return-path.ts';
import { useSession } from '../platform/session.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { consolePaths } from './console-paths.ts';
import { paths } from './paths.ts';

/** Pages for signed-in users. A visitor signs in first and returns. */
export function SignedInOnly() {
  const { status, user, problem, refresh } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingScreen />;
  if (user) return <Outlet />;
  if (problem) {
    return (
      <ErrorState
        title={t`We could not check who you are`}
        message={problem}
        onRetry={() => void refresh()}
      />
    );
  }
  return <Navigate to={paths.login(pathname + search)} replace />;
}

/** Pages for signing in; signed-in users are redirected to where they were going. */
export function VisitorsOnly() {
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
  const hasResetLink = pathname === paths.resetPassword() && search !== '';

  useEffect(() => {
    forgetReturnPath();
    if (hasResetLink) {
      toast.plain(t`You are signed in. To use the link from the mail, log out and open it again.`);
    }
  }, [hasResetLink]);

  return to === undefined ? <LoadingScreen /> : <Navigate to={to} replace />;
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
