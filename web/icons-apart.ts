import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Draws an icon with a size and attributes, and nothing else that the package offers: 1 KB of every page. */
const createIcon = `import { createElement } from 'react';
export default ({ node }) => ({ size = 24, ...props }) =>
  createElement('svg', {
    width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
    strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': !props['aria-label'] || undefined, ...props,
  }, node.map(([tag, attributes]) => createElement(tag, attributes)));`;

/**
 * Takes each icon from its own file. Taken from the module that names all of them, which file of the build needs
 * which icon is not to be seen, and every page would fetch those of all.
 */
export function iconsApart(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'icons-apart',
    apply: 'build',
    load: (id) =>
      /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id) ? createIcon : undefined,
    transform: {
      order: 'post',
      filter: { code: /from\s*["']lucide-react["']/ },
      handler(code) {
        files ??= filesByIcon();
        const known = files;
        return code.replace(
          /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g,
          (whole, list) =>
            String(list)
              .split(',')
              .filter((each) => each.trim() && !/^\s*type\s/.test(each))
              .map((each) => {
                const [name = '', own = name] = each.trim().split(/\s+as\s+/);
                const file = known.get(name);
                if (!file) this.error(`No icon ${name} in ${whole}`);
                return `import ${own} from ${JSON.stringify(file)};`;
              })
              .join(''),
        );
      },
    },
  };
}

function filesByIcon(): Map<string, string> {
  const list = fileURLToPath(import.meta.resolve('lucide-react')).replace(
    /dist\/.*/,
    'dist/esm/lucide-react.mjs',
  );
  const lines = readFileSync(list, 'utf8').matchAll(/export \{([^}]*)\} from '(.\/icons\/[^']+)'/g);
  const found = new Map<string, string>();
  for (const [, names = '', path = ''] of lines) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) {
      found.set(name, fileURLToPath(new URL(path, `file://${list}`)));
    }
  }
  return found;
}
