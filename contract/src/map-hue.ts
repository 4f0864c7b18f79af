/** A second hue for each map, in small marks, never for what is pressed. */
const hues: Record<string, string> = {
  erangel: '#7e8f4e',
  miramar: '#b5623a',
  sanhok: '#2e8f86',
  vikendi: '#8fb7d9',
  rondo: '#8a5f9e',
};

/** The colour of a map, as CSS and SVG take it; undefined for one without a hue of its own. */
export function mapHue(map: string): string | undefined {
  return hues[map.trim().toLowerCase()];
}
