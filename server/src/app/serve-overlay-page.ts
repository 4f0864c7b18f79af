import { type Language, languages } from '@one-dream/contract/languages.ts';
import { englishOf } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { FastifyInstance } from 'fastify';
import { pictureTexts } from '../pictures.texts.ts';
import type { OrganisationReader } from '../platform/organisation/organisation.ts';

/**
 * `GET /overlay/:token`: the page that a streaming program shows over its picture. Separate from the site, whose scripts
 * would be most of its weight; `web/public/overlay.js` fetches its data. `/overlay/preview` is the only page that the site
 * itself may frame, for the settings.
 */
export function serveOverlayPage(
  app: FastifyInstance,
  { fontFaces, organisation }: { fontFaces: string; organisation: OrganisationReader },
): void {
  const pageIn = (language: Language) => `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Overlay</title>
<style>${fontFaces}</style>
<link rel="stylesheet" href="/overlay.css">
</head>
<body>
<main id="stage"></main>
<script type="application/json" id="words">${wordsOfPictures(language)}</script>
<script type="module" src="/overlay.js"></script>
</body>
</html>
`;
  const policy = (ancestors: string) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ancestors}`,
    ].join('; ');

  app.get<{ Params: { token: string } }>('/overlay/:token', async (request, reply) => {
    const isPreview = request.params.token === 'preview';
    reply
      .header('Content-Security-Policy', policy(isPreview ? "'self'" : "'none'"))
      .header('X-Frame-Options', isPreview ? 'SAMEORIGIN' : 'DENY')
      // The token is in the address: it must not leak in the referrer, nor the page be cached.
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8');
    return reply.send(pageIn((await organisation.readInTime()).language));
  });
}

/** The texts of pictures by name, with their placeholders left open: the overlay inserts figures and names. */
function wordsOfPictures(language: Language): string {
  const words = Object.keys(pictureTexts).flatMap((name) => {
    const key = `pictures.${name}`;
    const english = String(englishOf(key));
    if (english.includes('plural,')) return [];
    const places = [...english.matchAll(/\{(\w+)\}/g)];
    const values = Object.fromEntries(places.map(([place, value]) => [value, place]));
    return [[name, translateTo(language, { key, values })]];
  });
  return JSON.stringify(Object.fromEntries(words)).replaceAll('<', '\\u003c');
}
