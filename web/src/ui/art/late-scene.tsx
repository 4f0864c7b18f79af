import { classNames } from '../class-names.ts';
import { makePart, type Part } from '../feedback/part.ts';
import { PartPlace } from '../feedback/part-place.tsx';

type SceneProps = { className?: string };

export const landedCrate = makePart(async () => (await import('./scenes.tsx')).LandedCrate);
export const podiumHill = makePart(async () => (await import('./scenes.tsx')).PodiumHill);

/** An illustration that comes after its page, in the place kept for it. */
export function LateScene({ scene, className }: SceneProps & { scene: Part<SceneProps> }) {
  const place = <span className={classNames('block aspect-4/3', className)} />;
  return (
    <PartPlace part={scene} waiting={place} isOptional>
      {(Scene) => <Scene className={className} />}
    </PartPlace>
  );
}
