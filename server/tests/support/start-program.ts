import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ownRoot = fileURLToPath(new URL('../../../', import.meta.url));

export interface Program {
  child: ChildProcess;
  /** Everything it said so far. */
  output: () => string;
  /** Resolves once it has said this. @throws Error with what it said when it ends before */
  says: (words: string) => Promise<void>;
  /** Waits for its end. @returns its exit code, null after a signal */
  ends: () => Promise<number | null>;
}

/** Runs a file of the server on this Node as a process of its own, as npm does, with no environment but this. @param options.through a program that runs it @param options.root of another copy of the code @param options.node another Node */
export function startProgram(
  file: string,
  {
    args = [],
    env,
    through = [],
    root = ownRoot,
    node = process.execPath,
  }: {
    args?: string[];
    env: Record<string, string>;
    through?: string[] | undefined;
    root?: string | undefined;
    node?: string | undefined;
  },
): Program {
  const words = [...through, node, `${root}server/src/${file}`, ...args];
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close');
  return {
    child,
    output: () => output,
    says: async (words) => {
      while (!output.includes(words)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended without saying "${words}":\n${output}`);
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
    ends: async () => {
      await ended;
      return child.exitCode;
    },
  };
}
