import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';

/** Features that exist on the site only and combine several features of the server. */
const OF_THE_SITE = {
  console: 'runs an evening: entries, draws, matches and results on one page',
  scoring: 'the scorer’s pages of standings, in a chunk and a catalogue of their own',
};

const SERVER = 'server/src/features';
const WEB = 'web/src/features';
const CONTRACT = 'contract/src/features';

/**
 * A feature has one name in the contract, on the server and in the site, and serves the calls of its own contract.
 * @returns {{ code: number }} with every fault said
 */
export function checkFeatureNames() {
  const server = list(SERVER);
  const faults = [
    ...list(WEB)
      .filter((name) => !server.includes(name) && !(name in OF_THE_SITE))
      .map((name) => `${WEB}/${name}: the server has no such feature`),
    ...list(CONTRACT)
      .filter((file) => !server.includes(file.split('.')[0]))
      .map((file) => `${CONTRACT}/${file}: the server has no such feature`),
    ...server.flatMap((name) =>
      list(`${SERVER}/${name}`)
        .filter((file) => file.endsWith('.routes.ts'))
        .flatMap((file) => listForeignCalls(name, `${SERVER}/${name}/${file}`)),
    ),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${server.length} features go by one name`);
  return { code: faults.length > 0 ? 1 : 0 };
}

function list(folder) {
  return readdirSync(path.join(root, folder));
}

function listForeignCalls(name, file) {
  const imported = readFileSync(path.join(root, file), 'utf8').matchAll(
    /from '@one-dream\/contract\/features\/([\w.-]+)'/g,
  );
  return [...imported]
    .filter(([, contract]) => contract?.split('.')[0] !== name)
    .map(([, contract]) => `${file} serves calls of ${contract}`);
}
