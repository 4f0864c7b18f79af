import { makePart } from '../../../ui/feedback/part.ts';
import { PartPlace } from '../../../ui/feedback/part-place.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

// Needed once an evening, before the first match.
const bringPart = makePart(async () => (await import('./bring-view.tsx')).BringView);

export function BringPart() {
  return (
    <PartPlace part={bringPart} waiting={<Skeleton className="m-5 h-64" />}>
      {(BringView) => <BringView />}
    </PartPlace>
  );
}
