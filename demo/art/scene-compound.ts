import { flare, landing } from './drop-marks.ts';
import { mix, palette } from './palette.ts';
import { between, createRandom, type Random } from './random.ts';
import { fromAbove, relief } from './relief.ts';
import { type Point, polyline, round } from './shapes.ts';
import { hills, terrain } from './terrain.ts';

const step = 10;

/** A plan for taking a compound: roads, roofs and walls, and a squad's four ways in. */
export function compoundScene({
  width,
  height,
  seed,
}: {
  width: number;
  height: number;
  seed: number;
}): string {
  const random = createRandom(`compound ${seed}`);
  const land = terrain({
    columns: width / step + 3,
    rows: height / step + 3,
    heightAt: hills({ seed: `compound ${seed}`, size: 60 }),
  });
  const goal: Point = [width * 0.54, height * 0.47];
  const light = { x: round(goal[0]), y: round(goal[1]), reach: round(height * 0.72) };
  const starts: Point[] = [
    [width * 0.08, height * 0.74],
    [width * 0.27, height * 0.95],
    [width * 0.86, height * 0.9],
    [width * 0.93, height * 0.22],
  ];
  const ends: Point[] = [
    [goal[0] - 118, goal[1] + 20],
    [goal[0] - 34, goal[1] + 104],
    [goal[0] + 106, goal[1] + 66],
    [goal[0] + 122, goal[1] - 46],
  ];
  const routes = starts.map((start, n) => {
    const end = ends[n] ?? goal;
    const corner: Point = n % 2 ? [start[0], end[1]] : [end[0], start[1]];
    const bend: Point = [
      (corner[0] + (start[0] + end[0]) / 2) / 2,
      (corner[1] + (start[1] + end[1]) / 2) / 2,
    ];
    const turn = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
    return `<path d="M${round(start[0])} ${round(start[1])}Q${round(bend[0])} ${round(bend[1])} ${round(end[0])} ${round(end[1])}" fill="none" stroke="${palette.flare}" stroke-width="4.5" stroke-dasharray="16 11"/><path transform="translate(${round(end[0])} ${round(end[1])}) rotate(${round(turn)})" d="M26 0L-10 20L-2 0L-10-20Z" fill="${palette.flare}"/>${landing({ x: start[0], y: start[1], size: 34, colour: palette.text })}`;
  });

  return `<rect width="${width}" height="${height}" fill="${palette.ground}"/>${relief({ land, project: fromAbove({ step }), light, levels: 18, from: -0.35, to: 1, lineWidth: 1.1 })}<g transform="rotate(-9 ${width / 2} ${height / 2})">${roads({ goal, width, height })}${blocks({ random, goal, light })}</g>${routes.join('')}${flare({ x: light.x, y: light.y, size: 110, id: 'flare' })}`;
}

// Where roads run, in pixels from the goal.
const across = [-330, 250];
const down = [-250, 560];

function roads({ goal, width, height }: { goal: Point; width: number; height: number }): string {
  const lines = [
    ...across.map((y) =>
      polyline([
        [-300, goal[1] + y],
        [width + 300, goal[1] + y],
      ]),
    ),
    ...down.map((x) =>
      polyline([
        [goal[0] + x, -300],
        [goal[0] + x, height + 300],
      ]),
    ),
  ].join('');
  return `<path d="${lines}" fill="none" stroke="#050706" stroke-width="58"/><path d="${lines}" fill="none" stroke="#1D2420" stroke-width="50"/><path d="${lines}" fill="none" stroke="${palette.quiet}" stroke-width="2" stroke-dasharray="22 20" opacity=".6"/>`;
}

/** Roofs between the roads, nearer ones warmer in the flare's light. */
function blocks({
  random,
  goal,
  light,
}: {
  random: Random;
  goal: Point;
  light: { x: number; y: number; reach: number };
}): string {
  const parts: string[] = [];
  for (let row = -3; row <= 3; row++) {
    for (let column = -5; column <= 5; column++) {
      const x = goal[0] + column * 150 + between({ random, from: -16, to: 16 });
      const y = goal[1] + row * 128 + between({ random, from: -12, to: 12 });
      const isGoal = row === 0 && column === 0;
      const onStreet = isNear(y - goal[1], across, 78) || isNear(x - goal[0], down, 88);
      if (!isGoal && (onStreet || random() < 0.3)) continue;
      const w = isGoal ? 128 : between({ random, from: 50, to: 104 });
      const h = isGoal ? 104 : between({ random, from: 42, to: 82 });
      const near = Math.max(0, 1 - Math.hypot(x - light.x, y - light.y) / light.reach);
      parts.push(
        roof({
          x: isGoal ? goal[0] : x,
          y: isGoal ? goal[1] : y,
          w,
          h,
          near,
          ridge: random() < 0.6,
        }),
      );
    }
  }
  return parts.join('');
}

function isNear(value: number, places: readonly number[], reach: number): boolean {
  return places.some((place) => Math.abs(place - value) < reach);
}

/** One roof with its shadow, lit half and ridge, or a flat one with a parapet. */
function roof({
  x,
  y,
  w,
  h,
  near,
  ridge,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  near: number;
  ridge: boolean;
}): string {
  const tone = mix({ from: '#2B342E', to: '#8A6420', amount: near * 0.8 });
  const edge = mix({ from: '#56635A', to: palette.flare, amount: near });
  const left = round(x - w / 2);
  const top = round(y - h / 2);
  const width = round(w);
  const height = round(h);
  const detail = ridge
    ? `<path d="M${left} ${round(y)}h${width}v${round(h / 2)}h${-width}Z" fill="#000" opacity=".28"/><path d="M${left} ${round(y)}h${width}" stroke="${edge}" stroke-width="2"/>`
    : `<rect x="${left + 8}" y="${top + 8}" width="${width - 16}" height="${height - 16}" fill="none" stroke="${edge}" stroke-width="1.4" opacity=".8"/><rect x="${round(x - 8)}" y="${round(y - 7)}" width="16" height="14" fill="${edge}" opacity=".55"/>`;
  return `<rect x="${left + 9}" y="${top + 11}" width="${width}" height="${height}" fill="#000" opacity=".5"/><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${tone}" stroke="${edge}" stroke-width="2.2"/>${detail}`;
}
