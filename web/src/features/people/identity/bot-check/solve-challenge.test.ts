import { expect, test } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

const NONCE = '00112233445566778899aabbccddeeff';
const SALT = 'ffeeddccbbaa99887766554433221100';

/** As the server makes one: it picks the counter and shows the first half of its key. */
async function challengeWith(counter: number) {
  const secret = fromHex(NONCE + counter.toString(16).padStart(8, '0'));
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', salt: fromHex(SALT), iterations: 10, hash: 'SHA-256' };
  const derived = toHex(await crypto.subtle.deriveBits(derivation, key, 256));
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: NONCE,
    salt: SALT,
    cost: 10,
    keyLength: 32,
    keyPrefix: derived.slice(0, 32),
  };
  return { challenge: { parameters }, derived };
}

test('the solver finds the counter the server picked, with its whole key', async () => {
  const { challenge, derived } = await challengeWith(300);
  expect(await solveChallenge(challenge)).toEqual({ counter: 300, derivedKey: derived });
});

function fromHex(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer) {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
