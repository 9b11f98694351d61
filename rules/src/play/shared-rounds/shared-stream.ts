import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { CLIENT_SEED, type FairStream, fairStream } from '../../fair-stream.ts';

/** What fixes a round that many players share. */
export interface SharedRoundInputs {
  /** The next link of the chain: 64 hex digits whose SHA-256 is the link before, and for the first one the published anchor. */
  link: string;
  kind: string;
  ruleVersion: string;
  /** The table, room or hall. */
  subject: string;
  /** Of the round, from 1 within its subject. */
  number: number;
  /** Seeds of players in the order they came, fixed before the round opened. */
  seeds: readonly string[];
  /** A public beacon after closing, as `source:round:value`; null where none is named. */
  beacon: string | null;
}

const VERSION = 'lanna-shared-1';
const NAME = /^[a-z0-9][a-z0-9:._-]{0,99}$/;
const BEACON = /^[^\p{Cc}\p{Cs}]{1,300}$/u;
export const SHARED_SEEDS_MAX = 1000;

/**
 * The stream a shared round is made from: the fair stream with the link as server seed, nonce 0, and as client seed the SHA-256, in hex, of these lines as UTF-8,
 * joined by line feeds: `lanna-shared-1`, kind, rule version, subject, number, the beacon (an empty line without one), the number of seeds, then each seed.
 */
export function sharedStream(inputs: SharedRoundInputs): FairStream {
  return fairStream({ serverSeed: inputs.link, clientSeed: sharedClientSeed(inputs), nonce: 0 });
}

/** What round, beacon and players have added to the link, in one value. */
export function sharedClientSeed(inputs: Omit<SharedRoundInputs, 'link'>): string {
  const { kind, ruleVersion, subject, number, seeds, beacon } = inputs;
  if (![kind, ruleVersion, subject].every((name) => NAME.test(name)))
    throw new Error('kind, rule version and subject are small letters, digits and : . _ -');
  if (!Number.isSafeInteger(number) || number < 1) throw new Error('rounds are counted from 1');
  if (beacon !== null && !BEACON.test(beacon)) throw new Error('a beacon is plain text on one line');
  if (seeds.length > SHARED_SEEDS_MAX) throw new Error(`a round takes ${SHARED_SEEDS_MAX} seeds`);
  if (!seeds.every((seed) => CLIENT_SEED.test(seed)))
    throw new Error('a seed is 1 to 64 characters of plain text');
  const lines = [VERSION, kind, ruleVersion, subject, String(number), beacon ?? '', String(seeds.length)];
  return bytesToHex(sha256(utf8ToBytes([...lines, ...seeds].join('\n'))));
}
