import base from './vite.config.ts';
import { defineConfig } from 'vite';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
const apart = /node_modules\/(@base-ui|@floating-ui|react-hook-form|@hookform|zod|uqr|papaparse)\/|\/ui\/(admin\/|feedback\/(dialog|overlay|confirm-question|action-sheet)\.|art\/qr-code)|\/platform\/(csv|fit-picture|ist-input|use-(contract-form|data-url-field|moment-field)|say-check)\.|contract\/src\/(call|fields|organisation-s\w+|schedule\/instant|scoring\/scoring\.schemas|features\/[\w-]+\/[\w.-]+(?<!values|phases|statuses|featured|declarations))\.ts/;
const among = (place: RegExp) => (id: string) => place.test(id) && !apart.test(id);
const ofFrame = /web\/src\/(app\/|ui\/feedback\/drawer|platform\/(page-code|browser-age)|features\/(duties\/duties\.data|home\/own\/own-next|notifications\/(device\/push-device|pop-up\/pop-up-face)))/;
const ofStandings = /web\/src\/features\/standings\/(?!.*(\.data|match-table))|contract\/src\/scoring\/(?!tenths|check|describe|result-|delimited|write)/;
const ofPlayers = /\/(contract\/src|web\/src\/(app|platform|ui|features\/(entries|home|matches|notifications|sharing|standings\/standing(s|-keys)\.data|teams|tournaments|users)))(?!.*(admin|dialog|overlay|confirm|drawer|sheet|scoring\/(?!tenths)|schema|swiper|form))/;
const groups = (icons: number, players: number, frame = 'frame', site = 'site', libs = 'libraries') => [
  { name: 'icons', test: /lucide-react/, minShareCount: icons, priority: 6 },
  { name: frame, test: among(ofFrame), minShareCount: 2, priority: 5 },
  { name: libs, test: among(/node_modules/), minShareCount: 20, priority: 4 },
  { name: site, test: among(/\/src\//), minShareCount: 20, priority: 3 },
  { name: 'players', test: among(ofPlayers), minShareCount: players, priority: 2 },
  { name: 'standings', test: among(ofStandings), minShareCount: 2, priority: 1 },
];
const variants: any = {
  sheet: groups(4, 3), icons2: groups(2, 3), players2: groups(2, 2), one: groups(2, 3, 'frame', 'frame', 'frame'),

  now: undefined,
  aware20: [{ name: 's', test: /./, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20000 }],
  aware60: [{ name: 's', test: /./, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60000 }],
  none: [],
};
export default defineConfig((env) => {
  const config: any = (base as any)(env);
  const v = process.env.VARIANT ?? 'now';
  if (v !== 'now') config.environments.client.build.rolldownOptions.output.codeSplitting = variants[v].length ? { groups: variants[v] } : undefined;
  config.plugins.push({ name: 'dump', generateBundle(_o: any, bundle: any) {
    if (this.environment?.name !== 'client') return;
    const out: any = {};
    for (const c of Object.values(bundle) as any[]) if (c.type === 'chunk') out[c.fileName] = { imports: c.imports, dynamicImports: c.dynamicImports, facade: c.facadeModuleId, mods: Object.fromEntries(Object.entries(c.modules).map(([k, m]: any) => [k.replace('/work/main/', ''), m.renderedLength])) , code: c.code.length, br: brotliCompressSync(Buffer.from(c.code), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length };
    writeFileSync(`/tmp/h/an/${v}.json`, JSON.stringify(out));
    process.exit(0);
  } });
  return config;
});
