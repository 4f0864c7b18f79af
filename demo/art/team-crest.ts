import { outlines, patterns } from './crest-fields.ts';
import { type MarkPart, marks } from './crest-marks.ts';
import { type Recipe, recipeOf } from './crest-recipes.ts';
import { drawable, lettering } from './lettering.ts';
import { mix } from './palette.ts';
import { picture } from './shapes.ts';

const size = 256;
const ink = '#07090A';

/**
 * A team's emblem, 256 × 256 on a clear ground, as SVG. Seeds 0 to 23 give the 24 designs; where a
 * design carries letters they are the initials of `name`.
 */
export function teamCrest({ name, seed }: { name: string; seed: number }): string {
  const recipe = recipeOf(seed);
  const { path } = outlines[recipe.outline];
  const [rim, field] = recipe.colours;
  const dark = mix({ from: field, to: '#000000', amount: 0.22 });
  const body = `<g stroke-linejoin="round"><path d="${path}" fill="${ink}" stroke="${ink}" stroke-width="10"/><path d="${path}" fill="${rim}"/></g>${scaled(0.91, `<path d="${path}" fill="${ink}"/>`)}${scaled(0.866, `<g clip-path="url(#field)"><rect width="${size}" height="${size}" fill="${field}"/><path d="${patterns[recipe.pattern]}" fill="${dark}"/></g>`)}`;
  return picture({
    width: size,
    height: size,
    content: `<clipPath id="field"><path d="${path}"/></clipPath>${scaled(recipe.body ?? 0.98, body)}${drawMark({ recipe, name })}`,
  });
}

/** `content` made smaller or larger about the middle. */
function scaled(by: number, content: string): string {
  return `<g transform="translate(${size / 2} ${size / 2}) scale(${by}) translate(${-size / 2} ${-size / 2})">${content}</g>`;
}

function drawMark({ recipe, name }: { recipe: Recipe; name: string }): string {
  const { middle, room } = outlines[recipe.outline];
  const [, field, colour] = recipe.colours;
  if (recipe.mark === 'letter' || recipe.mark === 'letters') {
    return monogram({
      letters: initials({ name, count: recipe.mark === 'letter' ? 1 : 2 }),
      middle,
      field,
      colour,
    });
  }
  const tones = { main: colour, shade: mix({ from: colour, to: field, amount: 0.36 }), cut: field };
  const parts: readonly MarkPart[] = marks[recipe.mark];
  const draw = ({ path, turn }: MarkPart, attributes: string) =>
    `<path d="${path}" ${attributes}${turn ? ` transform="rotate(${turn} 128 128)"` : ''}/>`;
  const shadow = parts.filter(({ tone }) => tone !== 'cut').map((part) => draw(part, ''));
  const areas = parts.map((part) => draw(part, `fill="${tones[part.tone]}"`));
  const scale = room * (recipe.grow ?? 1);
  return `<g transform="translate(128 ${middle}) scale(${scale.toFixed(3)}) translate(-128 -128)"><g fill="${ink}" stroke="${ink}" stroke-width="13" stroke-linejoin="round">${shadow.join('')}</g>${areas.join('')}</g>`;
}

/** Letters leaning forward, with a slash of the field through them. */
function monogram({
  letters,
  middle,
  field,
  colour,
}: {
  letters: string;
  middle: number;
  field: string;
  colour: string;
}): string {
  const place = { text: letters, x: 128, y: middle, height: 136, maxWidth: 158 };
  const outlineOf = (width: number, paint: string) =>
    lettering({
      ...place,
      attributes: `fill="${paint}" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"`,
    });
  const dark = mix({ from: field, to: '#000000', amount: 0.62 });
  return `<g transform="translate(128 ${middle}) skewX(-9) translate(-128 ${-middle})"><g transform="translate(7 7)">${outlineOf(0, dark)}</g>${lettering({ ...place, attributes: `fill="${colour}"` })}<path d="M48 ${middle + 16}L208 ${middle - 11}V${middle - 4}L48 ${middle + 23}Z" fill="${field}"/></g>`;
}

/** First letters of the words, or of the one word; `X` where the name has nothing the outlines can draw. */
function initials({ name, count }: { name: string; count: number }): string {
  const words = name.split(/\s+/).map(drawable).filter(Boolean);
  const first = words.map((word) => word.slice(0, 1)).join('');
  const letters = first.length >= count ? first : (words[0] ?? '');
  return letters.slice(0, count) || 'X';
}
