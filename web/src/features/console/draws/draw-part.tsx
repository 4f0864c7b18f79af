import { useEffect } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { makePart, usePart } from '../../../ui/part.ts';

/** Stages, draws and lobbies: most code of the console, for the shortest part of an evening. */
export const drawPart = makePart(async () => (await import('./draw-view.tsx')).DrawView);

export function DrawPart() {
  const state = usePart(drawPart);
  useEffect(() => void drawPart.fetch(), []);
  if (state.status === 'ready') return <state.Component />;
  if (state.status === 'waiting') return <LoadingScreen />;
  return (
    <ErrorState
      title="The draw could not be loaded"
      message="Check your connection, then try again."
      onRetry={() => void drawPart.fetch()}
    />
  );
}
