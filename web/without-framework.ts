import type { Plugin } from 'vite';

/** Stubs for router code that serves only its framework mode and measuring: 3 KB of every page, never called here. */
const stubs: [RegExp, string][] = [
  [
    /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (own) => own;
export const PrefetchPageLinks = undefined, Links = undefined, Meta = undefined, Scripts = undefined;
export const setIsHydrated = undefined, useFrameworkContext = undefined;
export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined;`,
  ],
  [
    /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = undefined, instrumentClientSideRouter = undefined;
export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  ],
];

/** Leaves it out of the browser's files. Where a release of the router wants more of it, the build fails. */
export function withoutFramework(): Plugin {
  return {
    name: 'without-framework',
    apply: 'build',
    load: (id) => stubs.find(([file]) => file.test(id))?.[1],
  };
}
