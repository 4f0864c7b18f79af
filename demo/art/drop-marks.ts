import { palette } from './palette.ts';
import { type Point, polar, polygon, round } from './shapes.ts';

/** Things of the drop, drawn around a point: the plane, parachutes, the crate, the flare. */

/** A transport plane seen from above, `size` long; `turn` is its bearing, 0 being up. */
export function plane({
  x,
  y,
  size,
  turn,
  colour = palette.text,
}: {
  x: number;
  y: number;
  size: number;
  turn: number;
  colour?: string;
}): string {
  const half =
    'M0-50Q5-46 5-34L5-15L52-2L52 5L5 4L4 30L20 40L20 45L0 42Z M18-15h6v9h-6Z M33-11h6v9h-6Z';
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${size / 100})" fill="${colour}"><path d="${half}"/><path d="${half}" transform="scale(-1 1)"/></g>`;
}

const canopy =
  'M-50 0C-50-34-28-52 0-52S50-34 50 0Q42-7 33 0Q25-8 16.5 0Q8-8 0 0Q-8-8-16.5 0Q-25-8-33 0Q-42-7-50 0Z';
const gores =
  'M-33 0Q-25-8-16.5 0C-16-28-9-46 0-52C-18-49-31-31-33 0Z M16.5 0Q25-8 33 0C31-31 18-49 0-52C9-46 16-28 16.5 0Z';
const cords = 'M-49 1L0 58M-33 1L0 58M-16 1L0 58M16 1L0 58M33 1L0 58M49 1L0 58';

/** A jumper under an open parachute `size` wide, the canopy's rim at `y`. */
export function parachute({
  x,
  y,
  size,
  turn = 0,
  colour = palette.text,
  stripe = palette.flare,
}: {
  x: number;
  y: number;
  size: number;
  turn?: number;
  colour?: string;
  stripe?: string;
}): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${size / 100})"><path d="${cords}" fill="none" stroke="${palette.quiet}" stroke-width="1.1"/><path d="${canopy}" fill="${colour}"/><path d="${gores}" fill="${stripe}"/><path d="M0-52C28-52 50-34 50 0Q42-7 33 0Q25-8 16.5 0Q8-8 0 0Z" fill="#000" opacity=".16"/>${jumper}</g>`;
}

const jumper = `<path d="M-3.5 56Q-3.5 52 0 52Q3.5 52 3.5 56L3 59L8 63L7 72L4 73L5 86L2 88L0 76L-2 88L-5 86L-4 73L-7 72L-8 63L-3 59Z" fill="${palette.text}"/>`;
/** A supply crate, striped like hazard tape, under a cargo parachute `size` wide; lit from below by the flare. */
export function airdrop({
  x,
  y,
  size,
  turn,
}: {
  x: number;
  y: number;
  size: number;
  turn: number;
}): string {
  const rim = Array.from({ length: 9 }, (_, n) => -50 + n * 12.5);
  const panels = rim.slice(0, -1).map((left, n) => {
    const tip = `C${left * 0.86} -26 ${left * 0.5} -45 0 -47`;
    const back = `C${(left + 12.5) * 0.5} -45 ${(left + 12.5) * 0.86} -26 ${left + 12.5} 0`;
    const tone = [
      '#59665C',
      '#465249',
      '#667467',
      '#4F5C52',
      '#57645A',
      '#434E46',
      '#39433C',
      '#323B35',
    ][n];
    return `<path d="M${left} 0${tip}${back}Q${left + 6.25} -5 ${left} 0Z" fill="${tone}"/>`;
  });
  const scallops = rim.slice(0, -1).map((left) => `M${left} 0Q${left + 6.25} -5 ${left + 12.5} 0`);
  const lines = rim.map((left) => `M${left} 0L${left * 0.12} 58`);
  const stripes = [-24, -14, -4, 6, 16].map((left) => `M${left} 84l5 0l8 -7h-5Z`);
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${size / 100})"><path d="${lines.join('')}" stroke="${palette.quiet}" stroke-width=".5" opacity=".8"/>${panels.join('')}<path d="${scallops.join('')}" fill="none" stroke="${palette.flare}" stroke-width="1.1"/><path d="M0-47V-50" stroke="${palette.quiet}" stroke-width="2"/><path d="M-6 58L-16 66M6 58L16 66M-6 58H6" stroke="${palette.quiet}" stroke-width=".9"/><clipPath id="crate"><path d="M-17 65H17V92H-17Z"/></clipPath><g clip-path="url(#crate)"><path d="M-17 65H17V92H-17Z" fill="#2B342D"/><path d="M5 65H17V92H5Z" fill="#1E2520"/><path d="M-17 77H17V84H-17Z" fill="${palette.flare}"/><path d="${stripes.join('')}" fill="${palette.ink}"/><path d="M-17 65H17V68H-17ZM-17 89H17V92H-17Z" fill="#455148"/></g><path d="M-17 92H17" stroke="${palette.flare}" stroke-width="1.4"/></g>`;
}

