import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of authenticator data (WebAuthn level 3, section 6.1). */
const USER_PRESENT = 0x01;
const ATTESTED = 0x40;

/** Where and how an answer is given; a test can falsify each part. */
export interface Ceremony {
  challenge: string;
  origin: string;
  rpId: string;
  type?: string;
  crossOrigin?: boolean;
  counter?: number;
  flags?: number;
}

/** An authenticator in software: one ES256 key, which answers as a browser would send it. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

  const named = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    create: (ceremony: Ceremony) => {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey]);
      const authData = Buffer.concat([authenticatorData(ceremony, USER_PRESENT | ATTESTED), attested]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return named({
        clientDataJSON: clientData(ceremony, 'webauthn.create').toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      });
    },
    use: (ceremony: Ceremony) => {
      const authData = authenticatorData(ceremony, USER_PRESENT);
      const clientDataJSON = clientData(ceremony, 'webauthn.get');
      const signed = Buffer.concat([authData, createHash('sha256').update(clientDataJSON).digest()]);
      return named({
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}

function authenticatorData(ceremony: Ceremony, flags: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(ceremony.flags ?? flags, 0);
  head.writeUInt32BE(ceremony.counter ?? 0, 1);
  return Buffer.concat([createHash('sha256').update(ceremony.rpId).digest(), head]);
}

function clientData(ceremony: Ceremony, type: string): Buffer {
  const { challenge, origin, crossOrigin = false } = ceremony;
  return Buffer.from(JSON.stringify({ type: ceremony.type ?? type, challenge, origin, crossOrigin }));
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
