import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ownWordsIn, withOverrides } from '@one-dream/contract/organisation.ts';
import { aboutInOwnWords, defaultAbout } from '@one-dream/contract/organisation-about.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { monthAndYear } from '../../../platform/day-words.ts';
import { currentLanguage } from '../../../platform/language.ts';
import { organisation, readOrganisationOverrides } from '../../../platform/organisation.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { AboutBody } from '../about-body.tsx';
import { Counter } from '../counter.tsx';

export const meta = metaOf(pages.about, () => ({
  description: t`Who ${organisation.name} is: scrims, tournaments and the people who run them.`,
}));

export default function AboutPage() {
  const { counters, tiers, staff, process } = aboutInOwnWords(
    withOverrides(defaultAbout, readOrganisationOverrides()?.about),
    ownWordsIn(organisation, currentLanguage()),
  );
  return (
    <>
      <Opening />
      <div className="measure flex flex-col gap-12 py-9 md:gap-24 md:py-20">
        {counters.length > 0 && (
          <dl className="grid grid-cols-2 gap-x-5 gap-y-5 md:grid-cols-3 md:gap-y-12">
            {counters.map((counter) => (
              <Counter key={counter.label} counter={counter} />
            ))}
          </dl>
        )}
        <div id="about-body" className="contents">
          <AboutBody tiers={tiers} staff={staff} process={process} />
        </div>
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
        {founded && <Kicker>{t`Since ${monthOf(founded)}`}</Kicker>}
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

/** `2021-01` as `January 2021`: a calendar month, independent of time zones. */
function monthOf(founded: string): string {
  return monthAndYear(new Date(`${founded}-01`));
}
