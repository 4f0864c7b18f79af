import type { SecondStep } from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { tabStorage } from '../../platform/browser-storage.ts';
import { paths } from '../../platform/pages/paths.ts';
import { useSession } from '../../platform/session.tsx';

const storageKey = 'second-step';
/** Lifetime of its ticket. Milliseconds. */
const lifetime = 10 * 60_000;

let waiting: SecondStep | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/**
 * The sign-in of this tab that is waiting for its second step: a phone may discard the page while its owner opens the
 * authenticator app.
 */
export function useSecondStep(): SecondStep | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => undefined,
  );
}

export function setSecondStep(step: SecondStep | undefined): void {
  waiting = step;
  isRead = true;
  if (step) tabStorage.writeJson(storageKey, { step, at: Date.now() });
  else tabStorage.remove(storageKey);
  for (const listener of listeners) listener();
}

function current(): SecondStep | undefined {
  if (!isRead) {
    waiting = readStored();
    isRead = true;
  }
  return waiting;
}

/** The second step stored by an earlier page of this tab, while it can still be completed. */
function readStored(): SecondStep | undefined {
  const stored = tabStorage.readJson(storageKey) as { step?: SecondStep; at: number } | undefined;
  return stored?.step?.ticket && Date.now() - stored.at < lifetime ? stored.step : undefined;
}

/** Continues a sign-in by its answer: done, or on to the second step. */
export function useFinishSignIn() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return async (answer: { token: string; secondStep?: SecondStep | undefined }) => {
    if (!answer.secondStep) return signIn(answer.token);
    setSecondStep(answer.secondStep);
    await navigate(paths.login(), { replace: true });
  };
}
