import { makePart } from '../../ui/feedback/part.ts';

/** Below a table. */
export const standingNotes = makePart(
  async () => (await import('./standing-notes.tsx')).StandingNotes,
);
