import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fairStream } from '../../fair-stream.ts';

/** What fixes which tickets are drawn: the link that was committed to before, the root of the list that was fixed before it was shown, and how many tickets there are. */
export interface RaffleDraw {
  link: string;
  root: string;
  tickets: number;
  /** What a public beacon gave after the list was fixed, as `name:round:value`; null where none is named, or it never came. */
  beacon?: string | null | undefined;
}

/**
 * The first `many` tickets in the order they are drawn, 1 … `tickets`, none twice; all of them where there are fewer. The stream of the link over `listSeed` (nonce 0) gives for
 * the place i = 0, 1, … `below(tickets − i)`: that many places further on stands what is drawn, and what stood at i takes its place. Asking for more draws on where it stopped.
 */
export function drawTickets({ link, root, tickets, beacon }: RaffleDraw, many: number): number[] {
  const stream = fairStream({ serverSeed: link, clientSeed: listSeed(root, beacon), nonce: 0 });
  const moved = new Map<number, number>();
  const at = (place: number) => moved.get(place) ?? place + 1;
  const drawn: number[] = [];
  for (let place = 0; place < Math.min(many, tickets); place += 1) {
    const other = place + stream.below(tickets - place);
    drawn.push(at(other));
    moved.set(other, at(place));
  }
  return drawn;
}

/**
 * What list and beacon add to the link. Without a beacon it is the root. With one it is the SHA-256, as 64 lower-case hex digits, of three lines as UTF-8, joined by
 * line feeds: `lanna-raffle-1`, the root, the beacon.
 */
export function listSeed(root: string, beacon: string | null | undefined): string {
  if (beacon === null || beacon === undefined) return root;
  if (!BEACON.test(beacon)) throw new Error('a beacon is plain text on one line');
  return bytesToHex(sha256(utf8ToBytes([VERSION, root, beacon].join('\n'))));
}

const VERSION = 'lanna-raffle-1';
const BEACON = /^[\x21-\x7e]{1,300}$/;
