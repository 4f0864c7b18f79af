import { type ReactNode, useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import type { Action } from './poster-action.ts';
import { PosterViewerLookUp } from './poster-viewer.tsx';

const asWritten = (button: Action) => button;

/** Adapts poster buttons to the viewer once known. Render `watch` on the page. */
export function usePosterAction(): { actionOf: (button: Action) => Action; watch: ReactNode } {
  const { user } = useSession();
  const [known, setKnown] = useState({ actionOf: asWritten });
  if (!user) return { actionOf: asWritten, watch: null };
  return {
    ...known,
    watch: <PosterViewerLookUp onKnown={(actionOf) => setKnown({ actionOf })} />,
  };
}
