import { Navigate } from 'react-router';
import { useIsHydrated } from '../use-is-hydrated.ts';

/** Redirects once the page is hydrated, which needs what the server rendered. */
export function GoTo({ to }: { to: string }) {
  return useIsHydrated() ? <Navigate to={to} replace /> : null;
}
