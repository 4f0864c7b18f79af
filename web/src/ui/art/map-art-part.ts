import { makePart } from '../feedback/part.ts';

export const mapArt = makePart(async () => (await import('./map-art.tsx')).MapArt);
