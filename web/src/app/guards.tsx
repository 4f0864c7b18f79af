import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { forgetReturnPath, readReturnPath } from '../platform/return-path.ts';
import { useSession } from '../platform/session.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { paths } from './paths.ts';

/** Pages for whoever is signed in. A visitor signs in first and comes back. */
export function SignedInOnly() {
  const { status, user, problem, refresh } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingScreen />;
  if (user) return <Outlet />;
  if (problem) {
    return (
      <ErrorState
        title="We could not check who you are"
        message={problem}
        onRetry={() => void refresh()}
      />
    );
  }
  return <Navigate to={paths.login(pathname + search)} replace />;
}

/** Pages for getting in. Whoever is in already goes on to where they were going. */
export function VisitorsOnly() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const cameAsVisitor = useRef(false);
  if (status === 'loading') return <LoadingScreen />;
  if (!user) {
    cameAsVisitor.current = true;
    return <Outlet />;
  }
  // Who is signed in by the link of a mail reads so before they go on.
  const isVerified = cameAsVisitor.current && pathname === paths.verifyEmail();
  return isVerified ? <Outlet /> : <GoOn />;
}

function GoOn() {
  const [to] = useState(() => readReturnPath());
  const { pathname, search } = useLocation();
  const hasResetLink = pathname === paths.resetPassword() && search !== '';

  useEffect(() => {
    forgetReturnPath();
    if (hasResetLink) {
      toast.plain('You are signed in. To use the link from the mail, log out and open it again.');
    }
  }, [hasResetLink]);

  return <Navigate to={to} replace />;
}
