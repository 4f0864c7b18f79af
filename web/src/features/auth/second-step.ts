import type { SecondStep } from '@one-dream/contract/features/auth.second-factor.ts';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../platform/session.tsx';

let waiting: SecondStep | undefined;
const listeners = new Set<() => void>();

/** The sign-in that waits for its second step in this page; nowhere else, so a new page starts anew. */
export function useSecondStep(): SecondStep | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => undefined,
  );
}

export function setSecondStep(step: SecondStep | undefined): void {
  waiting = step;
  for (const listener of listeners) listener();
}

/** Goes on with what a sign-in was answered: it is done, or its second step is asked for. */
export function useFinishSignIn() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return async ({ token, secondStep }: { token: string; secondStep?: SecondStep | undefined }) => {
    if (!secondStep) return signIn(token);
    setSecondStep(secondStep);
    await navigate(paths.login(), { replace: true });
  };
}
