import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ownWordsIn, withOverrides } from '@one-dream/contract/organisation.ts';
import { aboutInOwnWords, defaultAbout } from '@one-dream/contract/organisation-about.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { type ReactNode, useId } from 'react';
import { organisation, readOrganisationOverrides } from '../../app/organisation.ts';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { monthAndYear } from '../../platform/day-words.ts';
import { currentLanguage } from '../../platform/language.ts';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';
import { LadderNowBlock } from '../ladder/ladder-now-block.tsx';
import { Counter } from './counter.tsx';
import { ProcessRoute } from './process-route.tsx';
import { StaffCard } from './staff-card.tsx';
import { TierLadder } from './tier-ladder.tsx';

/** The about page, from the organisation's own values. */
export function AboutPage() {
  useDocumentTitle(pages.about.title);
  const { counters, tiers, staff, process } = aboutInOwnWords(
    withOverrides(defaultAbout, readOrganisationOverrides()?.about),
    ownWordsIn(organisation, currentLanguage()),
  );
  return (
    <>
      <Opening />
      <div className="measure flex flex-col gap-12 py-9 md:gap-24 md:py-20">
        <dl className="grid grid-cols-2 gap-x-5 gap-y-5 md:grid-cols-3 md:gap-y-12">
          {counters.map((counter) => (
            <Counter key={counter.label} counter={counter} />
          ))}
        </dl>
        <Part title={t`From scrims to finals`} kicker={t`Our ecosystem`}>
          <TierLadder tiers={tiers} />
          <div className="mt-8 lg:mt-12">
            <LadderNowBlock />
          </div>
        </Part>
        <Part title={t`The people behind it`} kicker={t`Our staff`}>
          <ul className="swipe-row md:grid md:gap-4 md:grid-cols-2 lg:grid-cols-3">
            {staff.map((person) => (
              <StaffCard key={person.name} person={person} />
            ))}
            <OpenPlace />
          </ul>
        </Part>
        <Part title={t`How a tournament runs`} kicker={t`Our process`}>
          <ProcessRoute steps={process} />
        </Part>
      </div>
    </>
  );
}

function Opening() {
  const { name, tagline, founded } = organisation;
  return (
    <section className="contour-ground relative isolate overflow-hidden border-b border-line">
      <DropZone className="absolute top-1/2 -right-72 -z-10 w-[520px] max-w-none -translate-y-1/2 opacity-50 md:-right-64 md:w-[680px] lg:-right-16 lg:opacity-100" />
      <div className="measure flex min-h-[260px] flex-col justify-center py-9 md:min-h-[480px] md:py-20">
        <Kicker>{t`Since ${monthOf(founded)}`}</Kicker>
        <Heading level={1} size="poster" className="mt-5 lg:max-w-3xl">
          <Trans>
            About <span className="lg:whitespace-nowrap">{name}</span>
          </Trans>
        </Heading>
        <p className="mt-5 max-w-xl text-lead text-quiet">{tagline}</p>
      </div>
    </section>
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

/** `2021-01` as `January 2021`: a calendar month, independent of time zones. */
function monthOf(founded: string): string {
  return monthAndYear(new Date(`${founded}-01`));
}
