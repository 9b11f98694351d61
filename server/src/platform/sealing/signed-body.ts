import { createPublicKey, type KeyObject } from 'node:crypto';

/** Who signs: RSA PKCS#1 v1.5 with SHA-256 over the body exactly as it travels, base64 in a header. */
export interface Signer {
  publicKey: KeyObject;
  /** Length of a signature of that key. */
  signatureBytes: number;
  /** In lower case, as headers arrive. */
  signatureHeader: string;
}

export const RSA_BITS_MIN = 2048;

/**
 * The signature of a message. Undefined unless the header is there exactly once and is the canonical base64 of as many bytes as the key
 * has: a proxy in front that reads a second header, or a looser base64, must not see another signature than the one that is checked
 * here. `rawHeaders` are names and values in turn, as they were received.
 */
export function signatureOf(
  signer: Omit<Signer, 'publicKey'>,
  rawHeaders: readonly string[],
): Buffer | undefined {
  const text = onlyValueOf(signer.signatureHeader, rawHeaders);
  if (text?.length !== Math.ceil(signer.signatureBytes / 3) * 4) return undefined;
  const signature = Buffer.from(text, 'base64');
  return signature.length === signer.signatureBytes && signature.toString('base64') === text
    ? signature
    : undefined;
}

/** The parsed headers will not do: of some names they keep the first value only, those of others they join. */
export function onlyValueOf(lowerCaseName: string, rawHeaders: readonly string[]): string | undefined {
  let value: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== lowerCaseName.length || name.toLowerCase() !== lowerCaseName) continue;
    if (value !== undefined) return undefined;
    value = rawHeaders[at + 1];
  }
  return value;
}

/** Of an RSA key. Throws for any other. */
export function signatureBytesOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): number {
  const bits = asymmetricKeyDetails?.modulusLength;
  if (asymmetricKeyType !== 'rsa' || !bits) throw new Error('signatures are made with an RSA key');
  return Math.ceil(bits / 8);
}

/** Whether a text is the PEM of an RSA public key that is long enough. */
export function isUsableKey(pem: string): boolean {
  try {
    // A private key would be read as its public half; an operator who sends one must be warned.
    if (/PRIVATE KEY/.test(pem)) return false;
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS_MIN;
  } catch {
    return false;
  }
}
