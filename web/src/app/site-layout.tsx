import { isAdmin } from '@one-dream/contract/duties.ts';
import { useSession } from '../platform/session.tsx';
import { SiteFrame } from './site-frame.tsx';
import type { Viewer } from './viewer.ts';

/** Frame of every page except the console and the back office, which have their own. */
export default function SiteLayout() {
  const session = useSession();
  return <SiteFrame viewer={viewerOf(session)} onLogout={() => void session.signOut()} />;
}

function viewerOf({ status, user }: ReturnType<typeof useSession>): Viewer | null | undefined {
  if (status === 'loading') return null;
  return user && { name: user.name, avatar: user.profile, isAdmin: isAdmin(user) };
}
