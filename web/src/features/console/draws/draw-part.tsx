import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { makePart } from '../../../ui/part.ts';
import { PartPlace } from '../../../ui/part-place.tsx';

/** Stages, draws and lobbies: most code of the console, for the shortest part of an evening. */
export const drawPart = makePart(async () => (await import('./draw-view.tsx')).DrawView);

export function DrawPart() {
  return (
    <PartPlace part={drawPart} waiting={<LoadingScreen />}>
      {(DrawView) => <DrawView />}
    </PartPlace>
  );
}
