import { type ReactNode, useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import { makePart } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import type { Action } from './poster-action.ts';

/** Without it the posters keep their own texts. */
const lookUp = makePart(async () => (await import('./poster-viewer.tsx')).PosterViewerLookUp);

const asWritten = (button: Action) => button;

/** Adapts poster buttons to the viewer once known. Render `watch` on the page. */
export function usePosterAction(): { actionOf: (button: Action) => Action; watch: ReactNode } {
  const { user } = useSession();
  const [known, setKnown] = useState({ actionOf: asWritten });
  if (!user) return { actionOf: asWritten, watch: null };
  return {
    ...known,
    watch: (
      <PartPlace part={lookUp} isOptional>
        {(LookUp) => <LookUp onKnown={(actionOf) => setKnown({ actionOf })} />}
      </PartPlace>
    ),
  };
}
