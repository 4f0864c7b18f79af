import { readFileSync } from 'node:fs';

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The running version, as in `CHANGELOG.md`: semantic, from the root's `package.json`. */
export const { version } = manifest;
