import '../styles/office.css';
import { isAdmin } from '@one-dream/contract/duties.ts';
import { data, Outlet } from 'react-router';
import { SetUpFirst } from '../features/auth/set-up-first-block.tsx';
import { AdminLayout } from '../features/dashboard/admin-layout.tsx';
import { inBrowser, onServer } from '../platform/route-data.ts';
import { useSession, useViewer } from '../platform/session.tsx';
import { NoEntry } from './no-entry.tsx';

/** A player who opens an address of the back office does not download its code. */
export const loader = onServer(async ({ user }) => {
  if (user && !isAdmin(user)) throw data(null, { status: 403 });
});
export const clientLoader = inBrowser(async () => undefined);

/** The back office and its frame, for the owner and admins. */
export default function AdminFrame() {
  const viewer = useViewer();
  const { safety } = useSession();
  if (!isAdmin(viewer)) return <NoEntry />;
  if (safety?.isShutOut)
    return (
      <main>
        <SetUpFirst />
      </main>
    );
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}
