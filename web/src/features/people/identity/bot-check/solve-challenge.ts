/** What of an ALTCHA challenge (protocol version 2) its solver reads; all of it goes back with the solution. */
export interface Challenge {
  parameters: {
    /** `PBKDF2/SHA-256` and its like. */
    algorithm: string;
    /** Hexadecimal, as are `salt` and `keyPrefix`. */
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    /** What the wanted key begins with. */
    keyPrefix: string;
  };
}

export interface Solution {
  counter: number;
  derivedKey: string;
}

const TRIES_MAX = 100_000;
const COUNTER_BYTES = 4;

/** Derives keys from nonce and counter until one begins as asked. Throws when there is none within reason. */
export async function solveChallenge({ parameters }: Challenge): Promise<Solution> {
  const nonce = bytesOf(parameters.nonce);
  const secret = new Uint8Array(nonce.length + COUNTER_BYTES);
  secret.set(nonce);
  const counterAt = new DataView(secret.buffer);
  const derivation = {
    name: 'PBKDF2',
    salt: bytesOf(parameters.salt),
    iterations: parameters.cost,
    hash: parameters.algorithm.replace(/^PBKDF2\//, ''),
  };
  for (let counter = 1; counter <= TRIES_MAX; counter += 1) {
    counterAt.setUint32(nonce.length, counter);
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
    const derived = await crypto.subtle.deriveBits(derivation, key, parameters.keyLength * 8);
    const derivedKey = hexOf(new Uint8Array(derived));
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('the challenge has no solution within reach');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
