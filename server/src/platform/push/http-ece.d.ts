/** Types for the used part of the library, which ships none. */
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
