import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import type { Action } from './poster-action.ts';

const LookUp = lazy(async () => ({ default: await loadLookUp() }));

const asWritten = (button: Action) => button;

/** What the button of a poster is for whoever looks; as it was written until it is known. `watch` belongs on the page. */
export function usePosterAction(): { actionOf: (button: Action) => Action; watch: ReactNode } {
  const { user } = useSession();
  const [known, setKnown] = useState({ actionOf: asWritten });
  if (!user) return { actionOf: asWritten, watch: null };
  return {
    ...known,
    watch: (
      <Suspense>
        <LookUp onKnown={(actionOf) => setKnown({ actionOf })} />
      </Suspense>
    ),
  };
}

/** Without it the posters read as they were written, which is no reason to lose the page. */
async function loadLookUp() {
  try {
    return (await import('./poster-viewer.tsx')).PosterViewerLookUp;
  } catch (error) {
    console.error(error);
    return () => null;
  }
}
