import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** Baseline for live events in Node: broadcasts every post to all sockets. */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    io.emit('tournament-changed', { _id: 'd2b3c6a0-0000-7000-8000-000000000001' });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
  });
});
const io = new Server(server, { serveClient: false });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
