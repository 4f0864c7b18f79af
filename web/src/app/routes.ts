import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import {
  type PageAudience,
  type PageEntry,
  type PageName,
  pages,
} from '@one-dream/contract/pages.ts';
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { type Modules, ofAdmins, ofRecords, ofScorers, ofSite } from './route-modules.ts';

const sitePages = listRoutes(pages as Omit<typeof pages, 'admin'>, ofSite);
const records = listRoutes(recordPages, ofRecords);
const forAudience = (audience: PageAudience) =>
  [...sitePages, ...records].filter((page) => page.audience === audience).map((page) => page.entry);

/**
 * Every address of the site, inside the frame it stands in: the site's, the console's, or the back office's. Each has a
 * boundary for errors, so that the frame outlives a broken page.
 */
export default [
  layout('site-layout.tsx', [
    boundary('around a page of the site', [
      ...forAudience('everyone'),
      layout('visitors-only.tsx', forAudience('visitors')),
      layout('signed-in-only.tsx', forAudience('signed-in')),
      route('*', 'not-found.tsx'),
    ]),
  ]),
  boundary('around the console', [
    layout('staff-pages.tsx', { id: 'staff' }, [
      layout('../features/console/routes/console-frame.tsx', [
        boundary('around a page of the console', [
          route(consolePages.list.path, '../features/console/routes/console-list.tsx'),
          layout('../features/console/routes/console-tournament.tsx', [
            boundary('around a match day', [
              route(consolePages.tournament.path, 'console.tsx'),
              ...listRoutes(scorerPages, ofScorers).map((page) => page.entry),
            ]),
          ]),
        ]),
      ]),
    ]),
  ]),
  boundary('around the office', [
    layout('staff-pages.tsx', { id: 'admins' }, [
      layout('admin-frame.tsx', [
        boundary('around a page of the office', [
          route(pages.admin.path, '../features/dashboard/routes/admin-dashboard.tsx'),
          ...listRoutes(adminPages, ofAdmins).map((page) => page.entry),
        ]),
      ]),
    ]),
  ]),
] satisfies RouteConfig;

function boundary(id: string, children: RouteConfigEntry[]): RouteConfigEntry {
  return layout('page-boundary.tsx', { id }, children);
}

/** The routes of a table. The tab of a tournament is an optional segment. */
function listRoutes<Table extends Record<string, PageEntry>>(
  table: Table,
  modules: Modules<Table>,
): { audience: PageAudience; entry: RouteConfigEntry }[] {
  return Object.entries(modules as Record<string, string>)
    .filter(([name]) => name !== ('tournament' satisfies PageName) || table !== (pages as unknown))
    .map(([name, module]) => {
      const { path, audience } = table[name] as PageEntry;
      const file = module.replace(/^app\//, '').replace(/^features\//, '../features/');
      const entry = path === '/' ? index(file) : route(path.replace('/:part', '/:part?'), file);
      return { audience, entry };
    });
}
