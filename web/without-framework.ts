import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/lib\//;

/** Router code that serves only its framework mode, and is never called here. */
const framework = /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;

const stub = `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const usePrefetchBehavior = () => [false, null, {}];
export const mergeRefs = (own) => own;
export const PrefetchPageLinks = undefined, Links = undefined, Meta = undefined, Scripts = undefined;
export const setIsHydrated = undefined, useFrameworkContext = undefined;
export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined;`;

/** For these alone the bundler keeps components that nothing uses, such as the router's forms. */
const nameOfComponent = /^\w+\.displayName = .*;$/gm;
const madeByReact = /= React\$1\.(forwardRef|createContext|memo)\(/g;
/** Of its data mode, which is never on. */
const isDataMode = /React\$1\.useContext\(IsDataRouteContext\)/g;

/**
 * Leaves out of the browser's files what of the router is not used: 3 KB of every page. Where a release of the router wants
 * more of its framework mode, the build fails.
 */
export function withoutFramework(): Plugin {
  return {
    name: 'without-framework',
    apply: 'build',
    load: (id) => (framework.test(id) ? stub : undefined),
    transform: (code, id) =>
      router.test(id)
        ? code
            .replace(nameOfComponent, '')
            .replace(madeByReact, '= /* @__PURE__ */ React$$1.$1(')
            .replace(isDataMode, 'false')
        : undefined,
  };
}
