import type { FastifyInstance } from 'fastify';
import type { Site } from '../../../factories/site.ts';
import type { SandboxControls } from '../../../sandbox/sandbox-controls.ts';
import type { Db } from '../../src/platform/database/schema.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { TestTables } from './tables.ts';

/** The parts of a test server that row factories need. */
export type Rows = Pick<TestServer, 'db' | 'platform'>;

export interface TestServer extends Site, TestTables {
  /** Base URL. */
  url: string;
  /** Origin that it believes to be reached under; links in mails start with it. */
  publicUrl: string;
  app: FastifyInstance;
  platform: Platform;
  db: Db;
  sandbox: SandboxControls;
  clock: { advance: (milliseconds: number) => void };
  /** Everything that was logged, line by line. */
  logs: string[];
  close: () => Promise<void>;
}
