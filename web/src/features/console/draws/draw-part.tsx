import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { makePart } from '../../../ui/feedback/part.ts';
import { PartPlace } from '../../../ui/feedback/part-place.tsx';

/** Stages, draws and lobbies: most of the console's code, for the shortest part of an evening. */
export const drawPart = makePart(async () => (await import('./draw-view.tsx')).DrawView);

export function DrawPart() {
  return (
    <PartPlace part={drawPart} waiting={<LoadingScreen />}>
      {(DrawView) => <DrawView />}
    </PartPlace>
  );
}
