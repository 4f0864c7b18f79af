import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { siteDirectory } from './site-directory.ts';

interface BuiltModule {
  file: string;
  imports?: string[];
  css?: string[];
}

export interface ScreenFiles {
  scripts: string[];
  styles: string[];
}

/**
 * Reads the build's manifest. @returns a function that lists the files these modules need, as paths below `web/`: named in
 * the page, they load in parallel with the site's entry
 */
export async function readScreenFiles(): Promise<(names: (string | undefined)[]) => ScreenFiles> {
  const file = `${siteDirectory}.vite/manifest.json`;
  const modules: Record<string, BuiltModule> = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : {};
  return (started) => {
    const names = new Set(started.filter((name) => name !== undefined));
    for (const name of names) for (const next of modules[name]?.imports ?? []) names.add(next);
    const found = [...names].flatMap((name) => modules[name] ?? []);
    return {
      scripts: found.map((built) => `/${built.file}`),
      styles: found.flatMap((built) => built.css ?? []).map((path) => `/${path}`),
    };
  };
}
