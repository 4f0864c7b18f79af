import type { ReactNode } from 'react';

/** Common background of the three stills: part of the map, seen from the plane. */
function Still({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 180"
      fill="none"
      className="absolute inset-0 size-full"
    >
      <path
        d="M0 45h320M0 90h320M0 135h320M80 0v180M160 0v180M240 0v180"
        stroke="var(--color-line)"
        strokeWidth="0.75"
      />
      <path
        d="M-10 150q60-70 120-40t110-30 110 0M-10 175q70-60 130-30t110-36 100 4M40-10q10 60 80 50t90-20 120-30"
        stroke="var(--color-line)"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}

/** The jump: a flight path, and one pin landing. */
export function SignUpStill() {
  return (
    <Still>
      <path d="M-10 34 330 70" stroke="var(--color-edge)" strokeDasharray="9 7" strokeWidth="1.5" />
      <path
        d="M110 47q44 14 52 56"
        stroke="var(--color-flare)"
        strokeDasharray="2 5"
        strokeWidth="2"
      />
      <ellipse cx="163" cy="136" rx="30" ry="9" stroke="var(--color-edge)" strokeWidth="1.5" />
      <path d="M144 96h28l10 10v12l-19 19-19-19z" fill="var(--color-flare)" />
      <path d="M166 101v22l-3 3-3-3v-13l-4 3v-5l6-7z" fill="var(--color-flare-ink)" />
    </Still>
  );
}

const squad = [
  [160, 62],
  [112, 96],
  [208, 96],
  [160, 130],
] as const;

/** The squad: four marks, the leader highlighted. */
export function TeamStill() {
  return (
    <Still>
      <path d="m160 62 48 34-48 34-48-34z" stroke="var(--color-edge)" strokeDasharray="3 5" />
      <circle cx="160" cy="96" r="66" stroke="var(--color-edge)" strokeWidth="1.5" />
      {squad.map(([x, y], index) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x - 14} ${y - 16})`}
          d="M0 0h21l7 7v9L14 31 0 17z"
          fill={index === 0 ? 'var(--color-flare)' : 'var(--color-lifted)'}
          stroke={index === 0 ? 'var(--color-flare)' : 'var(--color-quiet)'}
          strokeWidth="1.5"
        />
      ))}
    </Still>
  );
}

const columns = [0, 1, 2, 3, 4, 5, 6, 7];

/** The slots: taken ones, and the next one highlighted. */
export function RegisterStill() {
  return (
    <Still>
      {[0, 1, 2].map((row) =>
        columns.map((column) => {
          const slot = row * columns.length + column;
          const fill = slot < 13 ? 'var(--color-quiet)' : 'var(--color-line)';
          return (
            <path
              key={slot}
              transform={`translate(${62 + column * 25} ${48 + row * 31})`}
              d="M5 0h14l-5 22H0z"
              fill={slot === 13 ? 'var(--color-flare)' : fill}
            />
          );
        }),
      )}
    </Still>
  );
}
