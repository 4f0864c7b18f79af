import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Baseline for HTTP in Node: answers every request with a file's bytes. */
const bytes = readFileSync(String(process.argv[2]));

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
