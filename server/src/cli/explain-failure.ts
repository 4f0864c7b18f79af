import type { Config } from '../config.ts';
import { describeFailure } from './run-command.ts';
import { findRunningServer } from './running-server.ts';

/** Explains a failed start: the cause, and what to do. */
export async function explainFailure(error: unknown, config: Config | undefined): Promise<string> {
  const { code, holder } = (error ?? {}) as { code?: unknown; holder?: unknown };
  const isInTheWay = code === 'EADDRINUSE' || holder !== undefined;
  const running = config && isInTheWay && (await findRunningServer(config.dataDirectory));
  if (running) {
    return `It runs already: ${running.url} (process ${running.pid}, data in ${config.dataDirectory}). Use that one, or stop it first.`;
  }
  if (code === 'EADDRINUSE') {
    const port = config?.port ?? 3000;
    return `Port ${port} is taken by another program. Stop that, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES' && (error as { syscall?: unknown }).syscall === 'listen') {
    return `Port ${config?.port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`;
  }
  return describeFailure(error);
}
