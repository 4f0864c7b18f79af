import { t } from '@lingui/core/macro';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { type ReactNode, useId } from 'react';
import { paths } from '../../platform/pages/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';
import { LadderNowBlock } from '../ladder/ladder-now-block.tsx';
import { StaffCard } from './staff-card.tsx';
import { TierLadder } from './tier-ladder.tsx';

type AboutBodyProps = Pick<Organisation['about'], 'tiers' | 'staff' | 'process'>;

export function AboutBody({ tiers, staff, process }: AboutBodyProps) {
  return (
    <>
      {tiers.length > 0 ? (
        <Part title={t`From scrims to finals`} kicker={t`Our ecosystem`}>
          <TierLadder tiers={tiers} />
          <div className="mt-8 lg:mt-12">
            <LadderNowBlock />
          </div>
        </Part>
      ) : (
        <LadderNowBlock />
      )}
      {staff.length > 0 && (
        <Part title={t`The people behind it`} kicker={t`Our staff`}>
          <ul className="swipe-row md:grid md:gap-4 md:grid-cols-2 lg:grid-cols-3">
            {staff.map((person) => (
              <StaffCard key={person.name} person={person} />
            ))}
            <OpenPlace />
          </ul>
        </Part>
      )}
      {process.length > 0 && (
        <Part title={t`How a tournament runs`} kicker={t`Our process`}>
          <ProcessRoute steps={process} />
        </Part>
      )}
    </>
  );
}

function Part(props: { title: string; kicker: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Kicker>{props.kicker}</Kicker>
      <Heading level={2} size="headline" id={id} className="mt-3 mb-5 md:mb-10">
        {props.title}
      </Heading>
      {props.children}
    </section>
  );
}

/** The sixth place of five. */
function OpenPlace() {
  return (
    <li className="flex flex-col items-start justify-center gap-4 border border-dashed border-edge p-5 md:p-6">
      <p className="font-display text-title font-medium">{t`Want to be one of them?`}</p>
      <p className="text-quiet">{t`We look for moderators, casters, spectators and organisers.`}</p>
      <LinkButton to={paths.joinUs()}>{t`Join our team`}</LinkButton>
    </li>
  );
}

/** The steps of a tournament along a flight path: vertical on a phone, horizontal on a desktop. */
function ProcessRoute({ steps }: { steps: Organisation['about']['process'] }) {
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
