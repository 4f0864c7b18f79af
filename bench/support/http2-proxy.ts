import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Connection-specific headers, which HTTP/2 does not allow. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

/** Without HTTP/2's own headers, too. */
function withoutConnection(headers: IncomingHttpHeaders) {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !ofConnection.includes(name),
  );
  return Object.fromEntries(kept);
}

/**
 * Does what a proxy such as Caddy does in front of the site: HTTP/2 with its own certificate, which it creates in `folder`.
 */
export async function startHttp2Proxy({ folder, target }: { folder: string; target: string }) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', cert],
  ]);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({
    allowHTTP1: true,
    key: await readFile(key),
    cert: await readFile(cert),
  });
  server.on('request', (asked, answer) => {
    const { method, url } = asked;
    const headers = withoutConnection(asked.headers);
    const sent = request(target + url, { agent, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
      response.pipe(answer);
    });
    sent.on('error', () => answer.stream.close());
    asked.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const close = () => {
    agent.destroy();
    server.close();
  };
  return { url: `https://localhost:${port}`, close };
}
