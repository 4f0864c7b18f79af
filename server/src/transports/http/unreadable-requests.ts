import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sourceLanguage } from '@one-dream/contract/languages.ts';
import { AppError } from '../../errors.ts';
import { httpTexts } from './http.texts.ts';
import { describeRefusal } from './refusals.ts';
import { describeDataHeaders } from './security-headers.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const body = JSON.stringify(
  describeRefusal(new AppError('MALFORMED', httpTexts.unreadable), sourceLanguage),
);
const head = Object.entries({
  ...describeDataHeaders(),
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  connection: 'close',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Answers what Node cannot read as HTTP, such as headers over 16 KiB, in the form of every refusal, and closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = statuses[error.code ?? ''] ?? 400;
  if (error.code !== 'ECONNRESET' && socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  socket.destroySoon();
}
