import { useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from '../class-names.ts';

/** Dark on light with a quiet zone: cameras fail on inverted codes. */
export function QrCode(props: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => drawModules(props.text), [props.text]);
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('mx-auto block w-full bg-bright text-ground', props.className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function drawModules(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: dark.join('') };
}
