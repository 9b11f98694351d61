import { CHUNK_ROWS, leafOf, rootOf, sealOf } from '@lanna/rules/sealed-rows';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { InvariantViolation } from '../check-invariants.ts';
import { readStretches, sealedRowOf } from '../keeping/sealed-transfers.ts';
import type { OnProgress } from '../verification-part.ts';

interface TreeRow {
  number: bigint;
  blind: Buffer;
  root: Buffer;
  previous_seal: Buffer;
  seal: Buffer;
  sha256: Buffer;
  last_id: bigint;
  transfers: number;
  /** The last transfer of the block before. */
  before_id: bigint;
  digests: Buffer[];
}

const TREES_AT_ONCE = 100;

/** Grows each tree anew from its transfers, with none of the code that grew it, and stops at the first that does not fit. */
export async function verifyBlockTrees(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  let previous: { number: bigint; seal: Buffer } = { number: 0n, seal: Buffer.alloc(0) };
  let walked = 0;
  for (;;) {
    const trees = await readTrees(db, previous.number);
    for (const tree of trees) {
      const rule = await brokenRule(db, tree, previous);
      if (rule) return [{ rule, row: { block: tree.number } }];
      walked += tree.transfers;
      previous = tree;
      await onProgress?.(walked);
    }
    if (trees.length < TREES_AT_ONCE) return [];
  }
}

async function brokenRule(
  db: Queryable,
  tree: TreeRow,
  previous: { number: bigint; seal: Buffer },
): Promise<string | undefined> {
  if (tree.number !== previous.number + 1n) return 'the trees over blocks have no gap';
  if (!tree.previous_seal.equals(previous.seal)) return 'each seal names the one before it';
  const transfers = await readStretches(db, [
    { first: tree.before_id + 1n, last: tree.last_id, most: tree.transfers },
  ]);
  const leaves = transfers.map((transfer) => leafOf(sealedRowOf(transfer, tree.blind)));
  const chunks = Array.from({ length: Math.ceil(leaves.length / CHUNK_ROWS) }, (_, at) =>
    rootOf(leaves.slice(at * CHUNK_ROWS, (at + 1) * CHUNK_ROWS)),
  );
  const fits = (digest: Buffer | undefined, at: number) => digest?.equals(chunks[at] ?? Buffer.alloc(0));
  if (chunks.length !== tree.digests.length || !tree.digests.every(fits) || !tree.root.equals(rootOf(chunks)))
    return 'the tree over a block is that of its transfers';
  const hex = (bytes: Buffer) => bytes.toString('hex');
  const seal = sealOf({
    previousSeal: hex(tree.previous_seal),
    blockSha256: hex(tree.sha256),
    root: hex(tree.root),
  });
  return seal === hex(tree.seal) ? undefined : 'a seal follows from its block and its tree';
}

async function readTrees(db: Queryable, after: bigint): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    select t.number, t.blind, t.root, t.previous_seal, t.seal, b.sha256, b.last_id, b.transfers,
      coalesce(before.last_id, 0)::bigint as before_id,
      array(select digest from ledger.block_chunk c where c.number = t.number order by c.position) as digests
    from ledger.block_tree t
    join ledger.block b on b.number = t.number
    left join ledger.block before on before.number = t.number - 1
    where t.number > ${after}
    order by t.number limit ${TREES_AT_ONCE}`.execute(db);
  return rows;
}
