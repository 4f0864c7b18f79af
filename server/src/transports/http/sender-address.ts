import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { TrustProxy } from '../../config.ts';

/** Reads the address that a request comes from as Fastify's `request.ip`, for requests that Fastify does not see. */
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
      // The connection is gone already.
      return '';
    }
  };
}
