import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { TrustProxy } from '../../config.ts';

/** Resolves a request's address like Fastify's `request.ip`, for requests outside Fastify. */
export function readSenderAddress(
  trustProxy: TrustProxy = false,
): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted =
    typeof trustProxy === 'function'
      ? trustProxy
      : trustProxy === true
        ? () => true
        : proxyAddress.compile(trustProxy.split(',').map((address) => address.trim()));
  return (request) => {
    try {
      return proxyAddress(request, isTrusted);
    } catch {
      // The connection is already closed.
      return '';
    }
  };
}
