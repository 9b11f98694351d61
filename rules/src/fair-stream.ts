import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What fixes every outcome of one round. The same three values give the same stream on any machine. */
export interface FairInputs {
  /** 64 lower-case hex digits (256 bits). Its text is the HMAC key, not the bytes it spells. */
  serverSeed: string;
  /** The player's own text, see `CLIENT_SEED`. */
  clientSeed: string;
  /** Counts the rounds of one seed pair: 0, 1, 2 …, none left out, none twice. */
  nonce: number;
}

export interface FairStream {
  /** The next 32 bits, 0 … 2³² − 1. */
  word(): number;
  /** A uniform integer 0 … n − 1, for 1 ≤ n ≤ 2³². */
  below(n: number): number;
  /** A new array in uniformly random order: Fisher–Yates, for place = last … 1 swap it with `below(place + 1)`. */
  shuffle<T>(items: readonly T[]): T[];
}

export const SERVER_SEED = /^[0-9a-f]{64}$/;
/** Any text of 1 to 64 characters without control characters and broken surrogates: its UTF-8 form is the same anywhere. */
export const CLIENT_SEED = /^[^\p{Cc}\p{Cs}]{1,64}$/u;

const WORD_RANGE = 2 ** 32;
const BLOCK_BYTES = 32;
const WORD_BYTES = 4;

/**
 * The provably fair stream: block r (r = 0, 1, …) is HMAC-SHA256 with the key `serverSeed` (the hex text as UTF-8)
 * over the UTF-8 text `clientSeed:nonce:r`; each block gives eight words, 4 bytes big-endian, in order.
 * Vectors are published beside this file in `fair-stream.vectors.json`.
 */
export function fairStream({ serverSeed, clientSeed, nonce }: FairInputs): FairStream {
  if (!SERVER_SEED.test(serverSeed)) throw new Error('a server seed is 64 lower-case hex digits');
  if (!CLIENT_SEED.test(clientSeed)) throw new Error('a client seed is 1 to 64 characters of plain text');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new Error('a nonce is a non-negative integer');
  const key = utf8ToBytes(serverSeed);
  let block = new Uint8Array(0);
  let nextBlock = 0;
  let offset = 0;

  function word(): number {
    if (offset === block.length) {
      block = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${nextBlock}`));
      nextBlock += 1;
      offset = 0;
    }
    const value = new DataView(block.buffer, block.byteOffset, BLOCK_BYTES).getUint32(offset);
    offset += WORD_BYTES;
    return value;
  }

  /** A plain remainder would favour small numbers, so words past the last whole multiple of n are thrown away. */
  function below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD_RANGE) throw new Error(`below() needs 1 to 2^32, got ${n}`);
    const limit = WORD_RANGE - (WORD_RANGE % n);
    let candidate = word();
    while (candidate >= limit) candidate = word();
    return candidate % n;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let place = shuffled.length - 1; place > 0; place -= 1) {
      const other = below(place + 1);
      [shuffled[place], shuffled[other]] = [shuffled[other] as T, shuffled[place] as T];
    }
    return shuffled;
  }

  return { word, below, shuffle };
}

/**
 * What is shown before play: SHA-256 of the server seed's 64 hex characters as UTF-8 text (not of the 32 bytes they
 * spell), in lower-case hex. `printf %s "$seed" | sha256sum` gives the same.
 */
export function commitmentOf(serverSeed: string): string {
  if (!SERVER_SEED.test(serverSeed)) throw new Error('a server seed is 64 lower-case hex digits');
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}
