import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { FirstData } from '@one-dream/contract/first-data.ts';
import { srcSet, uprightScreens, uprightUrl } from '@one-dream/contract/images.ts';
import { type Language, languages, sourceLanguage } from '@one-dream/contract/languages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import { escapeHtml } from '../escape-html.ts';
import { renderScripts, takeScripts } from './page-scripts.ts';
import { readScreenFiles } from './screen-files.ts';
import { siteTexts } from './site.texts.ts';
import { siteDirectory } from './site-directory.ts';

/** Meta tags for search engines and chat apps, which run no scripts: in the page's language. */
export interface PageMeta {
  title: Said;
  description: Said;
  /** Canonical path of the page; a page without one is not indexed. */
  path?: string;
  /** Path of a picture on this site. */
  image?: { path: string; width: number; height: number };
}

export interface PageFrame {
  siteName: string;
  publicUrl: string;
  /** JSON that every page starts with, by the ID of its element. */
  data: Record<string, object>;
}

export interface PageContent {
  meta: PageMeta;
  /** Module of the page's screen, below `web/`. */
  screen?: string | undefined;
  /** Module that the screen also needs at this address. */
  part?: string;
  /** Data for the first screen. */
  data?: FirstData | undefined;
  /** Path of the first screen's largest picture, with the `sizes` used by the screen. */
  picture?: FirstPicture | undefined;
  /** HTML of the rendered screen. */
  html?: string | undefined;
}

interface FirstPicture {
  path: string;
  sizes: string;
  /** A poster behind the text, which is loaded first. */
  isBackdrop?: boolean;
}

export type RenderPage = (page: PageContent, language: Language) => string;

/** Reads the built page once. @returns a function that fills in the common parts, and then a single page */
export async function readPageTemplate(): Promise<(frame: PageFrame) => RenderPage> {
  const file = `${siteDirectory}index.html`;
  if (!existsSync(file)) return () => () => 'The site is not built yet: npm run build';
  const built = await readFile(file, 'utf8');
  const filesOf = await readScreenFiles();
  const files = await readdir(`${siteDirectory}assets`);
  const faces = files.filter((file) => file.includes('-devanagari-'));
  return (frame) => fillFrame({ built, filesOf, faces, frame });
}

function fillFrame({
  built,
  filesOf,
  faces,
  frame,
}: {
  built: string;
  filesOf: Awaited<ReturnType<typeof readScreenFiles>>;
  /** Font files of Devanagari. */
  faces: readonly string[];
  frame: PageFrame;
}): RenderPage {
  const filled = Object.entries(frame.data).reduce(
    (html, [id, value]) => fillJson(html, { id, value }),
    built,
  );
  const [start = '', rest = ''] = filled
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .split(/<title>[^<]*<\/title>/);
  const [builtHead = '', body = ''] = rest.split('</head>');
  const { head, scripts } = takeScripts(builtHead);
  return ({ meta, screen, part, data, picture, html = '' }, language) => {
    const files = filesOf([screen, part, `../virtual:catalogue/${language}`]);
    const isNew = (path: string) => !built.includes(path);
    const tags = [
      ...renderMeta({ meta, frame, language }),
      ...(picture ? renderPicture(picture) : []),
      ...preloadFaces(faces, { language, html }),
      ...files.styles
        .filter(isNew)
        .map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ];
    const parts = [...scripts.parts, ...files.scripts.filter(isNew)];
    const scriptTags = renderScripts({
      scripts: { ...scripts, parts },
      isRendered: html !== '',
    });
    const said = sayStart(body, language);
    const bare = data ? fillJson(said, { id: 'first-data', value: data }) : said;
    const page = bare.replace('<div id="root">', (root) => root + html);
    return `${inLanguage(start, language)}${tags.join('\n')}${head}${scriptTags.join('\n')}\n</head>${page}`;
  };
}

function inLanguage(start: string, language: Language): string {
  const { tag, direction } = languages[language];
  const dir = direction === 'ltr' ? '' : ` dir="${direction}"`;
  return start.replace(/<html lang="[^"]*"/, `<html lang="${tag}"${dir}`);
}

/** The texts of the built page for when its scripts do not come. */
function sayStart(body: string, language: Language): string {
  const { late, again, startFailed, noScript } = siteTexts;
  return [late, again, startFailed, noScript].reduce(
    (html, said) => html.replace(sayIn(sourceLanguage, said), sayIn(language, said)),
    body,
  );
}

function fillJson(html: string, { id, value }: { id: string; value: object }): string {
  const element = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`);
  // A `<` inside the JSON could close the element.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(element, (_match, open: string, close: string) => open + json + close);
}

/**
 * The faces of Devanagari on a page that shows it: fetched with the style sheet instead of after the first layout, which they
 * held up by 0.3 s. A page in Latin letters shows names in it, and those in one face.
 */
function preloadFaces(
  faces: readonly string[],
  { language, html }: { language: Language; html: string },
): string[] {
  if (!/>[^<]*\p{Script=Devanagari}/u.test(html)) return [];
  const isLatin = languages[language].face === 'latin';
  return faces
    .filter((file) => !isLatin || file.startsWith('hind-devanagari-600-'))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`,
    );
}

/** Preloads the picture exactly as the screen requests it, or the browser would fetch it twice. */
function renderPicture({ path, sizes, isBackdrop }: FirstPicture): string[] {
  const widths = srcSet(path);
  const responsive = widths
    ? ` imagesrcset="${escapeHtml(widths)}" imagesizes="${escapeHtml(sizes)}"`
    : '';
  const preload = (href: string, rest: string) =>
    `<link rel="preload" as="image" href="${escapeHtml(href)}"${rest}>`;
  if (!isBackdrop) return [preload(path, `${responsive} fetchpriority="high"`)];
  const upright = uprightUrl(path);
  if (!upright) return [preload(path, responsive)];
  return [
    preload(upright, ` media="${uprightScreens}"`),
    preload(path, `${responsive} media="not all and ${uprightScreens}"`),
  ];
}

function renderMeta({
  meta,
  frame,
  language,
}: {
  meta: PageMeta;
  frame: PageFrame;
  language: Language;
}): string[] {
  const { siteName, publicUrl } = frame;
  const [own, description] = [meta.title, meta.description].map((said) =>
    sayIn(language, said),
  ) as [string, string];
  const tags = [
    `<title>${escapeHtml(own === siteName ? siteName : `${own} · ${siteName}`)}</title>`,
    name('description', description),
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:locale', languages[language].rules.startsWith('hi') ? 'hi_IN' : 'en_IN'),
    property('og:title', own),
    property('og:description', description),
    meta.path === undefined ? name('robots', 'noindex') : '',
    meta.path === undefined ? '' : property('og:url', publicUrl + meta.path),
    meta.path === undefined
      ? ''
      : `<link rel="canonical" href="${escapeHtml(publicUrl + meta.path)}">`,
    ...renderImage(meta.image, publicUrl),
  ];
  return tags.filter((tag) => tag !== '');
}

function renderImage(image: PageMeta['image'], publicUrl: string): string[] {
  if (!image) return [name('twitter:card', 'summary')];
  return [
    property('og:image', publicUrl + image.path),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    name('twitter:card', image.width > image.height ? 'summary_large_image' : 'summary'),
  ];
}

function name(key: string, content: string): string {
  return `<meta name="${key}" content="${escapeHtml(content)}">`;
}

function property(key: string, content: string): string {
  return `<meta property="${key}" content="${escapeHtml(content)}">`;
}
