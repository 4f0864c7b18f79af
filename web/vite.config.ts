import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues/vite-plugin.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * What no page of players needs at first: forms with their checks, dialogs, QR codes, tables as files. A group takes along what its modules
 * import, so these are kept out of those that every page loads.
 */
const apart =
  /node_modules\/(@base-ui|@floating-ui|react-hook-form|@hookform|zod|uqr|papaparse)\/|\/ui\/(admin\/|feedback\/(dialog|action-sheet|overlay|confirm-question)\.|art\/qr-code)|\/platform\/(csv|fit-picture|ist-input|use-(contract-form|data-url-field|moment-field)|translate-check)\.|contract\/src\/(call|fields|organisation-s\w+|schedule\/instant|scoring\/scoring\.schemas|features\/[\w-]+\/[\w.-]+(?<!values|phases|statuses|featured|declarations))\.ts/;
/** Small modules that the root and the frame of every page share with a page or two. */
const ofFrame =
  /web\/src\/(app\/|ui\/feedback\/drawer|platform\/(page-code|browser-age)|features\/(duties\/duties\.data|home\/own\/own-next|notifications\/(device\/push-device|pop-up\/pop-up-face)))/;
/** What shows standings in full. A match has one table of it, and its checks are for scorers. */
const ofStandings =
  /web\/src\/features\/standings\/(?!.*(\.data|match-table))|contract\/src\/scoring\/(standings|stage|ties|rows|cut-lines|match-point)/;
/** Small modules that pages of players share; dialogs and what is for staff come when they are needed. */
const ofPlayers =
  /\/(contract\/src|web\/src\/(app|platform|ui|features\/(entries|home|matches|notifications|sharing|standings\/standing(s|-keys)\.data|teams|tournaments|users)))(?!.*(admin|dialog|sheet|overlay|confirm|drawer|scoring\/(?!tenths)|schema|swiper|form))/;

/** Where modules stand that are shared by a group of pages. */
const among = (place: RegExp) => (id: string) => place.test(id) && !apart.test(id);

export default defineConfig(({ command }) => ({
  plugins: [
    catalogues(),
    // Component tests mount the routes themselves, without a server.
    process.env.VITEST && command === 'serve' ? react() : reactRouter(),
    tailwindcss(),
  ],
  // The server imports the built pages without any package of the site.
  ssr: { noExternal: command === 'build' || undefined },
  // Whatever the server's environment says, it renders with React as built for production.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // Read by `catalogue-files.test.ts`.
    manifest: true,
    // The content security policy allows no data: fonts, and a hashed file caches better.
    assetsInlineLimit: 0,
    target: manifest.browserslist.map((entry) => entry.replace(' >= ', '').replace('_saf', '')),
    // Every browser that is aimed at knows it.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What most pages share comes in a few files: a phone on a slow line waits for every file by itself.
              groups: [
                { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 6 },
                { name: 'frame', test: among(ofFrame), minShareCount: 2, priority: 5 },
                { name: 'libraries', test: among(/node_modules/), minShareCount: 20, priority: 4 },
                { name: 'site', test: among(/\/src\//), minShareCount: 20, priority: 3 },
                { name: 'players', test: among(ofPlayers), minShareCount: 3, priority: 2 },
                { name: 'standings', test: among(ofStandings), minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
