import { type Tier, tierNames, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';

/** Hue of each tier, for marks beside its name, never for controls. */
const tierHues: Record<Tier, string> = {
  T3: '#c8875a',
  T2: '#a3b4be',
  SEMI_T1: '#7db8e0',
  T1: '#e9ddb5',
};

export function tierHue(tier: Tier): string {
  return tierHues[tier];
}

/** One chevron per level of the tier. Decorative: the name is shown beside it. */
export function TierMark({ tier, size }: { tier: Tier; size: number }) {
  const height = tiers.indexOf(tier) + 1;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke={tierHues[tier]}
      strokeWidth={3.5}
      className="shrink-0"
    >
      {tiers.map((each, place) => (
        <path
          key={each}
          d={`M5 ${29 - place * 6.5}l11-7 11 7`}
          opacity={place < height ? 1 : 0.2}
        />
      ))}
    </svg>
  );
}

export function TierName({ tier }: { tier: Tier }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap font-strong sm:w-24">
      <TierMark tier={tier} size={20} />
      {tierNames[tier]}
    </span>
  );
}
