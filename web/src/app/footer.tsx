import { t } from '@lingui/core/macro';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../platform/language-switch.tsx';
import { organisation } from '../platform/organisation.ts';
import { paths } from '../platform/pages/paths.ts';
import { useToday } from '../platform/use-today.ts';
import { BrandIcon } from '../ui/art/brand-icon.tsx';
import { LogoMark } from '../ui/art/logo-mark.tsx';
import { LinkButton } from '../ui/form/link-button.tsx';
import { playLinks } from './navigation-links.ts';

const navigation = () => [
  { text: t`Home`, to: paths.home() },
  { text: t`Tournaments`, to: paths.tournaments() },
  ...playLinks(),
  { text: t`About Us`, to: paths.about() },
  { text: t`Alerts`, to: paths.alerts() },
];

const documents = () =>
  [
    ['terms', t`Terms`],
    ['privacy', t`Privacy`],
    ['contact', t`Contact`],
  ] as const;

const social = [
  ['youtube', 'YouTube'],
  ['instagram', 'Instagram'],
  ['discord', 'Discord'],
  ['whatsapp', 'WhatsApp'],
] as const;

const msPerDay = 24 * 60 * 60 * 1000;

const linkLook =
  'inline-flex min-h-11 min-w-11 items-center text-quiet no-underline hover:text-bright';

/** On a phone the links are lines without visible headings. */
const columnLook = 'font-display text-label font-medium tracking-[0.08em] max-lg:visually-hidden';

export function Footer() {
  const year = new Date(useToday() * msPerDay).getUTCFullYear();
  const { discordInvite, founded, grievanceOfficer: officer } = organisation;
  const since = founded && Number(founded.slice(0, 4));
  const streams = given(social, organisation.social);
  return (
    <footer className="border-t border-line contour-ground">
      <div className="measure grid gap-x-6 pt-6 pb-2 lg:grid-cols-[2fr_1fr_1fr_1.4fr] lg:gap-y-10 lg:pt-12 lg:pb-8">
        <div className="min-w-0 max-lg:mb-3">
          <LogoMark size={44} className="max-lg:hidden" />
          <p className="font-display lg:mt-4 text-title font-heavy">{organisation.name}</p>
          <p className="max-w-xs lg:mt-2 text-small text-balance text-quiet">
            {organisation.tagline}
          </p>
        </div>
        <Column title={t`Navigation`}>
          {navigation().map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={linkLook}>
                {link.text}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t`Documents`}>
          {given(documents(), organisation.documents).map(({ name, text, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={linkLook}>
                {text}
              </a>
            </li>
          ))}
        </Column>
        <div className="min-w-0 max-lg:mt-2 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4">
          {(discordInvite || streams.length > 0) && <h2 className={columnLook}>{t`Community`}</h2>}
          {discordInvite && (
            <LinkButton
              to={discordInvite}
              size="small"
              icon={<MessagesSquare size={18} />}
              className="lg:mt-3"
            >{t`Join our Discord`}</LinkButton>
          )}
          <ul className="-ml-2.5 flex flex-wrap lg:mt-4">
            {streams.map(({ name: brand, text, href }) => (
              <li key={brand}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={text}
                  className="grid size-11 place-items-center text-quiet transition-colors hover:text-bright"
                >
                  <BrandIcon brand={brand} size={22} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <LanguageSwitch className="measure" />
      {(officer.name || officer.address) && (
        <p className="measure pb-2 text-small text-quiet">
          {t`Grievance officer`}: {[officer.name, officer.address].filter(Boolean).join(', ')}
        </p>
      )}
      <p className="measure pb-8 text-small text-quiet">
        © {since && since < year ? `${since}–${year}` : year} {organisation.name}
      </p>
    </footer>
  );
}

/** The links that the organisation has. */
function given<Name extends string>(
  named: readonly (readonly [Name, string])[],
  links: Record<Name, string | null>,
) {
  return named.flatMap(([name, text]) => {
    const href = links[name];
    return href ? [{ name, text, href }] : [];
  });
}

function Column(props: { title: string; children: readonly ReactNode[] }) {
  if (props.children.length === 0) return null;
  return (
    <nav aria-label={props.title}>
      <h2 className={columnLook}>{props.title}</h2>
      <ul className="flex flex-wrap gap-x-5 lg:mt-1 lg:block">{props.children}</ul>
    </nav>
  );
}
