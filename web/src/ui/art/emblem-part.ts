import { makePart } from '../feedback/part.ts';

/** The drawings in the place of missing pictures. What the server renders has them along. */
export const emblem = makePart(async () => (await import('./emblem.tsx')).Emblem);
