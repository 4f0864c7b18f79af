import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { Heading } from '../../ui/typography.tsx';

/** The steps of a tournament along a flight path: vertical on a phone, horizontal on a desktop. */
export function ProcessRoute({ steps }: { steps: Organisation['about']['process'] }) {
  return (
    <ol className="grid lg:grid-cols-4">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="group relative grid grid-cols-[48px_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0 lg:block lg:pr-8 lg:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-12 bottom-0 left-6 border-l-2 border-dashed border-edge group-last:hidden lg:top-6 lg:right-0 lg:bottom-auto lg:left-12 lg:border-t-2 lg:border-l-0"
          />
          <span
            aria-hidden="true"
            className="grid size-12 place-items-center border border-edge bg-ground font-display text-title leading-none font-heavy tabular-nums rounded-hair"
          >
            <span className="translate-y-[2px]">{index + 1}</span>
          </span>
          <div className="pt-1.5 lg:pt-5">
            <Heading level={3}>{step.title}</Heading>
            <p className="mt-2 max-w-prose text-quiet">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
