import { organisation } from '../../../platform/organisation.ts';
import { BrandIcon } from '../../../ui/art/brand-icon.tsx';

const links = [
  ['youtube', 'YouTube'],
  ['instagram', 'Instagram'],
  ['discord', 'Discord'],
] as const;

export function SocialLinks() {
  const given = links.filter(([brand]) => organisation.social[brand]);
  if (given.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {given.map(([brand, text]) => (
        <li key={brand}>
          <a
            href={organisation.social[brand] ?? undefined}
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
