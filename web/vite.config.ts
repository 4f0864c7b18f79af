import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './catalogues/vite-plugin.ts';
import { iconsApart } from './icons-apart.ts';
import { leanSheet } from './lean-sheet.ts';
import { sharedFiles } from './shared-files.ts';
import { withoutFramework } from './without-framework.ts';

/** The dev server's API: `npm run dev` starts both, the port follows the server's own `PORT`. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? process.env.PORT ?? '3000'}`;

/** The faces that every first screen is set in. */
const preloadedFonts = ['teko-latin-500', 'teko-latin-700', 'hind-latin-400', 'hind-latin-600'];

export default defineConfig({
  plugins: [
    react(),
    catalogues(),
    iconsApart(),
    withoutFramework(),
    tailwindcss(),
    leanSheet(),
    preloadFonts(),
    precompress(),
  ],
  server: {
    port: Number(process.env.WEB_PORT ?? '5173'),
    // Component tests have no server.
    proxy: process.env.VITEST
      ? {}
      : {
          '/api': api,
          '/sandbox': api,
          '/images': api,
          '/socket.io': { target: api, ws: true },
        },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no data: fonts, and a hashed file caches better.
    assetsInlineLimit: 0,
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // Which files a page starts with: the size of the home page is tested by it.
    manifest: true,
    // Every browser that is aimed at knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code that every page starts with: two files compress better than twenty, and libraries change less often.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 100 },
            { name: 'start', tags: ['$initial'], priority: 90 },
            sharedFiles,
          ],
        },
      },
    },
  },
});

/** Names the fonts in the head, so that they do not wait for the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => preloadedFonts.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** Writes each text file compressed beside itself, once and as small as can be; the server picks by `Accept-Encoding`. */
function precompress(): Plugin {
  const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    writeBundle: async () => {
      const files = (await readdir(directory, { recursive: true })).filter((file) =>
        /\.(js|css|svg)$/.test(file),
      );
      await Promise.all(
        files.map(async (file) => {
          const path = resolve(directory, file);
          const bytes = await readFile(path);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          await writeFile(`${path}.br`, await compress.br(bytes, quality));
          await writeFile(`${path}.gz`, await compress.gz(bytes, { level: 9 }));
        }),
      );
    },
  };
}
