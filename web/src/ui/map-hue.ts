/** A second hue for each map, in small marks, never for what is pressed. */
const hues: Record<string, string> = {
  erangel: '#7e8f4e',
  miramar: '#b5623a',
  sanhok: '#2e8f86',
  vikendi: '#8fb7d9',
  rondo: '#8a5f9e',
};

/** The colour of a map; of one without a hue of its own, the colour of borders. */
export function mapHue(map: string): string {
  return hues[map.trim().toLowerCase()] ?? 'var(--color-edge)';
}
