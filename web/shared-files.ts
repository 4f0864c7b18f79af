import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * What several screens share, in a few files instead of one for each set of screens that share something, which were
 * forty for a page of the back office. What only one screen needs stays with that screen.
 *
 * In the order in which they take what they hold, with all that it needs. The screens that most visits begin with come
 * first: the first of them fetches nothing for the second, and players fetch nothing of the back office.
 */
const files = [
  'reading',
  'below-banner-parts',
  'common-parts',
  'tournament-parts',
  'viewer-parts',
  'companion-parts',
  'screen-parts',
  'dialog-parts',
  'form-parts',
  'back-office-parts',
];

/** These hold whole screens, too, which come together. */
const ofOneScreen = ['viewer-parts', 'companion-parts', 'back-office-parts'];

export const sharedFiles: Rolldown.CodeSplittingGroup[] = files.map((file, place) => ({
  name: (id, modules) => (fileOf(id, modules) === file ? file : null),
  minShareCount: ofOneScreen.includes(file) ? 1 : 2,
  priority: files.length - place,
}));

/** Null where the bundler's own choice is right. */
function fileOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const screens = screensWith(id, modules);
  const isIn = (screen: RegExp) => screens.some((each) => screen.test(each));
  if (isIn(home) || homeIcons.test(id) || ofReading.test(id)) return 'reading';
  if (isIn(belowBanner) || /\/lucide-react\//.test(id)) return 'below-banner-parts';
  // What changes something, or turns pages.
  if (/\/@tanstack\//.test(id)) return 'common-parts';
  const office = screens.filter((each) => backOffice.test(each));
  if (isIn(tournament)) {
    return office.length > 0 || isIn(companion) ? 'common-parts' : 'tournament-parts';
  }
  if (isIn(viewer) || (isIn(companion) && office.length > 0)) return 'viewer-parts';
  if (isIn(companion)) return 'companion-parts';
  if (office.length > 0 && office.length < screens.length) {
    if (needs(checks, id, modules)) return 'form-parts';
    return needs(dialogs, id, modules) ? 'dialog-parts' : 'screen-parts';
  }
  return isIn(officeFrame) || office.length > 1 ? 'back-office-parts' : null;
}

const home = /\/home\/home-page\.tsx$/;
const belowBanner = /\/home\/below-banner\.tsx$/;
const tournament = /\/tournaments\/tournaments-page\.tsx$/;
const viewer = /\/app\/viewer-corner\.tsx$/;
const companion = /\/app\/companion\.tsx$/;
const backOffice = /\/(admin|dashboard)\/|\/app\/admin-/;
const officeFrame = /\/app\/admin-|\/admin-layout\.tsx$/;

const ofReading =
  /\/@tanstack\/.*\/(useQuery|useBaseQuery|queryObserver|suspense|\w+(Boundary\w*|Provider))\.js$/;
/** Icons come by a module that names them all, so which screen needs which is not to be seen here. */
const homeIcons = /\/lucide-react\/.*\/(chevron-left|chevron-right|pause|play)\./;
const namesEverything = /\/(lucide-react|@tanstack\/react-query)\//;

let screensByModule: Map<string, string[]> | undefined;

/** Of the screens that are fetched on demand, those that cannot be shown before this module is there. Of one build. */
function screensWith(id: string, modules: Rolldown.ChunkingContext): string[] {
  if (!screensByModule) {
    screensByModule = new Map();
    for (const screen of everyScreen(modules)) {
      const needed = new Set([screen]);
      for (const each of needed) {
        screensByModule.set(each, [...(screensByModule.get(each) ?? []), screen]);
        for (const next of modules.getModuleInfo(each)?.importedIds ?? []) {
          if (!namesEverything.test(next)) needed.add(next);
        }
      }
    }
  }
  return screensByModule.get(id) ?? [];
}

function everyScreen(modules: Rolldown.ChunkingContext): string[] {
  const seen = new Set([resolve(import.meta.dirname, 'src/app/main.tsx')]);
  const screens = new Set<string>();
  for (const each of seen) {
    const info = modules.getModuleInfo(each);
    for (const next of info?.importedIds ?? []) seen.add(next);
    for (const next of info?.dynamicallyImportedIds ?? []) {
      seen.add(next);
      // A library that is fetched on demand has a file of its own already.
      if (!next.includes('/node_modules/')) screens.add(next);
    }
  }
  return [...screens];
}

/** What is much code, and nothing for many screens: what opens over a page, and what checks what is typed. */
const dialogs = /\/@base-ui\//;
const checks = /\/(zod|react-hook-form|@hookform)\//;
const known = new Map<RegExp, Map<string, boolean>>();

/** Whether a module is of these, or needs one of them. */
function needs(these: RegExp, id: string, modules: Rolldown.ChunkingContext): boolean {
  const answers = known.get(these) ?? new Map<string, boolean>();
  known.set(these, answers);
  const answer = answers.get(id);
  if (answer !== undefined) return answer;
  // What imports itself in a ring has its answer from the rest of the ring.
  answers.set(id, false);
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  const found = these.test(id) || imported.some((next) => needs(these, next, modules));
  answers.set(id, found);
  return found;
}
