import { flare, landing, parachute, plane } from './drop-marks.ts';
import { palette } from './palette.ts';
import { between, createRandom } from './random.ts';
import { fromWindow, relief } from './relief.ts';
import { type Point, polyline, round } from './shapes.ts';
import { hills, terrain } from './terrain.ts';

/** The squad going down towards the flare, seen from the plane; the left stays calm. */
export function dropScene({
  width,
  height,
  seed,
}: {
  width: number;
  height: number;
  seed: number;
}): string {
  const random = createRandom(`drop ${seed}`);
  const columns = 200;
  const rows = 130;
  const rise = hills({ seed, size: 44 });
  const land = terrain({ columns, rows, heightAt: rise });
  const window = fromWindow({
    columns,
    rows,
    width: width * 1.75,
    nearY: height * 1.36,
    farY: height * 0.3,
    narrowing: 2.3,
    rise: height * 0.34,
  });
  const project = window(width * 0.55);
  const ground = (x: number, y: number): Point =>
    project({ x, y, height: Math.max(0, rise({ x, y }) - 0.05) });
  const [lightX, lightY] = ground(columns * 0.665, rows * 0.63);
  const light = { x: round(lightX), y: round(lightY), reach: round(height * 0.78) };

  const spots: Point[] = [ground(97, 74), ground(117, 86), ground(135, 70), ground(149, 84)];
  const route: [Point, Point] = [
    [width * 0.3, height * 0.03],
    [width * 1.02, height * 0.23],
  ];
  const along = (part: number): Point => [
    route[0][0] + (route[1][0] - route[0][0]) * part,
    route[0][1] + (route[1][1] - route[0][1]) * part,
  ];
  const paths: string[] = [];
  const jumpers: string[] = [];
  spots.forEach((spot, n) => {
    const exit = along(0.2 + n * 0.15);
    const bend: Point = [spot[0] - width * 0.02, exit[1] + height * 0.12];
    const down = 0.42 + 0.13 * ((n * 7) % 4) + between({ random, from: -0.03, to: 0.03 });
    paths.push(
      `<path d="M${round(exit[0])} ${round(exit[1])}Q${round(bend[0])} ${round(bend[1])} ${round(spot[0])} ${round(spot[1])}" fill="none" stroke="${palette.flare}" stroke-width="${round(height / 420)}" stroke-dasharray="${round(height / 140)} ${round(height / 110)}" opacity=".85"/>`,
      landing({ x: spot[0], y: spot[1], size: height / 26, flat: 0.5 }),
    );
    const at = quadratic({ from: exit, bend, to: spot, part: down });
    jumpers.push(
      parachute({
        x: at[0],
        y: at[1],
        size: height * (0.072 + 0.014 * n),
        turn: between({ random, from: -7, to: 7 }),
      }),
    );
  });

  return `<rect width="${width}" height="${height}" fill="${palette.ground}"/>${relief({ land, project, light, levels: 22, from: 0.05, to: 0.98, lineWidth: height / 800 })}
<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.ground}"/><stop offset=".26" stop-color="${palette.ground}" stop-opacity=".92"/><stop offset=".5" stop-color="${palette.ground}" stop-opacity="0"/></linearGradient><linearGradient id="calm"><stop offset="0" stop-color="${palette.ground}"/><stop offset=".26" stop-color="${palette.ground}" stop-opacity=".86"/><stop offset=".52" stop-color="${palette.ground}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#far)"/><rect width="${width}" height="${height}" fill="url(#calm)"/>
<path d="${polyline(route)}" stroke="${palette.text}" stroke-width="${round(height / 500)}" stroke-dasharray="${round(height / 45)} ${round(height / 70)}" opacity=".7"/>${paths.join('')}${flare({ x: light.x, y: light.y, size: height / 9, id: 'flare' })}${jumpers.join('')}${plane({ x: along(0.84)[0], y: along(0.84)[1], size: height / 8, turn: (Math.atan2(route[1][1] - route[0][1], route[1][0] - route[0][0]) * 180) / Math.PI + 90 })}`;
}

function quadratic({
  from,
  bend,
  to,
  part,
}: {
  from: Point;
  bend: Point;
  to: Point;
  part: number;
}): Point {
  const rest = 1 - part;
  return [
    rest * rest * from[0] + 2 * rest * part * bend[0] + part * part * to[0],
    rest * rest * from[1] + 2 * rest * part * bend[1] + part * part * to[1],
  ];
}
