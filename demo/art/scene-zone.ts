import { flare } from './drop-marks.ts';
import { lettering } from './lettering.ts';
import { mix, palette } from './palette.ts';
import { createRandom } from './random.ts';
import { fromWindow, relief } from './relief.ts';
import { type Point, polar, polygon, polyline, round } from './shapes.ts';
import { hills, terrain } from './terrain.ts';

const columns = 190;
const rows = 150;
const shore = 0.3;

/** An island in a dark sea with the closing ring standing on it like a wall; the left stays calm. */
export function zoneScene({
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
  const random = createRandom(`zone ${seed}`);
  const rise = hills({ seed: `zone ${seed}`, size: 40 });
  const middle = { x: columns * 0.55, y: rows * 0.5 };
  const land = terrain({
    columns,
    rows,
    heightAt: ({ x, y }) => {
      const out = Math.hypot((x - middle.x) / 76, (y - middle.y) / 62);
      return rise({ x, y }) * 0.8 + 0.34 - out ** 2.4 * 0.5;
    },
  });
  const project = fromWindow({
    columns,
    rows,
    width: width * 1.3,
    nearY: height * 1.1,
    farY: height * 0.08,
    narrowing: 1.75,
    rise: height * 0.3,
  })(width * 0.6);
  const flat = (x: number, y: number): Point => project({ x, y, height: 0.06 });

  const zone = { x: middle.x + 4 + random() * 5, y: middle.y + 4, radius: 36 };
  const next = { x: zone.x + 7, y: zone.y + 8, radius: 14 };
  const [lightX, lightY] = project({ x: next.x, y: next.y, height: 0.22 });
  const light = { x: round(lightX), y: round(lightY), reach: round(height * 0.62) };

  const ring = ({ x, y, radius }: typeof zone, lift: number) =>
    Array.from({ length: 96 }, (_, n): Point => {
      const [u, v] = polar({ x, y, radius, degrees: n * 3.75 });
      const [sx, sy] = flat(u, v);
      return [sx, sy - lift];
    });
  const wall = ({ back }: { back: boolean }) => {
    const foot = ring(zone, 0);
    const bars = foot.map(([x, y], n): string => {
      const isBack = n < 24 || n >= 72;
      if (isBack !== back) return '';
      return `M${round(x)} ${round(y)}V${round(y - height * (n % 4 === 0 ? 0.2 : 0.13))}`;
    });
    return `<path d="${bars.join('')}" stroke="url(#wall)" stroke-width="${round(height / 480)}" opacity="${back ? 0.55 : 0.9}"/>`;
  };

  const grid: string[] = [];
  const letters: string[] = [];
  for (let n = 0; n <= 10; n++) {
    const u = 1 + (columns - 2) * (n / 10);
    const v = 1 + (rows - 2) * (n / 10);
    grid.push(
      polyline([project({ x: u, y: 1, height: 0 }), project({ x: u, y: rows - 1, height: 0 })]),
      polyline([project({ x: 1, y: v, height: 0 }), project({ x: columns - 1, y: v, height: 0 })]),
    );
  }
  for (let n = 4; n < 10; n++) {
    const [x, y] = project({ x: (columns * (n + 0.5)) / 10, y: rows * 0.93, height: 0 });
    letters.push(
      lettering({
        text: 'ABCDEFGHJK'[n] ?? '',
        x,
        y,
        height: height / 42,
        attributes: `fill="${palette.quiet}" opacity=".5"`,
      }),
    );
  }

  const hairline = round(height / 900);
  return `<rect width="${width}" height="${height}" fill="${palette.sea}"/><path d="${grid.join('')}" fill="none" stroke="${palette.seaLine}" stroke-width="${hairline * 1.4}"/>${letters.join('')}
${shallows({ land, project, height })}${relief({ land, project, light, levels: 17, from: shore, to: 0.98, lineWidth: height / 820 })}
<linearGradient id="wall" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${palette.text}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.text}" stop-opacity="0"/></linearGradient>
${wall({ back: true })}<path d="${polygon(ring(zone, 0))}" fill="none" stroke="${palette.text}" stroke-width="${round(height / 300)}" opacity=".9"/><path d="${polygon(ring(next, 0))}" fill="${palette.flare}" fill-opacity=".08" stroke="${palette.flare}" stroke-width="${round(height / 260)}"/>${flare({ x: light.x, y: light.y, size: height / 9, id: 'flare' })}${wall({ back: false })}
<linearGradient id="calm"><stop offset="0" stop-color="${palette.sea}"/><stop offset=".22" stop-color="${palette.sea}" stop-opacity=".85"/><stop offset=".46" stop-color="${palette.sea}" stop-opacity="0"/></linearGradient>${calm ? `<rect width="${width}" height="${height}" fill="url(#calm)"/>` : ''}`;
}

/** Depth lines around the coast. */
function shallows({
  land,
  project,
  height,
}: Pick<Parameters<typeof relief>[0], 'land' | 'project'> & { height: number }): string {
  const far = { x: -9999, y: -9999, reach: 1 };
  return `<g opacity=".55">${relief({ land, project: (at) => project({ ...at, height: 0 }), light: { ...far, colour: mix({ from: palette.sea, to: palette.quiet, amount: 0.2 }) }, levels: 4, from: shore - 0.16, to: shore - 0.03, name: 'depth', lineWidth: height / 1100 })}</g>`;
}
