/** Scripts of a page: the entry, and the chunks needed immediately. */
export interface PageScripts {
  program: string;
  parts: string[];
}

const programTag = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const partTag = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;

/** Extracts the scripts from the built head. */
export function takeScripts(head: string): { head: string; scripts: PageScripts } {
  const program = programTag.exec(head)?.[1] ?? '';
  const parts = [...head.matchAll(partTag)].map(([, href = '']) => href);
  return {
    head: head.replace(programTag, '').replace(partTag, ''),
    scripts: { program, parts },
  };
}

/**
 * A page that is empty without its scripts requests them first. A rendered page lists them for `web/public/start.js`, which
 * loads them after the picture.
 */
export function renderScripts({
  scripts: { program, parts },
  isRendered,
}: {
  scripts: PageScripts;
  isRendered: boolean;
}): string[] {
  if (isRendered) {
    const list = JSON.stringify({ program, parts });
    return [
      `<script type="application/json" id="scripts">${list}</script>`,
      '<script type="module" src="/start.js" fetchpriority="low"></script>',
    ];
  }
  return [
    `<script type="module" crossorigin src="${program}"></script>`,
    ...parts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
}
