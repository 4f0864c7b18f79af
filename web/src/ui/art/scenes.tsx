import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SceneProps = { className?: string };

/** Frame of every illustration: decorative, sized by its class, never wider than its place. */
function Scene({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 240"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('max-w-full', className)}
    >
      {children}
    </svg>
  );
}

const line = 'var(--color-edge)';
const faint = 'var(--color-line)';
const quiet = 'var(--color-quiet)';
const flare = 'var(--color-flare)';
const sheet = 'var(--color-raised)';

/** A torn map, for a missing page. */
export function TornMap({ className }: SceneProps) {
  const paper =
    'M34 46 124 28l88 22 74-18-6 34 10 22-16 20 12 26-14 24 8 36-70 20-86-22-92 20-6-40 10-28-8-34 12-30z';
  return (
    <Scene className={className}>
      <path d={paper} fill={sheet} stroke={quiet} strokeWidth="1.5" />
      <path d="M124 28v164M212 50v162" stroke={faint} strokeWidth="1.5" />
      <path
        d="M50 84q36-28 66-8t52-2 48 14 40-6M46 122q40-24 72-2t56-8 42 20 44-8M52 158q34-20 70 0t52-6 50 14 36-8"
        stroke={line}
        strokeWidth="1.5"
      />
      <path d="M64 66 250 176" stroke={line} strokeDasharray="10 8" strokeWidth="1.5" />
      <path d="M154 86q30 8 34 40" stroke={flare} strokeDasharray="2 6" strokeWidth="2.5" />
      <path d="m176 134 24 24m0-24-24 24" stroke={flare} strokeWidth="4" />
      <path d="m296 70 12-8m-10 34 14 2m-20 36 14 8" stroke={line} strokeWidth="1.5" />
    </Scene>
  );
}

const landed = [
  [70, 150, 0.9],
  [126, 168, 1],
  [190, 160, 1.05],
  [250, 146, 0.9],
] as const;

/** A landed squad: four players and their canopies. */
export function LandedSquad({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <path d="M0 50 300 14" stroke={line} strokeDasharray="12 9" strokeWidth="1.5" />
      <path d="m292 8 18 5-16 8z" fill={quiet} />
      {landed.map(([x, y, scale], index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path
            d="M-22-62q22-34 44 0q-7-5-14 0q-8-6-16 0q-7-5-14 0zM-22-62-4-30M22-62 4-30M-8-62-2-30M8-62 2-30"
            stroke={index === 1 ? flare : quiet}
            strokeWidth="1.5"
          />
          <path
            d="M-7-24a7 7 0 0 1 14 0v4h-14zM-10-18h20l4 22-6 4v22H2V14h-4v16h-6V8l-6-4z"
            fill={index === 1 ? flare : line}
          />
        </g>
      ))}
      <path
        d="M0 196q60-22 110-8t100-4 110 2M0 214q70-20 130-6t100-4 90 0M20 232q70-16 120-6t140-4"
        stroke={line}
        strokeWidth="1.5"
      />
    </Scene>
  );
}

/** An empty supply crate, for an empty list. */
export function LandedCrate({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <path
        d="M92 78q68-84 136 0q-17-12-34 0q-17-14-34 0q-17-14-34 0q-17-12-34 0z"
        fill={sheet}
        stroke={quiet}
        strokeWidth="1.5"
      />
      <path d="m92 78 40 58M228 78l-40 58M126 78l18 54M194 78l-18 54" stroke={line} />
      <path d="m118 140 42-14 42 14v48l-42 16-42-16z" fill={sheet} stroke={quiet} strokeWidth="2" />
      <path d="m118 140 42 16 42-16M160 156v48" stroke={quiet} strokeWidth="2" />
      <path d="m126 166 26 10M168 176l26-10" stroke={flare} strokeWidth="4" />
      <path
        d="M30 206q60-14 100 0t80-2 84 2M60 222q60-10 100 0t110-2"
        stroke={line}
        strokeWidth="1.5"
      />
    </Scene>
  );
}

/** An empty podium on a hill. */
export function PodiumHill({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <path
        d="M0 214q70-44 160-46t160 46M20 226q66-30 140-32t140 32M50 236q50-18 110-18t110 18"
        stroke={line}
        strokeWidth="1.5"
      />
      <path
        d="M76 176v-44h56v44zM132 176V96h56v80zM188 176v-32h56v32z"
        fill={sheet}
        stroke={quiet}
        strokeWidth="2"
      />
      <path d="M160 96V36" stroke={quiet} strokeWidth="2" />
      <path d="M160 38h38l-10 11 10 11h-38z" fill={flare} />
      <path d="m153 124 7-5v26M97 150h14M209 158h14" stroke={line} strokeWidth="3" />
    </Scene>
  );
}
