import brands from './brands.svg';

export type Brand = 'youtube' | 'instagram' | 'discord' | 'whatsapp' | 'google';

/** Logo of another company. In a file of its own, as every page has some in its footer. */
export function BrandIcon({ brand, size = 20 }: { brand: Brand; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} fill="currentColor" className="shrink-0">
      <use href={`${brands}#${brand}`} />
    </svg>
  );
}
