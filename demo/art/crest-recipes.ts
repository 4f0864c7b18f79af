import type { OutlineName, PatternName } from './crest-fields.ts';
import type { MarkName } from './crest-marks.ts';

export type Recipe = {
  outline: OutlineName;
  mark: MarkName | 'letter' | 'letters';
  /** Outermost band, ground, and the mark itself. */
  colours: readonly [rim: string, field: string, mark: string];
  pattern: PatternName;
  /** How much of the square the outline takes; less lets the mark break out of it. */
  body?: number;
  /** Size of the mark beside the usual. */
  grow?: number;
};

const bone = '#EDF2EA';
const amber = '#FFB31A';
const red = '#E5483B';
const black = '#12161A';

/** The 24 designs, each unlike the others in mark, outline or colours. */
const recipes: readonly [Recipe, ...Recipe[]] = [
  {
    outline: 'heater',
    mark: 'peaks',
    colours: ['#9CC9E0', '#17305C', bone],
    pattern: 'rays',
    grow: 0.9,
  },
  {
    outline: 'hexagon',
    mark: 'bolt',
    colours: [amber, '#1B1D20', amber],
    pattern: 'half',
    body: 0.9,
    grow: 1.22,
  },
  {
    outline: 'round',
    mark: 'reticle',
    colours: [red, '#260D0D', bone],
    pattern: 'half',
    body: 0.86,
    grow: 1.17,
  },
  {
    outline: 'plate',
    mark: 'chevrons',
    colours: ['#C9D64A', '#2A3A1C', '#C9D64A'],
    pattern: 'half',
    grow: 0.9,
  },
  {
    outline: 'octagon',
    mark: 'canopy',
    colours: [bone, '#C7571E', bone],
    pattern: 'rays',
    grow: 0.96,
  },
  {
    outline: 'winged',
    mark: 'star',
    colours: ['#D9BE8C', '#5A1620', '#EBD3A0'],
    pattern: 'pale',
    body: 0.9,
    grow: 1.12,
  },
  {
    outline: 'tall',
    mark: 'blades',
    colours: ['#8FA3AB', '#1F4650', '#DCE6E8'],
    pattern: 'slash',
    body: 0.82,
    grow: 1.29,
  },
  {
    outline: 'kite',
    mark: 'flame',
    colours: ['#FF7A3C', '#2A1210', '#FF7A3C'],
    pattern: 'half',
    body: 0.9,
    grow: 1.07,
  },
  {
    outline: 'round',
    mark: 'compass',
    colours: ['#39B6A6', '#0E3234', '#D8F2EA'],
    pattern: 'quarters',
    body: 0.88,
    grow: 1.17,
  },
  {
    outline: 'wide',
    mark: 'waves',
    colours: [bone, '#1F5FBF', '#BFE0FA'],
    pattern: 'slash',
    grow: 0.9,
  },
  {
    outline: 'heater',
    mark: 'crown',
    colours: [amber, '#3A0F1B', amber],
    pattern: 'stripes',
    grow: 0.96,
  },
  {
    outline: 'cog',
    mark: 'rings',
    colours: ['#4DA3FF', '#101C2C', '#8CC4FF'],
    pattern: 'plain',
    grow: 1.14,
  },
  {
    outline: 'round',
    mark: 'sunrise',
    colours: ['#F2C46B', '#A3301F', '#FFD98A'],
    pattern: 'half',
  },
  {
    outline: 'tall',
    mark: 'rounds',
    colours: ['#C9A24A', '#23281C', '#E0BC66'],
    pattern: 'pale',
    grow: 1.04,
  },
  {
    outline: 'winged',
    mark: 'wings',
    colours: ['#8496A8', '#1A222B', bone],
    pattern: 'half',
    body: 0.84,
    grow: 1.22,
  },
  {
    outline: 'lozenge',
    mark: 'gem',
    colours: ['#5FE0A0', '#0F2E24', '#7CF0B4'],
    pattern: 'half',
    grow: 1.16,
  },
  {
    outline: 'plate',
    mark: 'fort',
    colours: ['#D9B98A', '#7A4A22', '#F3DDB4'],
    pattern: 'chief',
    grow: 1.02,
  },
  {
    outline: 'hexagon',
    mark: 'rotor',
    colours: ['#B9C4C8', '#37474F', bone],
    pattern: 'quarters',
    body: 0.88,
    grow: 1.12,
  },
  {
    outline: 'heater',
    mark: 'helmet',
    colours: [red, '#17191C', '#F2F2EE'],
    pattern: 'pale',
    grow: 1.06,
  },
  {
    outline: 'lozenge',
    mark: 'knot',
    colours: ['#F0A9A0', '#6B1F2E', '#FFD7CC'],
    pattern: 'half',
    grow: 1.16,
  },
  {
    outline: 'chamfer',
    mark: 'comet',
    colours: ['#FFD60A', '#1C2A4A', '#FFD60A'],
    pattern: 'slash',
    body: 0.92,
    grow: 1,
  },
  { outline: 'octagon', mark: 'letter', colours: [black, amber, black], pattern: 'slash' },
  { outline: 'chamfer', mark: 'letters', colours: [bone, red, bone], pattern: 'stripes' },
  {
    outline: 'kite',
    mark: 'spear',
    colours: ['#A8D08D', '#1E4D3A', '#D9F0C4'],
    pattern: 'half',
    body: 0.88,
    grow: 1.17,
  },
];

/** Seeds past the last design begin again with the first. */
export function recipeOf(seed: number): Recipe {
  return recipes[Math.abs(Math.trunc(seed)) % recipes.length] ?? recipes[0];
}
