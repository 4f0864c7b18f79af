import { airdrop, flare, plane, soldier } from './drop-marks.ts';
import { lettering } from './lettering.ts';
import { mix, palette } from './palette.ts';
import { between, createRandom, type Random } from './random.ts';
import { lamp } from './relief.ts';
import { type Point, polyline, round, smoothRing } from './shapes.ts';
import { hills } from './terrain.ts';

/** Four players on a ridge, the crate coming down in front of them; the lower part stays calm. */
export function airdropScene({
  width,
  height,
  seed,
  calm,
}: {
  width: number;
  height: number;
  seed: number;
  calm: boolean;
}): string {
  const random = createRandom(`airdrop ${seed}`);
  const light = { x: round(width * 0.5), y: round(height * 0.545), reach: round(height * 0.8) };
  const rise = hills({ seed: `ridges ${seed}`, size: width / 5 });
  const ridges = Array.from({ length: 6 }, (_, n) => ridge({ n, width, height, rise, light }));
  const front = (x: number) => ridgeY({ n: 4, x, width, height, rise });

  const squad = [0.25, 0.292, 0.338, 0.4].map((part, n) => {
    const x = width * part;
    return soldier({
      x,
      y: front(x) + height * 0.012,
      height: height * (0.165 + 0.008 * ((n * 5) % 3)),
      pose: [1, 0, 2, 0][n] ?? 0,
      light: palette.flare,
      flip: n === 3,
    });
  });

  return `<rect width="${width}" height="${height}" fill="${palette.ground}"/>${sky({ width, height, random })}
${lamp({ id: 'glow', light: { ...light, reach: height * 0.95 }, near: '#3A2A0C', far: palette.ground })}<rect width="${width}" height="${height}" fill="url(#glow)" opacity=".8"/>${ticks({ width, height })}
${plane({ x: width * 0.14, y: height * 0.17, size: height / 14, turn: 292 })}
${ridges.slice(0, 3).join('')}${smoke({ x: light.x, from: light.y, to: -height * 0.08, width: height * 0.105, random, drift: width * 0.15 })}${flare({ ...light, size: height / 8, id: 'flare' })}${ridges[3]}
${airdrop({ x: width * 0.765, y: height * 0.225, size: height * 0.27, turn: -6 })}${squad.join('')}${ridges.slice(4).join('')}
<linearGradient id="calm" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="${palette.ground}" stop-opacity="0"/><stop offset=".8" stop-color="${palette.ground}" stop-opacity=".9"/><stop offset="1" stop-color="${palette.ground}"/></linearGradient>${calm ? `<rect width="${width}" height="${height}" fill="url(#calm)"/>` : ''}`;
}

type RidgeShape = { n: number; width: number; height: number; rise: ReturnType<typeof hills> };

function ridgeY({ n, x, width, height, rise }: RidgeShape & { x: number }): number {
  const base = height * (0.5 + 0.052 * n);
  const tall = height * (0.42 - 0.05 * n);
  const bend = n === 4 ? 0.35 : 1;
  return base - (rise({ x: x * (1 + n * 0.08) + n * width, y: n * 7919 }) - 0.42) * tall * bend;
}

/** One range of hills with contour lines running down its face. */
function ridge({
  light,
  ...shape
}: RidgeShape & { light: { x: number; y: number; reach: number } }): string {
  const { n, width, height } = shape;
  const tone = mix({ from: '#1A221D', to: '#090C0A', amount: n / 5 });
  const line = mix({ from: '#37433A', to: '#1D2520', amount: n / 5 });
  const crest: Point[] = [];
  for (let x = -20; x <= width + 20; x += width / 300) crest.push([x, ridgeY({ ...shape, x })]);
  const faces = Array.from({ length: 9 }, (_, k) => {
    const depth = (k + 1) ** 1.35 * height * 0.0125;
    return polyline(
      crest.map(([x, y]) => [x, y + depth + (ridgeY({ ...shape, x: x + depth * 2.4 }) - y) * 0.34]),
    );
  });
  return `${lamp({ id: `ridge${n}`, light, near: mix({ from: line, to: palette.flare, amount: 0.95 - n * 0.08 }), far: line })}${lamp({ id: `face${n}`, light, near: mix({ from: tone, to: palette.flare, amount: 0.2 - n * 0.035 }), far: tone })}<path d="${polyline(crest)}V${height}H-20Z" fill="url(#face${n})"/><path d="${faces.join('')}" fill="none" stroke="url(#ridge${n})" stroke-width="${round(height / 850)}" opacity=".5"/><path d="${polyline(crest)}" fill="none" stroke="url(#ridge${n})" stroke-width="${round(height / 400)}"/>`;
}

/** Smoke that climbs, widens and thins out. */
function smoke({
  x,
  from,
  to,
  width,
  random,
  drift,
}: {
  x: number;
  from: number;
  to: number;
  width: number;
  random: Random;
  drift: number;
}): string {
  const phase = between({ random, from: 0, to: 6 });
  const veils = [1, 0.62, 0.3].map((spread, veil) => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let step = 0; step <= 24; step++) {
      const part = step / 24;
      const y = from + (to - from) * part;
      const sway = Math.sin(phase + part * 7) * width * 0.55 * part + drift * part;
      const half = width * spread * (0.14 + part ** 0.8);
      const puff = Math.sin(part * 23 + veil * 2) * width * 0.12 * part;
      left.push([x + sway - half - puff, y]);
      right.unshift([x + sway + half - puff, y]);
    }
    return `<path d="${smoothRing([...left, ...right])}" fill="url(#smoke)" opacity="${0.34 + veil * 0.2}"/>`;
  });
  return `<linearGradient id="smoke" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${palette.flare}"/><stop offset=".5" stop-color="#C9842A" stop-opacity=".6"/><stop offset="1" stop-color="#8A6A3A" stop-opacity="0"/></linearGradient>${veils.join('')}`;
}

function sky({ width, height, random }: { width: number; height: number; random: Random }): string {
  const stars = Array.from({ length: 150 }, () => {
    const size = between({ random, from: 0.6, to: 1.9 });
    return `M${round(random() * width)} ${round(random() ** 1.5 * height * 0.5)}h${round(size)}v${round(size)}h${-round(size)}Z`;
  });
  return `<path d="${stars.join('')}" fill="${palette.quiet}" opacity=".6"/>`;
}

/** The bearing scale along the upper edge. */
function ticks({ width, height }: { width: number; height: number }): string {
  const marks: string[] = [];
  const names: string[] = [];
  for (let n = 0; n <= 48; n++) {
    const x = round((width / 48) * n);
    marks.push(`M${x} 0v${round(height * (n % 4 === 0 ? 0.022 : 0.01))}`);
    if (n % 4 === 0 && n > 0 && n < 48) {
      names.push(
        lettering({
          text: String(120 + n * 5),
          x,
          y: height * 0.042,
          height: height * 0.017,
          attributes: `fill="${palette.quiet}" opacity=".6"`,
        }),
      );
    }
  }
  return `<path d="${marks.join('')}" stroke="${palette.quiet}" stroke-width="${round(height / 700)}" opacity=".6"/>${names.join('')}`;
}
