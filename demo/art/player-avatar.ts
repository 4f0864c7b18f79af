import { patterns } from './crest-fields.ts';
import { mix } from './palette.ts';
import { createRandom, pick } from './random.ts';
import { picture } from './shapes.ts';

const size = 256;
const ink = '#090C0B';

/** Left halves of what a head can wear; the right half is the mirror image, darker. */
const shells = {
  racer: 'M128 38C82 38 56 72 56 120V164C56 186 76 204 106 208H128Z',
  angular: 'M128 34L84 46L56 84L52 142L74 190L106 212H128Z',
  dome: 'M128 36C82 36 54 70 52 122L46 126V136H62V176L84 206L128 212Z',
  hood: 'M128 22C82 30 46 84 40 164L62 222H128Z',
  heavy: 'M128 38H90L58 62L52 112V174L82 208H128Z',
  pilot: 'M128 34C78 34 46 72 46 122C46 150 56 170 70 180L90 208H128Z',
} as const;

/** What the eyes look through. */
const visors = {
  slit: 'M70 104H186L190 132L178 142H78L66 132Z',
  wide: 'M66 100Q128 80 190 100L186 142Q128 166 70 142Z',
  tee: 'M68 98H188L190 128H146L142 186H114L110 128H66Z',
  blade: 'M60 98L128 114L196 98L186 140L138 152L128 144L118 152L70 140Z',
  goggles:
    'M68 98H116L122 104V134L112 146H78L66 134V104ZM188 98H140L134 104V134L144 146H178L190 134V104Z',
  lenses: 'M64 122a29 29 0 1 1 58 0a29 29 0 1 1 -58 0ZM134 122a29 29 0 1 1 58 0a29 29 0 1 1 -58 0Z',
} as const;

/** What makes one wearer unlike the next. */
const extras = {
  crest: { path: 'M118 18L128 12L138 18V88L128 96L118 88Z', over: true },
  band: { path: 'M40 66H216V82H40Z', over: true },
  antenna: { path: 'M190 14H197V110H190ZM184 96H204V152H184Z', over: false },
  cups: { path: 'M36 116L60 104V172L36 160ZM220 116L196 104V172L220 160Z', over: false },
  chevron: { path: 'M128 52L156 84H138L128 72L118 84H100Z', over: true },
  flash: { path: 'M150 20L186 20L170 92L150 88Z', over: true },
  lamp: { path: 'M112 54H144V76H112Z', over: true },
  fins: { path: 'M56 98L36 26L98 62ZM200 98L220 26L158 62Z', over: false },
  split: { path: 'M128 0H256V92H128Z', over: true },
} as const;

const jaws = [
  'M104 174h10v28h-10ZM123 174h10v32h-10ZM142 174h10v28h-10Z',
  'M78 160L114 178V190L78 172ZM178 160L142 178V190L178 172Z',
  'M128 164L148 176V196L128 208L108 196V176ZM128 174L117 180V192L128 198L139 192V180Z',
  'M92 178H164V185H92ZM100 192H156V199H100Z',
] as const;

/** Ground, shell, visor and accent. */
const suits = [
  ['#22302A', '#EDF2EA', '#FFB31A', '#FF5A4D'],
  ['#FFB31A', '#20251F', '#EDF2EA', '#FF5A4D'],
  ['#17324A', '#4DA3FF', '#0C1520', '#EDF2EA'],
  ['#3A1512', '#E5483B', '#FFD98A', '#EDF2EA'],
  ['#2B2F24', '#8C9A5B', '#FFD60A', '#2B2F24'],
  ['#0E3234', '#39B6A6', '#0B1516', '#FFD98A'],
  ['#C7571E', '#2A1A12', '#FFD98A', '#EDF2EA'],
  ['#2A2D33', '#9AA7B0', '#FF5A4D', '#20252B'],
  ['#D9BE8C', '#3B4A3F', '#FFD98A', '#C7571E'],
  ['#1E4D3A', '#A8D08D', '#123022', '#FFB31A'],
  ['#8FBFD8', '#1C2E46', '#EDF2EA', '#FFB31A'],
  ['#171C19', '#FFD60A', '#12161A', '#12161A'],
  ['#24424A', '#D9BE8C', '#101A1C', '#FF5A4D'],
] as const;

const shellNames = Object.keys(shells) as [keyof typeof shells];
const visorNames = Object.keys(visors) as [keyof typeof visors];
const extraNames = Object.keys(extras) as [keyof typeof extras];
const grounds = ['half', 'stripes', 'rays', 'slash', 'plain', 'chief'] as const;

/** A player's portrait, 256 × 256, as SVG: a helmet with its visor. Neighbouring seeds differ in shell, visor and colours. */
export function playerAvatar({ seed }: { seed: number }): string {
  const turn = Math.abs(Math.trunc(seed));
  const random = createRandom(`avatar ${turn}`);
  const shell = shells[shellNames[turn % shellNames.length] ?? 'racer'];
  const visor = visors[visorNames[(turn + Math.floor(turn / 6)) % visorNames.length] ?? 'wide'];
  const extra =
    extras[extraNames[(turn * 4 + Math.floor(turn / 9)) % extraNames.length] ?? 'crest'];
  const [ground, coat, glass, accent] = suits[(turn * 5) % suits.length] ?? suits[0];
  const pattern = patterns[pick(random, grounds)];
  const jaw = pick(random, jaws);

  const darker = (colour: string, amount = 0.26) => mix({ from: colour, to: '#000000', amount });
  const mirrored = (path: string, paint: string) =>
    `<path d="${path}" ${paint} transform="matrix(-1 0 0 1 ${size} 0)"/>`;
  const outline = `fill="${ink}" stroke="${ink}" stroke-width="12" stroke-linejoin="round"`;
  const collar = 'M128 190L80 196L72 222L22 240L8 270H128Z';
  const addition = `<path d="${extra.path}" fill="${accent}"/><path d="${extra.path}" fill="#000" opacity=".2" clip-path="url(#right)"/>`;

  return picture({
    width: size,
    height: size,
    content: `<clipPath id="right"><path d="M128 0H256V256H128Z"/></clipPath><clipPath id="shell"><path d="${shell}"/>${mirrored(shell, '')}</clipPath><clipPath id="visor"><path d="${visor}"/></clipPath>
<rect width="${size}" height="${size}" fill="${ground}"/><path d="${pattern}" fill="${darker(ground, 0.18)}"/>
<path d="${collar}" ${outline}/>${mirrored(collar, outline)}<path d="${collar}" fill="${darker(coat, 0.45)}"/>${mirrored(collar, `fill="${darker(coat, 0.6)}"`)}<path d="M128 262L84 214L100 206L128 236L156 206L172 214Z" fill="${accent}"/>
${extra.over ? '' : `<path d="${extra.path}" ${outline}/>${addition}`}<path d="${shell}" ${outline}/>${mirrored(shell, outline)}<path d="${shell}" fill="${coat}"/>${mirrored(shell, `fill="${darker(coat)}"`)}
<g clip-path="url(#shell)">${extra.over ? addition : ''}<path d="${jaw}" fill="${ink}" fill-rule="evenodd" opacity=".82"/></g>
<path d="${visor}" fill="${ink}" stroke="${ink}" stroke-width="12" stroke-linejoin="round"/><path d="${visor}" fill="${glass}"/><g clip-path="url(#visor)"><path d="M128 0H256V256H128Z" fill="#000" opacity=".14"/><path d="M92 80H112L84 170H64ZM120 80H127L99 170H92Z" fill="#FFF" opacity=".4"/></g>`,
  });
}
