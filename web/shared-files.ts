import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** A file of the build, as it is put together. */
interface File {
  modules: string[];
  /** The screens that cannot be shown without it, by their place among all. */
  screens: Set<number>;
  /** Of its source, in characters. */
  size: number;
}

/** Smaller files cost more on their own than loading them on screens that do not need them. */
const small = { size: 8000, most: 600 };
/** Visits begin with these, so each counts for as many others: home most of all. */
const begins = [
  { screen: /\/home-page\.tsx$/, asMany: 200 },
  { screen: /\/(tournaments?-page|match-page|standings-page)\.tsx$/, asMany: 20 },
];

/**
 * Splits code shared by several screens: modules needed by exactly the same screens form one file. Small files are merged
 * where that loads the least unneeded code. Code needed by a single screen stays with it.
 */
export const sharedFiles: Rolldown.CodeSplittingGroup = {
  debugName: 'shared files',
  name: (id, modules) => namesByModule(modules).get(id) ?? null,
  // Dependencies already belong to an earlier group.
  includeDependenciesRecursively: false,
};

let names: Map<string, string> | undefined;

/** Of one build. */
function namesByModule(modules: Rolldown.ChunkingContext): Map<string, string> {
  if (names) return names;
  names = new Map();
  const shared = joinSmall(
    filesByScreens(modules).filter(({ screens }) => screens.size > 1),
    modules,
  );
  // Every file names those that it needs: short names, as they travel with each.
  for (const [place, file] of shared.entries()) {
    for (const id of file.modules) names.set(id, `s${place.toString(36)}`);
  }
  return names;
}

/** Without what is said about it. */
function sizeOf(id: string, modules: Rolldown.ChunkingContext): number {
  return modules.getModuleInfo(id)?.code?.replace(/\/\*[\s\S]*?\*\//g, '').length ?? 0;
}

/** These name modules that their readers have no need of; what reads them is left to the bundler. */
const namesEverything = /\/@tanstack\/(react-query|query-core)\/build\/modern\/index\.js$/;

function importsOf(id: string, modules: Rolldown.ChunkingContext): readonly string[] {
  const found = modules.getModuleInfo(id)?.importedIds ?? [];
  return found.filter((each) => !namesEverything.test(each));
}

function filesByScreens(modules: Rolldown.ChunkingContext): File[] {
  const start = closureOf(resolve(import.meta.dirname, 'src/app/main.tsx'), modules);
  const screens = new Map<string, number[]>();
  for (const [place, screen] of everyScreen(start, modules).entries()) {
    for (const id of closureOf(screen, modules)) {
      if (!start.has(id)) screens.set(id, [...(screens.get(id) ?? []), place]);
    }
  }
  const files = new Map<string, File>();
  for (const [id, places] of screens) {
    const key = places.join();
    const file = files.get(key) ?? { modules: [], screens: new Set(places), size: 0 };
    file.modules.push(id);
    file.size += sizeOf(id, modules);
    files.set(key, file);
  }
  return [...files.values()];
}

function closureOf(id: string, modules: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([id]);
  for (const each of found) for (const next of importsOf(each, modules)) found.add(next);
  return found;
}

/** Lists the dynamically imported modules, except libraries and catalogues, which have their own files. */
function everyScreen(start: Set<string>, modules: Rolldown.ChunkingContext): string[] {
  const seen = new Set(start);
  const screens = new Set<string>();
  for (const each of seen) {
    for (const next of importsOf(each, modules)) seen.add(next);
    for (const next of modules.getModuleInfo(each)?.dynamicallyImportedIds ?? []) {
      seen.add(next);
      if (!start.has(next) && !/\/node_modules\/|virtual:catalogue/.test(next)) screens.add(next);
    }
  }
  kinds = [...screens].map((id) => ({
    isOffice: backOffice.test(id),
    weight: begins.find(({ screen }) => screen.test(id) && !backOffice.test(id))?.asMany ?? 1,
  }));
  return [...screens];
}

/** Players fetch nothing of these. */
const backOffice =
  /\/features\/([\w-]+\/admin|dashboard|console|scoring|results|ladder\/admin)\/|\/app\/(admin|console|scorer)-/;
/** Of the screens, by their place. */
let kinds: { isOffice: boolean; weight: number }[] = [];

const isForPlayers = ({ screens }: File) => [...screens].some((place) => !kinds[place]?.isOffice);
const weightOf = (screens: Iterable<number>) =>
  [...screens].reduce((sum, place) => sum + (kinds[place]?.weight ?? 1), 0);

function joinSmall(files: File[], modules: Rolldown.ChunkingContext): File[] {
  const left = new Set(files);
  for (;;) {
    const needs = neededBy(left, modules);
    const bySize = [...left]
      .filter(({ size }) => size <= small.size)
      .toSorted((a, b) => a.size - b.size);
    let host: File | undefined;
    const file = bySize.find((each) => {
      host = hostOf(each, { files: left, needs });
      return host;
    });
    if (!file || !host) return [...left];
    left.delete(file);
    host.modules.push(...file.modules);
    host.size += file.size;
    for (const place of file.screens) host.screens.add(place);
    // A file's dependencies are loaded wherever it is.
    for (const each of [...(needs.get(host) ?? []), ...(needs.get(file) ?? [])]) {
      for (const place of host.screens) each.screens.add(place);
    }
  }
}

/** Every file that another cannot run without. */
function neededBy(files: Iterable<File>, modules: Rolldown.ChunkingContext): Map<File, Set<File>> {
  const fileOf = new Map<string, File>();
  for (const file of files) for (const id of file.modules) fileOf.set(id, file);
  const all = new Map<File, Set<File>>();
  for (const file of files) {
    const needs = new Set([file]);
    for (const each of needs) {
      for (const id of each.modules) {
        for (const next of importsOf(id, modules)) {
          const found = fileOf.get(next);
          if (found) needs.add(found);
        }
      }
    }
    needs.delete(file);
    all.set(file, needs);
  }
  return all;
}

/** The file that is best joined; none where each would have screens fetch more than a file of its own costs. */
function hostOf(
  file: File,
  { files, needs }: { files: Iterable<File>; needs: Map<File, Set<File>> },
): File | undefined {
  let least = small.most * weightOf(file.screens);
  let best: File | undefined;
  for (const host of files) {
    if (host === file || isForPlayers(host) !== isForPlayers(file)) continue;
    if (isBetween(file, host, needs) || isBetween(host, file, needs)) continue;
    const cost = inVain(file, host, needs) + inVain(host, file, needs);
    if (cost < least) [least, best] = [cost, host];
  }
  return best;
}

/** One that needs the one and is needed by the other: they cannot be one file. */
function isBetween(from: File, to: File, needs: Map<File, Set<File>>): boolean {
  return [...(needs.get(from) ?? [])].some((each) => each !== to && needs.get(each)?.has(to));
}

/** How much the screens of `host` fetch for nothing when `file` comes along with it. */
function inVain(file: File, host: File, needs: Map<File, Set<File>>): number {
  let sum = 0;
  for (const each of [file, ...(needs.get(file) ?? [])]) {
    if (each === host) continue;
    sum += each.size * weightOf([...host.screens].filter((place) => !each.screens.has(place)));
  }
  return sum;
}
