/** Scripts of a page: the entry, and the chunks it needs at once. */
export interface PageScripts {
  program: string;
  parts: string[];
}

const programTag = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const partTag = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;

/** Takes the scripts out of the head as it was built. */
export function takeScripts(head: string): { head: string; scripts: PageScripts } {
  const program = programTag.exec(head)?.[1] ?? '';
  const parts = [...head.matchAll(partTag)].map(([, href = '']) => href);
  return {
    head: head.replace(programTag, '').replace(partTag, ''),
    scripts: { program, parts },
  };
}

/**
 * A page that is empty without its scripts asks for them before anything else. One that was rendered
 * names them for `web/public/start.js`, which lets the picture go first.
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
