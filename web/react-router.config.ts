import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  // `scripts/prepare/build.mjs` builds beside the old output, and swaps.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
  // All addresses with the first page: there are a few dozen, and none is asked for on the way to another.
  routeDiscovery: { mode: 'initial' },
  // A page is one file; its loader in the browser is a line or two.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await precompress(resolve(buildDirectory, 'client'));
    await removeFilesOfWorkers(resolve(buildDirectory, 'server/assets'));
  },
} satisfies Config;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes each text file compressed beside itself, once and as small as can be; the server picks by `Accept-Encoding`. */
async function precompress(directory: string): Promise<void> {
  const files = (await readdir(directory, { recursive: true })).filter((file) =>
    /\.(js|css|svg|wasm)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = resolve(directory, file);
      const bytes = await readFile(path);
      // Megabytes of WebAssembly would take a minute for the last twentieth.
      const level = file.endsWith('.wasm') ? 9 : 11;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
      await writeFile(`${path}.br`, await compressBrotli(bytes, quality));
      await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
    }),
  );
}

/** Workers run in browsers alone, but 25 MB that one of them reads are written beside the server's code, too. */
async function removeFilesOfWorkers(directory: string): Promise<void> {
  const files = (await readdir(directory)).filter((file) => !file.endsWith('.js'));
  await Promise.all(files.map((file) => rm(resolve(directory, file))));
}
