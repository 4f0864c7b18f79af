import { imageUrl } from '@one-dream/contract/images.ts';

/** The logo: a drop pin with a one. Same drawing as `public/favicon.svg`. */
export function LogoMark({ size = 36, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" className={className}>
      <path fill="var(--color-flare)" d="M4 3h29l11 11v12L24 46 4 26z" />
      <path fill="var(--color-flare-ink)" d="M28 10v24.5l-4 4-4-4V20l-5.5 4.5V18l8-8z" />
    </svg>
  );
}

export function OrganisationLogo({ logo }: { logo: string | null }) {
  if (!logo) return <LogoMark size={38} className="shrink-0" />;
  return <img src={imageUrl(logo, 76)} alt="" width={38} height={38} className="shrink-0" />;
}
