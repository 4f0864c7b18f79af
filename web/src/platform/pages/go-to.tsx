import { Navigate } from 'react-router';
import { useIsHydrated } from '../use-is-hydrated.ts';

/** Leads on to another page, once it is known who looks: a page is hydrated as the server rendered it. */
export function GoTo({ to }: { to: string }) {
  return useIsHydrated() ? <Navigate to={to} replace /> : null;
}
