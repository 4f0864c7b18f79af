import { flare } from './drop-marks.ts';
import { drawable, lettering } from './lettering.ts';
import { palette } from './palette.ts';
import { fromAbove, relief } from './relief.ts';
import { round } from './shapes.ts';
import { hills, terrain } from './terrain.ts';

const step = 10;

/** The tournament's number or tier, cut into the map: lit ground inside the figures, dark lines outside. */
export function numeralScene({
  width,
  height,
  seed,
  title,
}: {
  width: number;
  height: number;
  seed: number;
  title: string;
}): string {
  const rise = hills({ seed: `numeral ${seed}`, size: 34 });
  const land = terrain({ columns: width / step + 3, rows: height / step + 3, heightAt: rise });
  const light = { x: round(width * 0.6), y: round(height * 0.34), reach: round(width * 0.46) };
  const place = {
    text: numeral(title),
    x: width / 2,
    y: height / 2,
    height: height * 0.76,
    maxWidth: width * 0.86,
  };
  const figures = (attributes: string) => lettering({ ...place, attributes });
  // A clip path may not hold a group, so the figures mask what is lit.
  return `<rect width="${width}" height="${height}" fill="${palette.ground}"/>${relief({ land, project: fromAbove({ step }), light: { x: -9999, y: -9999, reach: 1 }, levels: 9, from: 0.1, to: 0.95, name: 'dark', lineWidth: 0.9 })}<rect width="${width}" height="${height}" fill="${palette.ground}" opacity=".62"/>${hazard({ width, height })}
<g transform="translate(12 14)">${figures(`fill="#000" opacity=".55"`)}</g><mask id="figures">${figures('fill="#fff"')}</mask><g mask="url(#figures)"><rect width="${width}" height="${height}" fill="#1B211C"/>${relief({ land, project: fromAbove({ step }), light, levels: 19, from: 0.05, to: 1, name: 'lit', lineWidth: 1.7 })}</g>${figures(`fill="none" stroke="${palette.flare}" stroke-width="3.4" stroke-linejoin="round"`)}${flare({ x: light.x, y: light.y, size: 84, id: 'flare' })}`;
}

/** `T3` of `T3 Night Scrims`, `12` of `Weekly Cup #12`, else the first letters of the words. */
function numeral(title: string): string {
  const numbered = title
    .toUpperCase()
    .match(/\b[A-Z]?\d{1,3}\b/g)
    ?.at(-1);
  const letters = title
    .split(/\s+/)
    .map((word) => drawable(word).slice(0, 1))
    .join('');
  return numbered ?? (letters.slice(0, 3) || 'X');
}

/** A strip of slanted bars along the lower edge. */
function hazard({ width, height }: { width: number; height: number }): string {
  const bars: string[] = [];
  for (let x = -40; x < width; x += 44) bars.push(`M${x} ${height}l16-20h22l-16 20Z`);
  return `<path d="${bars.join('')}" fill="${palette.flare}" opacity=".9"/>`;
}
