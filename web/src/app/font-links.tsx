import { languages } from '@one-dream/contract/languages.ts';
import { currentLanguage } from '../platform/language.ts';
import hindDevanagari400 from '../styles/fonts/hind-devanagari-400.woff2';
import hindDevanagari600 from '../styles/fonts/hind-devanagari-600.woff2';
import hindLatin400 from '../styles/fonts/hind-latin-400.woff2';
import hindLatin600 from '../styles/fonts/hind-latin-600.woff2';
import tekoDevanagari600 from '../styles/fonts/teko-devanagari-600.woff2';
import tekoLatin500 from '../styles/fonts/teko-latin-500.woff2';
import tekoLatin700 from '../styles/fonts/teko-latin-700.woff2';

const latin = [hindLatin400, hindLatin600, tekoLatin500, tekoLatin700];
const devanagari = [hindDevanagari400, hindDevanagari600, tekoDevanagari600];

/** The faces of the page's language: they come with the style sheet, so that no line moves when they do. */
export function FontLinks() {
  const isLatin = languages[currentLanguage()].face === 'latin';
  return [...latin, ...(isLatin ? [] : devanagari)].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
  ));
}
