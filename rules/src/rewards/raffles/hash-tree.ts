import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** One holder of the fixed list: the tickets from `first` to `last`, both included. `code` stands for who it is and is known to the holder. */
export interface RaffleLeaf {
  first: number;
  last: number;
  code: string;
}

/** SHA-256 of a text as UTF-8, 64 lower-case hex digits. */
export type HashText = (text: string) => string;

const sha256Text: HashText = (text) => bytesToHex(sha256(utf8ToBytes(text)));

export function leafHash(
  raffleId: string,
  { first, last, code }: RaffleLeaf,
  hash: HashText = sha256Text,
): string {
  return hash(`leaf:${raffleId}:${first}:${last}:${code}`);
}

/**
 * The levels of the tree, leaves first, the root alone in the last. Two neighbours make one of the next level, `node:left:right`; the last of an odd level goes up as it is.
 */
export function treeOf(leaves: readonly string[], hash: HashText = sha256Text): string[][] {
  if (leaves.length === 0) throw new Error('a tree has a leaf');
  const levels = [[...leaves]];
  for (let level = levels[0] as string[]; level.length > 1; level = levels.at(-1) as string[]) {
    const next: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at] as string, level[at + 1]];
      next.push(right === undefined ? left : hash(`node:${left}:${right}`));
    }
    levels.push(next);
  }
  return levels;
}

export function rootOf(levels: readonly string[][]): string {
  return levels.at(-1)?.[0] as string;
}

export interface PathStep {
  side: 'left' | 'right';
  hash: string;
}

/** What a leaf's hash is joined with on its way up, from the leaf to the root. */
export function pathOf(levels: readonly string[][], place: number): PathStep[] {
  const path: PathStep[] = [];
  let at = place;
  for (const level of levels.slice(0, -1)) {
    const beside = at % 2 === 0 ? at + 1 : at - 1;
    const hash = level[beside];
    if (hash !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash });
    at = Math.floor(at / 2);
  }
  return path;
}

/** Whether a leaf stands in the list that a root was published of. */
export function leadsToRoot(leaf: string, path: readonly PathStep[], root: string): boolean {
  const reached = path.reduce(
    (hash, step) =>
      sha256Text(step.side === 'left' ? `node:${step.hash}:${hash}` : `node:${hash}:${step.hash}`),
    leaf,
  );
  return reached === root;
}
