import { type SecondStep, secondStep } from '@one-dream/contract/features/auth.second-factor.ts';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../platform/session.tsx';

const storageKey = 'second-step';
/** As long as its ticket is good. Milliseconds. */
const lifetime = 10 * 60_000;

let waiting: SecondStep | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/**
 * The sign-in that waits for its second step in this tab: a phone may drop the page while its owner looks at the
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

export function setSecondStep(step: SecondStep | undefined, now = Date.now()): void {
  waiting = step;
  isRead = true;
  try {
    if (step) window.sessionStorage.setItem(storageKey, JSON.stringify({ step, at: now }));
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // Without a storage a new page starts anew.
  }
  for (const listener of listeners) listener();
}

function current(): SecondStep | undefined {
  if (!isRead) {
    waiting = readKept();
    isRead = true;
  }
  return waiting;
}

/** The second step that an earlier page of this tab left, while it can still be completed. */
function readKept(now = Date.now()): SecondStep | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return kept && now - kept.at < lifetime ? secondStep.parse(kept.step) : undefined;
  } catch {
    return undefined;
  }
}

/** Goes on with what a sign-in was answered: it is done, or its second step is asked for. */
export function useFinishSignIn() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return async (answer: { token: string; secondStep?: SecondStep | undefined }) => {
    if (!answer.secondStep) return signIn(answer.token);
    setSecondStep(answer.secondStep);
    await navigate(paths.login(), { replace: true });
  };
}
