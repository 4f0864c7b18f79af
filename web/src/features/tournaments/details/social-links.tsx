import { organisation } from '../../../app/organisation.ts';
import { BrandIcon } from '../../../ui/brand-icon.tsx';

const links = [
  { brand: 'youtube', text: 'YouTube', to: organisation.social.youtube },
  { brand: 'instagram', text: 'Instagram', to: organisation.social.instagram },
  { brand: 'discord', text: 'Discord', to: organisation.social.discord },
] as const;

/** Where the tournament is talked about and shown. */
export function SocialLinks() {
  return (
    <ul className="grid grid-cols-3 gap-2">
      {links.map(({ brand, text, to }) => (
        <li key={brand}>
          <a
            href={to}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-16 flex-col items-center justify-center gap-1.5 border border-line bg-raised px-2 py-3 text-small text-quiet no-underline transition-colors hover:border-edge hover:text-bright"
          >
            <BrandIcon brand={brand} size={22} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
