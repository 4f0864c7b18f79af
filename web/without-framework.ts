import type { Plugin } from 'vite';

/** Router code that serves only its framework mode, and is never called here. */
const framework = /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;

const stub = `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (own) => own;
export const PrefetchPageLinks = undefined, Links = undefined, Meta = undefined, Scripts = undefined;
export const setIsHydrated = undefined, useFrameworkContext = undefined;
export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined;`;

/** Leaves it out of the browser's files: 2 KB of every page. Where a release of the router wants more of it, the build fails. */
export function withoutFramework(): Plugin {
  return {
    name: 'without-framework',
    apply: 'build',
    load: (id) => (framework.test(id) ? stub : undefined),
  };
}
