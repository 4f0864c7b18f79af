import { t } from '@lingui/core/macro';
import { Outlet, useLocation } from 'react-router';
import { GoTo } from '../platform/pages/go-to.tsx';
import { paths } from '../platform/pages/paths.ts';
import { useSession } from '../platform/session.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';

/** Pages for signed-in users. A visitor signs in first and returns. */
export default function SignedInOnly() {
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
  return <GoTo to={paths.login(pathname + search)} />;
}
