import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { withoutLastSlashes } from '@one-dream/contract/without-last-slashes.ts';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../../errors.ts';
import { platformTexts } from '../platform.texts.ts';
import { assertKey, type S3Config, type Storage } from './storage.ts';

/** Number of attempts; failures are due to the network or the other side. */
const tries = 3;
/** Milliseconds. Three timeouts stay below the half minute of a request. */
const answerWithin = 5_000;
const bodyWithin = 20_000;

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Path within the bucket. */
  path: string;
  body?: Uint8Array;
  headers?: Record<string, string>;
}

/**
 * Stores objects in an S3-compatible bucket with path-style addressing, which all of them support. An upload is signed with
 * the hash of its content, so a truncated or altered one never appears.
 * @throws Error with a sentence when the bucket refuses; an unreachable one may be back when it is needed
 */
export async function createS3Storage({
  waitMs = answerWithin,
  ...config
}: S3Config & { waitMs?: number }): Promise<Storage> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${withoutLastSlashes(endpoint)}/${bucket}`;

  /** Returns a response below 500; reading its body has a timeout of its own. */
  async function ask({ method, path, body, headers }: S3Request): Promise<Response> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    for (let attempt = 1; ; attempt++) {
      const request = await client.sign(root + path, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        ...(body && { body: Uint8Array.from(body) }),
      });
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(), waitMs);
      const answer = await fetch(request, { signal: ending.signal }).catch(() => undefined);
      clearTimeout(timer);
      if (answer && answer.status < 500 && answer.status !== 429) {
        setTimeout(() => ending.abort(), bodyWithin).unref();
        return answer;
      }
      await answer?.body?.cancel();
      if (attempt === tries) throw away();
      await sleep(attempt * 100);
    }
  }

  /** @throws Error with the response for any other status */
  async function expect(request: S3Request, statuses: readonly number[]): Promise<Response> {
    const answer = await ask(request);
    if (statuses.includes(answer.status)) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? answer.status;
    throw new Error(`The picture storage refused ${request.method}: ${code}`);
  }

  const pathOf = (key: string) => {
    assertKey(key);
    return `/${key}`;
  };
  await probe(() => expect({ method: 'GET', path: '?list-type=2&max-keys=1' }, [200]), bucket);

  return {
    async put({ key, body, contentType }) {
      const headers = { 'content-type': contentType };
      const answer = await expect({ method: 'PUT', path: pathOf(key), body, headers }, [200]);
      await answer.body?.cancel();
    },

    async get(key) {
      const answer = await expect({ method: 'GET', path: pathOf(key) }, [200, 404]);
      if (answer.status === 200 && answer.body)
        return {
          body: Readable.fromWeb(answer.body),
          size: Number(answer.headers.get('content-length')),
        };
      await answer.body?.cancel();
      return undefined;
    },

    async has(key) {
      return (await expect({ method: 'HEAD', path: pathOf(key) }, [200, 404])).status === 200;
    },

    async delete(key) {
      const answer = await expect({ method: 'DELETE', path: pathOf(key) }, [200, 204, 404]);
      await answer.body?.cancel();
    },

    async *list(folder) {
      const prefix = folder === undefined ? '' : `${pathOf(folder).slice(1)}/`;
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (next) query.set('continuation-token', next);
        const page = await (await expect({ method: 'GET', path: `?${query}` }, [200])).text();
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) yield unescapeXml(key);
        next = /<NextContinuationToken>([^<]*)</.exec(page)?.[1];
        if (next !== undefined) next = unescapeXml(next);
      } while (next);
    },
  };
}

async function probe(look: () => Promise<Response>, bucket: string): Promise<void> {
  try {
    await (await look()).body?.cancel();
  } catch (error) {
    if (error instanceof AppError) return;
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${words}. Check S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that the bucket ${bucket} is there.`,
    );
  }
}

function unescapeXml(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (whole, name) => entities[name] ?? whole);
}

function away(): AppError {
  return new AppError('UNAVAILABLE', platformTexts.picturesAway, { retryAfter: 5 });
}
