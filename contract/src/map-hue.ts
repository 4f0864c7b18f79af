/** Accent hue of each map, for small marks, never for controls. */
const hues: Record<string, string> = {
  erangel: '#7e8f4e',
  miramar: '#b5623a',
  sanhok: '#2e8f86',
  vikendi: '#8fb7d9',
  rondo: '#8a5f9e',
};

/** Colour of a map for CSS and SVG; undefined if it has no hue. */
export function mapHue(map: string): string | undefined {
  return hues[map.trim().toLowerCase()];
}
