import { isAdmin } from '@one-dream/contract/duties.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { LanguageProvider } from '../platform/language-provider.tsx';
import { queryClient } from '../platform/query-client.ts';
import { SessionProvider, useSession } from '../platform/session.tsx';
import { quietMoment } from '../ui/feedback/quiet-moment.ts';
import { SiteFrame } from './site-frame.tsx';
import type { Viewer } from './viewer.ts';

/** Providers around every page, in any frame. */
export function Root() {
  // For `web/public/start.js`, which queues presses until now.
  useEffect(() => void window.dispatchEvent(new Event('alive')), []);
  return (
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <Outlet />
          <LateCompanion />
        </SessionProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/** Frame of every page except the back office, which has its own. */
export function SiteLayout() {
  const session = useSession();
  return <SiteFrame viewer={viewerOf(session)} onLogout={() => void session.signOut()} />;
}

function viewerOf({ status, user }: ReturnType<typeof useSession>): Viewer | null | undefined {
  if (status === 'loading') return null;
  return (
    user && {
      name: user.name,
      avatar: user.profile,
      isAdmin: isAdmin(user),
    }
  );
}

/**
 * No page waits for it, so it loads after the page's own code; without it the page still works. A separate component, so
 * that nothing else re-renders when it arrives.
 */
function LateCompanion() {
  const [Companion, setCompanion] = useState<ComponentType>();
  useEffect(() => {
    quietMoment()
      .then(() => import('./companion.tsx'))
      .then((loaded) => startTransition(() => setCompanion(() => loaded.Companion)))
      .catch((error) => console.error(error));
  }, []);
  return Companion && <Companion />;
}
