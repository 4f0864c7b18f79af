import { t } from '@lingui/core/macro';
import { organisation } from '../../platform/organisation.ts';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';

export function AboutSection() {
  const { name, texts, founded, discordInvite } = organisation;
  return (
    <section
      aria-labelledby="about"
      className="contour-ground relative isolate overflow-hidden border-b border-line"
    >
      <DropZone className="absolute top-1/2 right-[-120px] -z-10 hidden w-[560px] -translate-y-1/2 lg:block" />
      <div className="measure py-9 md:py-20">
        {founded && <Kicker>{t`Since ${founded.slice(0, 4)}`}</Kicker>}
        <Heading level={1} id="about" size="poster" className="mt-4 max-w-3xl">
          {texts.welcomeHeading ?? t`Welcome to ${name}`}
        </Heading>
        <div className="mt-4 grid max-w-2xl gap-3 text-quiet md:mt-6 md:gap-4 md:text-lead">
          {texts.welcome.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {discordInvite && (
          <LinkButton
            size="large"
            to={discordInvite}
            className="mt-6 md:mt-8"
          >{t`JOIN US NOW`}</LinkButton>
        )}
      </div>
    </section>
  );
}
