import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformAsync } from '@babel/core';
import { checksOfOffice, listChecks } from './list-checks.ts';
import { listConstants } from './list-constants.ts';
import { type FoundMessage, messagePlugins } from './messages-plugin.ts';
import { type Entry, root } from './po-files.ts';

const sources = ['web/src', 'contract/src', 'server/src', 'server/mails'];
const declares = /@lingui\/(core|react)\/macro|define(Texts|Notices)\(/;

/** The folder whose `locales` contain the messages of a file. */
function areaOf(file: string): string {
  const [, area = ''] =
    /^((?:web|server)\/src\/features\/[^/]+|(?:web|server)\/[^/]+\/[^/]+|[^/]+\/[^/]+)\//.exec(
      file,
    ) ?? [];
  return area;
}

/** All messages of the product, in the order of the files, by the folder of their catalogues. */
export async function extractMessages(): Promise<Map<string, Entry[]>> {
  const files = sources
    .flatMap((place) => globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file) && file !== 'contract/src/texts.ts')
    .sort();
  const areas = new Map<string, Map<string, Entry>>();
  for (const file of files) {
    const code = readFileSync(resolve(root, file), 'utf8');
    if (!declares.test(code)) continue;
    const known = areas.get(areaOf(file)) ?? new Map<string, Entry>();
    for (const found of await extractFrom(file, code)) addTo(known, { file, found });
    if (known.size > 0) areas.set(areaOf(file), known);
  }
  const checks = areas.get('contract/src') ?? new Map<string, Entry>();
  const { players, office } = listChecks();
  for (const found of players) addTo(checks, { file: 'contract/src', found });
  for (const found of office) addTo(checks, { file: checksOfOffice, found });
  for (const english of listConstants())
    addTo(checks, { file: 'contract/src', found: { english } });
  return new Map([...areas].map(([area, entries]) => [area, [...entries.values()]]));
}

async function extractFrom(file: string, code: string): Promise<FoundMessage[]> {
  const found: FoundMessage[] = [];
  await transformAsync(code, {
    filename: resolve(root, file),
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: messagePlugins((message) => found.push(message)),
  });
  return found;
}

function addTo(known: Map<string, Entry>, given: { file: string; found: FoundMessage }): void {
  const { english, context = '', comments = [] } = given.found;
  const key = JSON.stringify([context, english]);
  const entry = known.get(key) ?? { english, context, files: [], comments: [], translation: '' };
  if (!entry.files.includes(given.file)) entry.files.push(given.file);
  entry.comments = [...new Set([...entry.comments, ...comments])];
  known.set(key, entry);
}