/** A burning flare: a hard core with rays, `size` across, and the light around it. */
export function flare({
  x,
  y,
  size,
  id,
  colour = palette.flare,
}: {
  x: number;
  y: number;
  size: number;
  id: string;
  colour?: string;
}): string {
  const rays = Array.from(
    { length: 16 },
    (_, n): Point =>
      polar({
        x,
        y,
        radius: size * (n % 2 === 1 ? 0.075 : n % 4 === 0 ? 0.62 : 0.24),
        degrees: n * 22.5,
      }),
  );
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".5"/><stop offset=".35" stop-color="${colour}" stop-opacity=".15"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${size * 2.6}" fill="url(#${id})"/><path d="${polygon(rays)}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${round(size * 0.095)}" fill="#FFF3D6"/>`;
}

/** Where a jumper means to land: a ring with a cross, flattened when the ground is seen at a slant. */
export function landing({
  x,
  y,
  size,
  flat = 1,
  colour = palette.flare,
}: {
  x: number;
  y: number;
  size: number;
  flat?: number;
  colour?: string;
}): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(1 ${flat})" fill="none" stroke="${colour}" stroke-width="${round(Math.max(2, size / 9))}"><circle r="${size / 2}"/><path d="M${-size * 0.8} 0H${-size * 0.3}M${size * 0.8} 0H${size * 0.3}M0 ${-size * 0.8}V${-size * 0.3}M0 ${size * 0.8}V${size * 0.3}"/></g>`;
}

const soldierBody =
  'M-4.6-86C-6.4-88-6.6-96-3.6-98.6Q0-101 3.6-98.6C6.6-96 6.4-88 4.6-86L4-83.5L13-80.5Q16-79 16.6-75L18.6-60L16-46L13.2-46.5L14-58L11.6-66L11-50L12.6-36L12-20L13-3L17-.6V0H7L6.6-4L5-21L1.4-41L-2-41L-5-22L-8-5L-8.4 0H-19V-1L-14.6-4L-12.6-24L-12-38L-11-50L-11.6-66L-14-58L-13.2-46.5L-16-46L-18.6-60L-16.6-75Q-16-79-13-80.5L-4-83.5Z M-10-81L10-81L11.5-76L10.6-55L8-52.5H-8L-10.6-55L-11.5-76Z';
const rifles = [
  'M-21-44.5L-20-48L-6-53L15-64.5L27-71L27.6-69L17.6-63L14-55L11-55L12-60.5L-4-50L-18-43Z',
  'M12.5-116H14V-99H15.8L16-80L19-72L18-60H13.4L14.4-66L12.2-80Z',
  'M15-52L17.4-53L23-41L37-25L36-24L21-37L20-33L17.6-32.6L18-39Z',
];

/** A player from behind, `height` tall, standing on `y`; lit from one side. */
export function soldier({
  x,
  y,
  height,
  pose,
  light,
  flip = false,
}: {
  x: number;
  y: number;
  height: number;
  pose: number;
  light: string;
  flip?: boolean;
}): string {
  const body = `${soldierBody}${rifles[pose % rifles.length]}`;
  const scale = height / 100;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${(flip ? -scale : scale) * 0.84} ${scale})"><path d="${body}" fill="${light}" transform="translate(.9 -.5)"/><path d="${body}" fill="#050706"/></g>`;
}
