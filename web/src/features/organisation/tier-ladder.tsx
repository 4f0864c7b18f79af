import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';

/** On a desktop each of the first three tiers is a step higher than the previous one. */
const steps = ['lg:mt-16', 'lg:mt-8 lg:mb-8', 'lg:mb-16'];

/** The tiers in ascending order, with one chevron per level. */
export function TierLadder({ tiers }: { tiers: Organisation['about']['tiers'] }) {
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {tiers.map((tier, index) => (
        <Panel as="li" key={tier.name} className={steps[index]}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 lg:block">
            <Chevrons count={index + 1} />
            <div className="lg:mt-4">
              <Heading level={3}>{tier.name}</Heading>
              <p className="text-quiet max-lg:text-small lg:mt-1.5">{tier.summary}</p>
            </div>
          </div>
          <ul className="mt-3 flex flex-wrap gap-x-6 border-t border-line max-lg:pt-2 lg:mt-5 lg:grid">
            {tier.points.map((point) => (
              <li
                key={point}
                className="border-line font-display text-action font-medium tracking-wide lg:border-b lg:py-2.5 lg:last:border-b-0 lg:last:pb-0"
              >
                {point}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </ol>
  );
}

function Chevrons({ count }: { count: number }) {
  return (
    <svg
      aria-hidden="true"
      width={44}
      height={44}
      viewBox="0 0 44 44"
      fill="none"
      stroke="currentColor"
      strokeWidth={4}
      className="text-bright"
    >
      {[0, 1, 2].map((place) => (
        <path
          key={place}
          d={`M4 ${38 - place * 12} 22 ${26 - place * 12}l18 12`}
          className={place < count ? '' : 'text-line'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}
