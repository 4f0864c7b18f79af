import { type ReactNode, useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import { makePart } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import type { Action } from './poster-action.ts';

/** Without it the posters read as they were written, which is no reason to lose the page. */
const lookUp = makePart(async () => (await import('./poster-viewer.tsx')).PosterViewerLookUp);

const asWritten = (button: Action) => button;

/** Adapts poster buttons to the viewer; as written until the viewer is known. `watch` belongs on the page. */
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
