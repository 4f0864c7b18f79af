import type { Location } from 'react-router';

export type Blocker = {
  /** Whether people are asked before they leave. */
  blocks: (to: Location, from: Location) => boolean;
  /** Told how to go on, once they want to leave nevertheless. */
  ask: (goOn: () => void) => void;
};

/** What has to be answered before a page is left. */
export function openBlockers() {
  const blockers = new Set<Blocker>();
  return {
    add(blocker: Blocker): () => void {
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
    /** Asks if there is somebody to ask. @returns whether to wait for the answer */
    hold({ to, from, goOn }: { to: Location; from: Location; goOn: () => void }): boolean {
      const blocker = [...blockers].find(({ blocks }) => blocks(to, from));
      blocker?.ask(goOn);
      return blocker !== undefined;
    },
  };
}
