import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { ofRecords, ofSite } from '../src/app/route-modules.ts';
import { root } from './po-files.ts';

const frames = [
  'entry.client',
  'root',
  'site-layout',
  'visitors-only',
  'signed-in-only',
  'page-boundary',
];

/** Modules that the browser loads with players' pages, as paths from the root. */
export const startsOfPlayers: ReadonlySet<string> = new Set(
  [
    ...frames.map((name) => `app/${name}.tsx`),
    ...Object.values(ofSite),
    ...Object.values(ofRecords),
  ].map((file) => `web/src/${file}`),
);

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/**
 * Everything that players' pages may load, now or later: all that their route modules import, as paths from the root. Empty if
 * the build has other entries.
 */
export function modulesOfPlayers(graph: Graph): ReadonlySet<string> | undefined {
  const found = new Set([...graph.getModuleIds()].filter((id) => startsOfPlayers.has(pathOf(id))));
  if (found.size === 0) return undefined;
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) found.add(next);
  }
  return new Set([...found].map(pathOf));
}

function pathOf(id: string): string {
  return relative(root, id.replace(/\?.*/, ''));
}
