import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { CLIENT_SEED, commitmentOf, type FairStream, fairStream, SERVER_SEED } from '../../../fair-stream.ts';
import type { DrawShape } from '../family.ts';
import type { Result } from '../play.ts';
import { formatResult } from './result-text.ts';

/** What fixes a house draw. */
export interface HouseDrawInputs {
  /** The next link of the game's chain: 64 hex digits whose SHA-256 is the link before, and for the first one the published anchor. */
  link: string;
  game: string;
  numero: string;
  /** Seeds of the players of this draw, in the order their slips were taken; a player's counts once. */
  seeds: readonly string[];
  /** A public beacon after closing, as `source:round:value`, where the game names one. */
  beacon?: string | undefined;
}

export type DrawObjection = 'not_the_next_link' | 'another_result' | 'unreadable';

const VERSION = 'lanna-draw-1';
const CODE = /^[A-Z0-9_-]{1,40}$/;
const BEACON = /^[^\p{Cc}\p{Cs}]{1,300}$/u;
export const MAX_SEEDS = 1_000_000;

/** The result of a house draw: what the family draws from the stream of these inputs. */
export function houseDraw(shape: DrawShape, inputs: HouseDrawInputs): Result {
  return shape.random(drawStream(inputs));
}

/**
 * The stream a house draw is made from: the fair stream with the link as server seed, nonce 0, and as client seed the SHA-256, in hex, of these lines
 * as UTF-8, joined by line feeds: `lanna-draw-1`, the game, the numero, the beacon (an empty line without one), the number of seeds, then each seed.
 */
export function drawStream(inputs: HouseDrawInputs): FairStream {
  return fairStream({ serverSeed: inputs.link, clientSeed: clientSeedOf(inputs), nonce: 0 });
}

/** What game, numero, beacon and players have added to the link, in one value. */
export function clientSeedOf({ game, numero, seeds, beacon }: Omit<HouseDrawInputs, 'link'>): string {
  if (!CODE.test(game) || !CODE.test(numero))
    throw new Error('game and numero are capitals, digits, _ and -');
  if (beacon !== undefined && !BEACON.test(beacon)) throw new Error('a beacon is plain text on one line');
  if (seeds.length > MAX_SEEDS) throw new Error(`a draw takes ${MAX_SEEDS} seeds`);
  if (!seeds.every((seed) => CLIENT_SEED.test(seed)))
    throw new Error('a seed is 1 to 64 characters of plain text');
  const lines = [VERSION, game, numero, beacon ?? '', String(seeds.length), ...seeds];
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));
}

/**
 * What is wrong with a published draw, undefined if it proves right: the link must hash to the one before, and the inputs must give the result. Runs
 * in a browser with what the proof page shows.
 */
export function objectionToDraw(
  shape: DrawShape,
  published: HouseDrawInputs & { linkBefore: string; result: string },
): DrawObjection | undefined {
  if (!SERVER_SEED.test(published.link)) return 'unreadable';
  if (commitmentOf(published.link) !== published.linkBefore) return 'not_the_next_link';
  try {
    return formatResult(shape, houseDraw(shape, published)) === published.result
      ? undefined
      : 'another_result';
  } catch {
    return 'unreadable';
  }
}
