import { flare, landing, plane } from './drop-marks.ts';
import { lettering } from './lettering.ts';
import { palette } from './palette.ts';
import { between, createRandom, type Random } from './random.ts';
import { fromAbove, relief } from './relief.ts';
import { type Point, polygon, round } from './shapes.ts';
import { hills, terrain } from './terrain.ts';

const step = 10;

/** The whole map from straight above: islands, grid, the plane's line, the circles and where the squads land. */
export function mapScene({
  width,
  height,
  seed,
}: {
  width: number;
  height: number;
  seed: number;
}): string {
  const random = createRandom(`map ${seed}`);
  const rise = hills({ seed: `map ${seed}`, size: 38 });
  const columns = width / step + 3;
  const rows = height / step + 3;
  const land = terrain({
    columns,
    rows,
    heightAt: ({ x, y }) => {
      const out = Math.hypot((x / columns - 0.5) / 0.56, (y / rows - 0.5) / 0.56);
      return rise({ x, y }) * 0.9 + 0.24 - out ** 3 * 0.34;
    },
  });
  const light = { x: round(width * 0.56), y: round(height * 0.52), reach: round(height * 0.7) };
  const project = fromAbove({ step });
  const from: Point = [-40, height * 0.86];
  const to: Point = [width + 40, height * 0.06];
  const along = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const jumps = [0.3, 0.41, 0.5, 0.62, 0.7].map((part, n) => {
    const exit = along(part);
    const side = n % 2 ? -1 : 1;
    const spot: Point = [
      exit[0] + between({ random, from: 60, to: 150 }),
      exit[1] + side * between({ random, from: 130, to: 210 }),
    ];
    return `<path d="M${round(exit[0])} ${round(exit[1])}Q${round(exit[0] + 90)} ${round(exit[1] + side * 30)} ${round(spot[0])} ${round(spot[1])}" fill="none" stroke="${palette.flare}" stroke-width="2.5" stroke-dasharray="8 7"/>${landing({ x: spot[0], y: spot[1], size: 30 })}`;
  });
  const course = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  const [planeX, planeY] = along(0.8);

  return `<rect width="${width}" height="${height}" fill="${palette.sea}"/>${relief({ land, project, light: { ...light, colour: '#33413C' }, levels: 4, from: 0.16, to: 0.27, name: 'depth', lineWidth: 0.9 })}${relief({ land, project, light, levels: 17, from: 0.31, to: 1, lineWidth: 1.15 })}${mapGrid({ width, height })}${towns({ random, width, height, isLand: (x, y) => rise({ x: x / step, y: y / step }) > 0.42 })}
<circle cx="${light.x}" cy="${light.y}" r="${round(height * 0.39)}" fill="none" stroke="${palette.text}" stroke-width="3.5"/><circle cx="${light.x + 40}" cy="${light.y + 22}" r="${round(height * 0.17)}" fill="${palette.flare}" fill-opacity=".07" stroke="${palette.flare}" stroke-width="3"/>
<path d="M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}" stroke="${palette.text}" stroke-width="2.5" stroke-dasharray="22 13"/>${jumps.join('')}${flare({ x: light.x + 40, y: light.y + 22, size: 96, id: 'flare' })}${plane({ x: planeX, y: planeY, size: 104, turn: course })}`;
}

/** Squares of a hundred, with letters across and numbers down. */
function mapGrid({ width, height }: { width: number; height: number }): string {
  const square = 100;
  const lines: string[] = [];
  const names: string[] = [];
  const attributes = `fill="${palette.quiet}" opacity=".65"`;
  for (let x = square; x < width; x += square) {
    lines.push(`M${x} 0V${height}`);
    names.push(
      lettering({
        text: 'ABCDEFGHIJKLMNOPQRST'[x / square - 1] ?? '',
        x: x - square / 2,
        y: 22,
        height: 15,
        attributes,
      }),
    );
  }
  for (let y = square; y < height; y += square) {
    lines.push(`M0 ${y}H${width}`);
    names.push(
      lettering({ text: String(y / square), x: 18, y: y - square / 2, height: 15, attributes }),
    );
  }
  return `<path d="${lines.join('')}" stroke="${palette.quiet}" stroke-width="1" opacity=".13"/>${names.join('')}`;
}

/** Clusters of roofs on dry ground. */
function towns({
  random,
  width,
  height,
  isLand,
}: {
  random: Random;
  width: number;
  height: number;
  isLand: (x: number, y: number) => boolean;
}): string {
  const roofs: string[] = [];
  for (let town = 0; town < 16; town++) {
    const x = width * between({ random, from: 0.14, to: 0.86 });
    const y = height * between({ random, from: 0.14, to: 0.86 });
    if (!isLand(x, y)) continue;
    const turn = random() * Math.PI;
    for (let n = 0; n < 9; n++) {
      const w = between({ random, from: 5, to: 11 });
      const h = between({ random, from: 4, to: 8 });
      const u = ((n % 3) - 1) * 19 + between({ random, from: -3, to: 3 });
      const v = (Math.floor(n / 3) - 1) * 15 + between({ random, from: -2, to: 2 });
      if (random() < 0.25) continue;
      const corner = (p: number, q: number): Point => [
        x + (u + p) * Math.cos(turn) - (v + q) * Math.sin(turn),
        y + (u + p) * Math.sin(turn) + (v + q) * Math.cos(turn),
      ];
      roofs.push(polygon([corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)]));
    }
  }
  return `<path d="${roofs.join('')}" fill="${palette.quiet}" opacity=".75"/>`;
}
