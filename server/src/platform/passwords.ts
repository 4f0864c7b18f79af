import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalised } from '@one-dream/contract/text.ts';
import { AppError } from '../errors.ts';
import { platformTexts } from './platform.texts.ts';
import { semaphore } from './semaphore.ts';

// OWASP's second choice for argon2id: 19 MiB, two passes. `algorithm: 2` is argon2id.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

// Hashing occupies libuv's few threads; a rush of sign-ins must leave threads, and a CPU, for everything else.
const inTurn = semaphore(Math.max(1, Math.min(2, availableParallelism() - 1)), {
  // Users give up rather than wait longer; a busy machine serves fewer in that time.
  longestWait: 10_000,
  longestQueue: 600,
  refuse: () =>
    new AppError('UNAVAILABLE', platformTexts.manySignIn, {
      retryAfter: 10,
    }),
});

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalised(password, 'NFKC'), parameters));
}

/**
 * Whether `password` matches `stored`. Takes equally long without an account (`undefined`), so that timing does not reveal
 * who is registered.
 */
export async function isPassword({
  password,
  stored,
}: {
  password: string;
  stored: string | null | undefined;
}): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? decoy, normalised(password, 'NFKC')));
  return isRight && typeof stored === 'string';
}

/** Whether a stored hash uses outdated parameters. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(prefix);
}

const decoy = await hash('nobody has this password', parameters);
