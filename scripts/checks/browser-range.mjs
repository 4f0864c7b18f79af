import { listSources, read } from './files.mjs';
import { verdict } from './results.mjs';

/**
 * Finds DOM features that the oldest browsers of `browserslist` (web/package.json) lack. TypeScript cannot: its DOM library
 * has every feature, whatever its age. ECMAScript features newer than 2023 are excluded by `lib` in `tsconfig.json`.
 */
const BEYOND = {
  'URL.canParse': 'parseUrl of the contract',
  'URL.parse': 'parseUrl of the contract',
  'AbortSignal.any': 'a controller that listens to both',
  'Map.groupBy': 'groupBy of the contract',
  'Object.groupBy': 'groupBy of the contract',
  'Promise.withResolvers': 'new Promise',
  'Promise.try': 'an async function',
  'Array.fromAsync': 'a loop',
  'RegExp.escape': 'no pattern made while running',
  'Iterator.from': 'an array',
  'Error.isError': 'instanceof',
  'scheduler.yield': 'setTimeout',
  'Intl.DurationFormat': 'a message',
  URLPattern: 'a pattern of the router',
  '.showPopover(': 'a dialog of the design system',
  '.checkVisibility(': 'getClientRects',
  '.toBase64(': 'btoa',
  '.moveBefore(': 'insertBefore',
};
const FOLDERS = ['contract/src', 'web/src', 'web/public'];

export function checkBrowserRange() {
  const faults = listSources(...FOLDERS).flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, index) =>
      Object.entries(BEYOND)
        .filter(([name]) => uses(line, name))
        .map(
          ([name, instead]) =>
            `${file}:${index + 1}: ${name} is newer than the browsers of web/package.json; use ${instead}`,
        ),
    );
  });
  const { browserslist } = JSON.parse(read('web/package.json'));
  const range = browserslist.map((entry) => entry.replace(' >= ', ''));
  const config = read('web/vite.config.ts');
  const [targets = ''] = config.split('target: [')[1]?.split(']') ?? [];
  for (const [, target] of targets.matchAll(/'([^']+)'/g))
    if (!range.includes(target))
      faults.push(`web/vite.config.ts: builds for ${target}, which is not in web/package.json`);
  return verdict(faults, `${FOLDERS.join(', ')} run on ${range.join(', ')}`);
}

/** Comments may name it. */
function uses(line, name) {
  const code = line.replace(/^\s*(\*|\/\/|\/\*).*/, '').replace(/`[^`]*`/g, '');
  return code.includes(name);
}
