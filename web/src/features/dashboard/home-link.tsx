import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { organisation } from '../../platform/organisation.ts';
import { paths } from '../../platform/pages/paths.ts';
import { OrganisationLogo } from '../../ui/art/logo-mark.tsx';

/** The organisation's name, linking to the site. */
export function HomeLink() {
  return (
    <Link
      to={paths.home()}
      title={t`Go to the site`}
      className="flex min-h-11 min-w-0 items-center gap-3 no-underline"
    >
      <OrganisationLogo logo={organisation.logo} />
      <span className="min-w-0">
        <span className="line-clamp-2 font-display text-[1.375rem]/5 font-heavy tracking-wide wrap-anywhere">
          {organisation.name}
        </span>
        <span className="block text-small text-quiet">{t`Back office`}</span>
      </span>
    </Link>
  );
}
