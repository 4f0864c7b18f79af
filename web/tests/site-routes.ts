import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { RouteObject } from 'react-router';
import siteRoutes from '../src/app/routes.ts';

interface RouteModule {
  default: RouteObject['Component'];
  ErrorBoundary?: RouteObject['ErrorBoundary'];
  clientLoader?: RouteObject['loader'];
}

const modules = import.meta.glob<RouteModule>([
  '../src/app/*.tsx',
  '../src/features/*/routes/*.tsx',
  '!../**/*.test.tsx',
]);

/** The routes of the site as the framework has them in a browser, without its server. */
export function listRouteObjects(entries: RouteConfigEntry[] = siteRoutes): RouteObject[] {
  return entries.map(({ path, index, file, children }) => {
    const lazy = async () => {
      const place = file.startsWith('../') ? `../src/${file.slice(3)}` : `../src/app/${file}`;
      const load = modules[place];
      if (!load) throw new Error(`No module at ${file}.`);
      const { default: Component, ErrorBoundary, clientLoader } = await load();
      return { Component, ErrorBoundary, loader: clientLoader };
    };
    return index ? { index, lazy } : { path, lazy, children: listRouteObjects(children ?? []) };
  });
}
