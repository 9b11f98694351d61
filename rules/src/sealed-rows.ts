import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * The tree over a sealed block of transfers, and the proof that one transfer is in it (decision 100). The portal proves
 * with it, and a browser checks with it; the database grows the tree with functions of its own.
 */

export const CHUNK_ROWS = 64;

/** What a side had after the transfer, opened: its digest is in the row. */
export interface OpenedSide {
  /** Hex. */
  salt: string;
  account: string;
  version: string;
  balance: string;
}

/** A transfer as it is sealed. Whole numbers as decimal text; money in 1/100 000 of a unit; times in microseconds. */
export interface SealedRow {
  /** Hex. */
  salt: string;
  id: string;
  createdUs: string;
  debitAccount: string;
  creditAccount: string;
  amount: string;
  code: string;
  eventUs: string;
  reference: string;
  /** Opened, or the digest of what belongs to another owner; null where the side's balance is not kept with transfers. */
  debit: OpenedSide | string | null;
  credit: OpenedSide | string | null;
}

/** A neighbour on the way to the root, and where it stands. */
export interface PathStep {
  side: 'left' | 'right';
  /** Hex. */
  hash: string;
}

export interface Seal {
  previousSeal: string;
  blockSha256: string;
  root: string;
  seal: string;
}

/** Whether a row is what was sealed: its path leads to the root, and the seal follows from it. */
export function isSealed(proof: { row: SealedRow; path: readonly PathStep[] }, seal: Seal): boolean {
  return rootFrom(leafOf(proof.row), proof.path) === seal.root && sealOf(seal) === seal.seal;
}

/** The leaf of a row: SHA-256 of a zero byte, the salt and the row's text. */
export function leafOf(row: SealedRow): Uint8Array {
  const text = [
    row.id,
    row.createdUs,
    row.debitAccount,
    row.creditAccount,
    row.amount,
    row.code,
    row.eventUs,
    row.reference,
    sideDigest(row.debit),
    sideDigest(row.credit),
  ].join('|');
  return sha256(concatBytes(ZERO, hexToBytes(row.salt), utf8ToBytes(text)));
}

/** What stands in a row for one of its sides. */
export function sideDigest(side: OpenedSide | string | null): string {
  if (side === null) return '-';
  if (typeof side === 'string') return side;
  const text = `${side.account}|${side.version}|${side.balance}`;
  return bytesToHex(sha256(concatBytes(hexToBytes(side.salt), utf8ToBytes(text))));
}

export function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(ONE, left, right));
}

/** The root over nodes of one level: paired, and one left over goes up as it is. */
export function rootOf(nodes: readonly Uint8Array[]): Uint8Array {
  let level = nodes;
  while (level.length > 1) level = parents(level);
  const [root] = level;
  if (!root) throw new Error('a tree has a leaf');
  return root;
}

/** The neighbours on the way from a node of one level up to the root over that level. */
export function pathFrom(nodes: readonly Uint8Array[], position: number): PathStep[] {
  const path: PathStep[] = [];
  let level = nodes;
  for (let at = position; level.length > 1; at = Math.floor(at / 2)) {
    const neighbour = level[at % 2 === 0 ? at + 1 : at - 1];
    if (neighbour) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash: bytesToHex(neighbour) });
    level = parents(level);
  }
  return path;
}

/** The root that a leaf and its path lead to, in hex. */
export function rootFrom(leaf: Uint8Array, path: readonly PathStep[]): string {
  let node = leaf;
  for (const { side, hash } of path) {
    const neighbour = hexToBytes(hash);
    node = side === 'left' ? nodeOf(neighbour, node) : nodeOf(node, neighbour);
  }
  return bytesToHex(node);
}

/** The seal that follows from the one before it, the block and the root, in hex. */
export function sealOf({ previousSeal, blockSha256, root }: Omit<Seal, 'seal'>): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(previousSeal), hexToBytes(blockSha256), hexToBytes(root))));
}

/** The salt of a row (0), of its debit side (1) or of its credit side (2), in hex, from what its block keeps secret. */
export function saltOf(blind: Uint8Array, id: bigint, part: 0 | 1 | 2): string {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigInt64(0, id);
  return bytesToHex(sha256(concatBytes(blind, number, Uint8Array.of(part))));
}

function parents(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left) above.push(right ? nodeOf(left, right) : left);
  }
  return above;
}

const ZERO = Uint8Array.of(0);
const ONE = Uint8Array.of(1);
