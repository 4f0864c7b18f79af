import { t } from '@lingui/core/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import { sectionSchemas } from '@one-dream/contract/organisation-schema.ts';
import type {
  OrganisationSection,
  SectionValues,
} from '@one-dream/contract/organisation-sections.ts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ContractForm } from '../../../platform/use-contract-form.ts';
import { LogoMark } from '../../../ui/art/logo-mark.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { Counter } from '../counter.tsx';
import { StaffCard } from '../staff-card.tsx';
import { TierLadder } from '../tier-ladder.tsx';
import type { SectionForm } from './section-values.ts';

/** Sections that can be seen before they are saved. */
type DrawnSection = Exclude<OrganisationSection, 'discord'>;

type Drawn = {
  [Section in DrawnSection]: (values: SectionValues[Section]) => ReactNode;
};

const drawn: Drawn = {
  identity: ({ name, tagline, logo, organizer, ...given }) => (
    <>
      <div className="flex min-w-0 items-center gap-3 border border-line bg-ground p-3">
        {logo ? (
          <img src={imageUrl(logo, 76)} alt="" width={38} height={38} className="size-[38px]" />
        ) : (
          <LogoMark size={38} className="shrink-0" />
        )}
        <div className="min-w-0">
          <p className="truncate font-display text-[1.5rem] leading-none font-heavy tracking-wide">
            {name}
          </p>
          <p className="mt-0.5 line-clamp-2 text-small text-quiet">{tagline}</p>
        </div>
      </div>
      <p className="mt-3 mb-5 text-small text-quiet">{t`New tournaments say: by ${organizer ?? name.toUpperCase()}.`}</p>
      <LinkList
        without={t`Left out`}
        links={[
          [t`GET HELP`, given.supportChat],
          [t`Contact`, given.documents.contact],
          [t`Terms`, given.documents.terms],
          [t`Privacy`, given.documents.privacy],
          [t`Join our Discord`, given.discordInvite],
          ['YouTube', given.social.youtube],
          [t`Instagram`, given.social.instagram],
          [t`Discord`, given.social.discord],
          ['WhatsApp', given.social.whatsapp],
        ]}
      />
    </>
  ),
  texts: ({ texts, tutorialVideos }) => (
    <>
      <Greetings {...texts} />
      <LinkList
        without={t`A still`}
        links={[
          [t`Sign up on website`, watch(tutorialVideos.signUp)],
          [t`Build your team`, watch(tutorialVideos.buildTeam)],
          [t`Register for tournaments`, watch(tutorialVideos.register)],
        ]}
      />
    </>
  ),
  languages: ({ ownWords }) => (
    <>
      <Greetings {...ownWords['hi-Latn']} />
      <Greetings {...ownWords.hi} />
    </>
  ),
  about: ({ about: { counters, tiers, staff, process } }) => (
    <>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-8 [&_dd]:text-[2.5rem]!">
        {counters.map((counter) => (
          <Counter key={counter.label} counter={counter} />
        ))}
      </dl>
      <div className="[&_li]:my-0! [&_ol]:grid-cols-1!">
        <TierLadder tiers={tiers} />
      </div>
      <ul className="grid gap-4">
        {staff.map((person) => (
          <StaffCard key={person.name} person={person} />
        ))}
      </ul>
      <ol className="grid gap-5">
        {process.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
            <span className="font-display text-title font-heavy text-quiet">{index + 1}</span>
            <div>
              <Heading level={3}>{title}</Heading>
              <p className="mt-1 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  ),
};

function Greetings({
  welcomeHeading,
  welcome,
  loginGreeting,
  registerGreeting,
}: {
  welcomeHeading: string | null;
  welcome: readonly string[];
  loginGreeting: string | null;
  registerGreeting: string | null;
}) {
  return (
    <div>
      {welcomeHeading && (
        <Heading level={3} size="headline">
          {welcomeHeading}
        </Heading>
      )}
      <div className="mt-4 grid gap-3 text-quiet">
        {welcome.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-5 border-t border-line pt-4">{loginGreeting}</p>
      <p className="mt-1">{registerGreeting}</p>
    </div>
  );
}

/** Live preview of the form; keeps the last valid state. */
export function SectionPreview<Section extends DrawnSection>(props: {
  section: Section;
  form: ContractForm<SectionForm>;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { section, form } = props;
  const { values } = useWatch({ control: form.methods.control }) as SectionForm;
  const parsed = sectionSchemas[section].safeParse(values);
  const now = parsed.success ? (parsed.data as SectionValues[Section]) : undefined;
  const [last, setLast] = useState(now);
  if (now && JSON.stringify(now) !== JSON.stringify(last)) setLast(now);
  return (
    <section aria-labelledby="section-preview" className="min-w-0">
      <div className="xl:sticky xl:top-8">
        <Heading level={2} id="section-preview" className="mb-4">{t`Preview`}</Heading>
        {last && <div className="grid gap-8 wrap-anywhere">{drawn[section](last)}</div>}
        {!parsed.success && (
          <p className="mt-3 text-small text-quiet">{t`A field is not right yet: this is how it looked before.`}</p>
        )}
      </div>
    </section>
  );
}

function LinkList({
  links,
  without,
}: {
  links: readonly (readonly [text: string, to: string | null])[];
  /** Said of those that are not given. */
  without: string;
}) {
  return (
    <dl className="grid gap-3">
      {links.map(([text, to]) => (
        <div key={text} className="min-w-0 border-b border-line pb-3">
          <dt className="text-small text-quiet">{text}</dt>
          <dd className="wrap-anywhere">{to ? <TextLink to={to}>{to}</TextLink> : without}</dd>
        </div>
      ))}
    </dl>
  );
}

function watch(videoId: string | null): string | null {
  return videoId && `https://www.youtube.com/watch?v=${videoId}`;
}
