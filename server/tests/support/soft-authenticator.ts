import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** A passkey as a phone keeps it, over the real protocol: what a browser would hand to the site. */
export interface SoftPasskey {
  id: string;
  /** Answers `navigator.credentials.create` with these options. */
  create: (options: Options, change?: { verified?: boolean }) => object;
  /** Answers `navigator.credentials.get`. */
  get: (options: Options, change?: { origin?: string; verified?: boolean }) => object;
}

type Options = Record<string, unknown>;

const userPresent = 0x01;
const userVerified = 0x04;
const hasKey = 0x40;

export function newSoftPasskey({ origin }: { origin: string }): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const head = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: unknown, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    create: ({ challenge }, { verified = true } = {}) => {
      const authData = Buffer.concat([
        head(userPresent | (verified ? userVerified : 0) | hasKey),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get: ({ challenge }, { origin: from, verified = true } = {}) => {
      counter += 1;
      const authData = head(userPresent | (verified ? userVerified : 0));
      const data = clientData('webauthn.get', challenge, from);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** CBOR: a text of up to 23 letters. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** CBOR: up to 255 bytes. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}

/** An ES256 key as COSE has it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}
