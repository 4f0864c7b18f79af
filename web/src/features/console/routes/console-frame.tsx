import '../../../styles/office.css';
import { type FocusEvent, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { stepAlongRows } from '../../../ui/rows.ts';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { useFocusAfterNavigation } from '../../../ui/use-focus-after-navigation.ts';
import { SetUpFirst } from '../../auth/set-up-first-block.tsx';

/** Frame of the console: only its own bar, to leave small screens for the work. */
export default function ConsoleFrame() {
  const main = useFocusAfterNavigation();
  const { safety } = useSession();
  return (
    <div className="min-h-dvh [--bar-height:56px] print:bg-white print:text-black">
      <SkipLink />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        onFocus={passToWork}
        onKeyDown={stepAlongRows}
        className="min-h-dvh outline-none"
      >
        <Suspense fallback={<LoadingScreen />}>
          {safety?.isShutOut ? <SetUpFirst /> : <Outlet />}
        </Suspense>
      </main>
      <Toaster />
    </div>
  );
}

/** Passes focus on the page to the innermost `data-work`, skipping its bar and list of matches. */
function passToWork({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  [...target.querySelectorAll<HTMLElement>('[data-work]')].at(-1)?.focus({ preventScroll: true });
}
