import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './po-files.ts';

/** Routes of the back office and the console: their screens are fetched beyond these. */
const officeEntries = /\/src\/app\/(admin|console)-routes\.tsx$/;
const start = /\/src\/app\/main\.tsx$/;

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/**
 * Everything that a page of players may load, now or later, by its path from the root: what is imported from the site's
 * start on, without passing the routes of back office and console. None where the build begins elsewhere.
 */
export function modulesOfPlayers(graph: Graph): ReadonlySet<string> | undefined {
  const found = new Set([...graph.getModuleIds()].filter((id) => start.test(id)));
  if (found.size === 0) return undefined;
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (!officeEntries.test(next)) found.add(next);
  }
  return new Set([...found].map((id) => relative(root, id.replace(/\?.*/, ''))));
}
