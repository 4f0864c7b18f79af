import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { organisation } from '../../platform/organisation.ts';
import { paths } from '../../platform/pages/paths.ts';
import { OrganisationLogo } from '../../ui/art/logo-mark.tsx';

/** The organisation's name, linking to the site. Its text grows only as far as the bar of a phone allows. */
export function HomeLink() {
  return (
    <Link
      to={paths.home()}
      title={t`Go to the site`}
      className="flex min-h-11 min-w-0 items-center gap-[12px] no-underline"
    >
      <OrganisationLogo logo={organisation.logo} />
      <span className="min-w-0">
        <span className="line-clamp-2 font-display text-[min(1.375rem,28px)]/[min(1.25rem,22px)] font-heavy tracking-wide wrap-break-word max-lg:line-clamp-1 max-lg:text-[min(1.125rem,28px)]">
          {organisation.name}
        </span>
        <span className="block truncate text-[min(0.875rem,18px)]/5 text-quiet max-lg:leading-[20px]">{t`Back office`}</span>
      </span>
    </Link>
  );
}
