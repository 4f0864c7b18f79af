/** Types of the used part of the library, which has none. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  const httpEce: {
    encrypt: (
      content: Buffer,
      options: { version: 'aes128gcm'; dh: string; privateKey: ECDH; authSecret: string },
    ) => Buffer;
  };
  export default httpEce;
}
