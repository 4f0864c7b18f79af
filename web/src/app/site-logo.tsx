import { Link } from 'react-router';
import { organisation } from '../platform/organisation.ts';
import { paths } from '../platform/pages/paths.ts';
import { OrganisationLogo } from '../ui/art/logo-mark.tsx';
import { classNames } from '../ui/class-names.ts';

/** Logo, name and tagline; links to home. `isBrief`: the tagline fades out, and the name moves to the centre. */
export function SiteLogo({ isBrief }: { isBrief?: boolean }) {
  return (
    <Link
      to={paths.home()}
      className="flex min-h-11 min-w-0 items-center gap-2.5 no-underline sm:gap-3"
    >
      <OrganisationLogo logo={organisation.logo} />
      <span
        className={classNames(
          'min-w-0 transition-[translate]',
          // Half of both, less half of the name, which is as high as its letters.
          isBrief && 'sm:translate-y-[calc(50%-0.75rem)]',
        )}
      >
        <span className="block truncate font-display text-[1.125rem] leading-none font-heavy tracking-wide sm:text-[1.5rem]">
          {organisation.name}
        </span>
        {/* A phone has no room for it beside the buttons: screen readers read it here, and it is shown in the footer. */}
        <span
          className={classNames(
            'mt-0.5 line-clamp-2 text-[0.6875rem] leading-[0.75rem] text-quiet transition-opacity max-sm:visually-hidden md:text-[0.75rem] md:leading-[0.8125rem]',
            isBrief && 'opacity-0',
          )}
        >
          {organisation.tagline}
        </span>
      </span>
    </Link>
  );
}
