export type Brand = 'youtube' | 'instagram' | 'discord' | 'whatsapp' | 'google';

/** The mark of another company. In a file of its own: every page has some of them, at its foot. */
export function BrandIcon({ brand, size = 20 }: { brand: Brand; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} fill="currentColor" className="shrink-0">
      <use href={`/brands.svg#${brand}`} />
    </svg>
  );
}
