import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { siteDirectory } from './site-directory.ts';

/** Unicode ranges of the site's fonts by script, as in its own stylesheet. */
const ranges: Record<string, string> = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+20B9, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  devanagari: 'U+0900-097F, U+200C-200D, U+25CC',
};

const fileForm = /^teko-(latin|devanagari)-(500|600|700)-[\w-]+\.woff2$/;
/** The Devanagari font has one file for both weights. */
const bothWeights = ['500', '700'];

/** `@font-face` rules of the display font, for pages outside the site's bundle. Empty without a build. */
export async function writeFontFaces(): Promise<string> {
  const files = await readdir(join(siteDirectory, 'assets')).catch(() => []);
  return files
    .flatMap((file) => {
      const [, script = '', weight] = fileForm.exec(file) ?? [];
      if (!weight) return [];
      const weights = script === 'devanagari' ? bothWeights : [weight];
      return weights.map(
        (each) =>
          `@font-face{font-family:Teko;font-weight:${each};font-display:block;src:url(/assets/${file}) format("woff2");unicode-range:${ranges[script]}}`,
      );
    })
    .join('');
}
