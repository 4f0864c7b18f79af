import { t } from '@lingui/core/macro';
import { languages } from '@one-dream/contract/languages.ts';
import type { PageEntry } from '@one-dream/contract/pages.ts';
import type { MetaDescriptor } from 'react-router';
import { currentLanguage } from '../language.ts';
import { organisation } from '../organisation.ts';
import { readPage } from '../page.ts';
import type { nothingThere } from '../route-data.ts';
import { translateText } from '../translate-text.ts';

/** What search engines, chat apps and the tab say of a page. */
export interface PageFacts {
  /** Without the organisation's name; empty for the home page, which has that alone. */
  title?: string | undefined;
  description?: string | undefined;
  /** Canonical path; a page without one is not indexed. */
  path?: string | undefined;
  /** Path of a picture on this site. */
  image?: { path: string; width: number; height: number } | undefined;
}

/** Preview picture of pages without one of their own. */
export const sitePicture = { path: '/share.jpg', width: 1200, height: 630 };

/** The `meta` of a page: title and audience from the contract's table, the rest from what its loader found. */
export function metaOf(page: PageEntry, describe?: (found: never) => PageFacts | undefined) {
  return ({ loaderData }: { loaderData?: unknown } = {}): MetaDescriptor[] => {
    if ((loaderData as Partial<typeof nothingThere> | undefined)?.isMissing)
      return describePage({ title: t`Page not found` });
    const known = loaderData ? describe?.(loaderData as never) : describe?.(undefined as never);
    const listed =
      page.isListed && !page.path.includes(':') ? { path: page.path, image: sitePicture } : {};
    return describePage({ title: translateText(page.title), ...listed, ...known });
  };
}

export function describePage({
  title = '',
  description,
  path,
  image,
}: PageFacts): MetaDescriptor[] {
  const { publicUrl } = readPage();
  const text = description ?? organisation.tagline;
  const name = organisation.name;
  const { rules } = languages[currentLanguage()];
  return [
    { title: title ? `${title} · ${name}` : name },
    { name: 'description', content: text },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: rules.startsWith('hi') ? 'hi_IN' : 'en_IN' },
    { property: 'og:title', content: title || name },
    { property: 'og:description', content: text },
    ...(path === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { property: 'og:url', content: publicUrl + path },
          { tagName: 'link', rel: 'canonical', href: publicUrl + path } as const,
        ]),
    ...(image
      ? [
          { property: 'og:image', content: publicUrl + image.path },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
        ]
      : []),
    {
      name: 'twitter:card',
      content: image && image.width > image.height ? 'summary_large_image' : 'summary',
    },
  ];
}
