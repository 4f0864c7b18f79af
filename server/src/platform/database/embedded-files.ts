import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system used here. */
interface DiskModule {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: {
    realPath: (node: object) => string;
    stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number };
    node_ops: { setattr: (node: object, attributes: { mode?: number }) => void };
  };
}

/** Emscripten's error number for I/O errors. */
const ioError = 29;

/** Permission bits for anyone but the owner. */
const others = 0o077;

/**
 * File system of an embedded database. By default, fsync is left to the operating system, so a power cut loses acknowledged
 * writes, and every file is readable and writable by everyone.
 */
export function openFiles({ path, isDurable }: { path: string; isDurable: boolean }): NodeFS {
  const files = new NodeFS(path);
  const open = files.init.bind(files);
  files.init = async (pglite: PGlite, options) => {
    const { emscriptenOpts } = await open(pglite, options);
    const prepare = (module: unknown) => {
      const disk = module as DiskModule;
      keepPrivate(disk);
      if (isDurable) keepDurable(disk);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [prepare, ...(emscriptenOpts.preRun ?? [])] },
    };
  };
  return files;
}

function keepPrivate({ NODEFS: { node_ops } }: DiskModule): void {
  const { setattr } = node_ops;
  node_ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~others });
  };
}

function keepDurable({ FS, NODEFS }: DiskModule): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(NODEFS.realPath(node));
      else fdatasyncSync(nfd);
      return 0;
    } catch {
      throw new FS.ErrnoError(ioError);
    }
  };
}

/** Syncs a folder, so that renamed and new files survive. Windows syncs folders by itself and refuses to open one. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
