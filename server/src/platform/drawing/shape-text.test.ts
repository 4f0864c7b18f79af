import { describe, expect, it } from 'vitest';
import { shapeText, shapeWithin } from './shape-text.ts';
import { openType } from './typefaces.ts';

const type = await openType();
const shaped = (text: string, typeface: 'display' | 'text' = 'text') =>
  shapeText(type, { text, typeface, size: 40 });
/** `hind-devanagari-400/246`, in the order on the line. */
const names = (text: string, typeface: 'display' | 'text' = 'text') =>
  shaped(text, typeface).glyphs.map(({ file, id }) => `${file.name}/${id}`);

describe('letters as outlines', () => {
  it.each(['text', 'display'] as const)('joins the conjuncts of Devanagari in %s', (typeface) => {
    // क + ् + व is one sign, फ + ़ another: twelve characters are nine outlines.
    const word = 'क्वालिफ़ाई';
    const outlines = names(word, typeface);
    expect(outlines.length).toBeLessThan([...word].length);
    expect(outlines.every((name) => name.includes('devanagari'))).toBe(true);
    // The short i is written after its consonant and drawn before it.
    const vowel = names('लि', typeface);
    const consonant = names('ल', typeface).at(-1);
    expect(vowel.indexOf(consonant ?? '')).toBe(1);
    // Unjoined marks show a dotted circle.
    const circle = names('\u25cc', typeface)[0];
    expect(outlines).not.toContain(circle);
  });

  it('takes each letter from the file that has it, and runs on through spaces', () => {
    const files = shaped('टीम Łódź ₹500').glyphs.map(({ file }) => file.name.split('-')[1]);
    expect(new Set(files)).toEqual(new Set(['devanagari', 'latin']));
    expect(shaped('Łódź').glyphs).toHaveLength(4);
  });

  it('leaves pictographs out and says the same with signs that it has', () => {
    expect(names('🔥 Fire 🇮🇳')).toEqual(names('Fire'));
    expect(names('Top 8 → Final')).toEqual(names('Top 8 » Final'));
    expect(names('#1')).toHaveLength(2);
  });

  it('draws a dot for a letter that no font has', () => {
    expect(names('அணி')).toEqual(names('··'));
  });

  it('cuts what is too wide at a whole letter', () => {
    const line = { typeface: 'text', size: 40, maxWidth: 200 } as const;
    const cut = shapeWithin(type, { ...line, text: 'A team with a long name' });
    expect(cut.width).toBeLessThanOrEqual(200);
    expect(cut.width).toBeGreaterThan(150);
    expect(shapeWithin(type, { ...line, text: 'Short' }).glyphs).toHaveLength(5);
    // A consonant keeps its vowel sign.
    const narrow = { ...line, text: 'किकिकिकिकिकिकिकिकिकिकिकि' };
    const signs = shapeWithin(type, narrow).glyphs.length - 1;
    expect(signs % 2).toBe(0);
  });
});
