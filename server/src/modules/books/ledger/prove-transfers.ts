import {
  CHUNK_ROWS,
  leafOf,
  type PathStep,
  pathFrom,
  type Seal,
  type SealedRow,
} from '@lanna/rules/sealed-rows';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { readStretches, sealedRowOf } from './keeping/sealed-transfers.ts';

export interface ProvedRow {
  row: SealedRow;
  path: PathStep[];
  /** Of the block it is in. */
  block: string;
}
export interface ProvedBlock extends Seal {
  number: string;
  sealedAt: string;
}

interface ChunkFound {
  first_id: bigint;
  last_id: bigint;
  number: bigint;
  position: number;
}
interface TreeFound {
  number: bigint;
  blind: Buffer;
  root: Buffer;
  previous_seal: Buffer;
  seal: Buffer;
  sha256: Buffer;
  sealed_at: Date;
  digests: Buffer[];
}

/**
 * For each of these transfers the way from its row, as the database has it now, to the root of its block, and the seals of
 * those blocks. Only the sides of `own` accounts are opened. A transfer that no tree covers yet is left out.
 */
export async function proveTransfers(
  db: Queryable,
  { ids, own }: { ids: readonly bigint[]; own: ReadonlySet<bigint> },
): Promise<{ rows: ProvedRow[]; blocks: ProvedBlock[] }> {
  const chunks = await chunksOf(db, ids);
  const [trees, transfers] = await Promise.all([
    treesOf(
      db,
      chunks.map(({ number }) => number),
    ),
    readStretches(
      db,
      chunks.map(({ first_id, last_id }) => ({ first: first_id, last: last_id, most: CHUNK_ROWS })),
    ),
  ]);
  const wanted = new Set(ids);
  const rows = chunks.flatMap((chunk) => {
    const tree = trees.find(({ number }) => number === chunk.number);
    if (!tree) throw new Error(`block ${chunk.number} has a chunk and no tree`);
    const held = transfers.filter(({ first }) => first === chunk.first_id);
    const leaves = held.map((transfer) => leafOf(sealedRowOf(transfer, tree.blind)));
    const upper = pathFrom(tree.digests, chunk.position);
    return held.flatMap((transfer, position) =>
      wanted.has(transfer.id)
        ? {
            row: sealedRowOf(transfer, tree.blind, (account) => own.has(account)),
            path: [...pathFrom(leaves, position), ...upper],
            block: String(chunk.number),
          }
        : [],
    );
  });
  return { rows, blocks: trees.map(showTree) };
}

async function chunksOf(db: Queryable, ids: readonly bigint[]): Promise<ChunkFound[]> {
  const { rows } = await sql<ChunkFound>`
    select distinct c.first_id, c.last_id, c.number, c.position
    from unnest(${ids}::bigint[]) wanted(id)
    cross join lateral (
      select * from ledger.block_chunk where first_id <= wanted.id order by first_id desc limit 1) c
    where wanted.id <= c.last_id
    order by c.first_id`.execute(db);
  return rows;
}

async function treesOf(db: Queryable, numbers: readonly bigint[]): Promise<TreeFound[]> {
  const { rows } = await sql<TreeFound>`
    select t.number, t.blind, t.root, t.previous_seal, t.seal, b.sha256, b.sealed_at,
      array(select digest from ledger.block_chunk c where c.number = t.number order by c.position) as digests
    from ledger.block_tree t join ledger.block b on b.number = t.number
    where t.number = any (${[...new Set(numbers)]}::bigint[])
    order by t.number`.execute(db);
  return rows;
}

function showTree(tree: TreeFound): ProvedBlock {
  return {
    number: String(tree.number),
    sealedAt: tree.sealed_at.toISOString(),
    previousSeal: tree.previous_seal.toString('hex'),
    blockSha256: tree.sha256.toString('hex'),
    root: tree.root.toString('hex'),
    seal: tree.seal.toString('hex'),
  };
}
