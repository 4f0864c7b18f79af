import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import helmet from 'helmet';
import { createSandbox, type Sandbox, type SandboxSettings } from './sandbox.ts';

export type TestSandbox = Sandbox & {
  settings: SandboxSettings;
  /** Origin of a bare site with the sandbox mounted. */
  siteUrl: string;
  dataDir: string;
  close(): Promise<void>;
};

/** A separate sandbox for one test file, mounted on a bare site with strict headers. */
export async function startTestSandbox(options: { now?: () => number } = {}): Promise<TestSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const site = Fastify();
  let siteUrl = '';
  const sandbox = createSandbox({ dataDir, redirectOrigins: () => [siteUrl], ...options });
  const addHeaders = helmet({ frameguard: { action: 'deny' } });
  site.addHook('onRequest', ({ raw }, reply, done) => addHeaders(raw, reply.raw, () => done()));
  await site.register(sandbox.plugin, { prefix: '/sandbox' });
  siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
  const settings = await sandbox.start();
  return {
    ...sandbox,
    settings,
    siteUrl,
    dataDir,
    async close() {
      await Promise.all([site.close(), sandbox.stop()]);
      await rm(dataDir, { recursive: true });
    },
  };
}
