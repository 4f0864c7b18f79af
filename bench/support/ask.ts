import { type Agent, request } from 'node:http';

interface Asked {
  agent: Agent;
  headers: Record<string, string>;
  /** JSON; omitted when a page is requested. */
  body?: string;
}

/**
 * Uses `node:http`, because `fetch` would take more of the processors that the server shares with the load.
 * @returns the whole answer, and its milliseconds
 */
export function ask(url: string, { agent, headers, body }: Asked) {
  const begun = performance.now();
  const options = { agent, headers, method: body ? 'POST' : 'GET' };
  return new Promise<{ text: string; took: number }>((resolve, reject) => {
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ text, took: performance.now() - begun });
        else reject(new Error(`${response.statusCode} ${text}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}
