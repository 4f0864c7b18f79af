import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { fillScript } from './seed.ts';

/** The last version before batched registrations, as their baseline. */
export const commitBefore = 'ca86c4a';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

export interface CodeBefore {
  /** Directory of the code, with a trailing slash. */
  root: string;
  /** `NODE_OPTIONS` of its `npm start`. */
  nodeOptions: string;
  /** Fills a database with the schema of that version. */
  fillScript: typeof fillScript;
  remove: () => Promise<void>;
}

/**
 * The code as it was, in a directory of its own, with today's packages and today's built site: what is measured is the
 * server. Undefined in a clone without its history.
 */
export async function openCodeBefore(): Promise<CodeBefore | undefined> {
  const isThere = await run('git', ['cat-file', '-e', `${commitBefore}^{commit}`], {
    cwd: root,
  }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-before-'));
  await run('sh', ['-c', `git archive ${commitBefore} | tar -x -C '${folder}'`], { cwd: root });
  await mkdir(join(folder, 'node_modules/@one-dream'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@one-dream')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of ['contract', 'server', 'web'])
    await symlink(join(folder, name), join(folder, 'node_modules/@one-dream', name));
  for (const built of ['web/dist', 'web/build', 'server/build', 'server/node_modules'])
    if (existsSync(join(root, built))) await symlink(join(root, built), join(folder, built));
  const seed: { fillScript: typeof fillScript } = await import(
    pathToFileURL(join(folder, 'bench/support/seed.ts')).href
  );
  return {
    root: `${folder}/`,
    nodeOptions: '--max-semi-space-size=4',
    fillScript: seed.fillScript,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
