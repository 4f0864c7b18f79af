import { readFileSync } from 'node:fs';

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The version that runs, as `CHANGELOG.md` has it: semantic, from the root's `package.json`. */
export const { version } = manifest;
