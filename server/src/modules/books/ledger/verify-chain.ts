import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { InvariantViolation } from './check-invariants.ts';
import type { OnProgress } from './verification-part.ts';

export interface ChainReport {
  blocks: number;
  transfers: number;
  /** Transfers after the last block. */
  unsealed: number;
  violations: InvariantViolation[];
}

interface BlockRow {
  number: bigint;
  first_id: bigint;
  last_id: bigint;
  transfers: number;
  previous_sha256: Buffer;
  sha256: Buffer;
}
interface TransferRow {
  id: bigint;
  created_us: bigint;
  debit_account: bigint;
  credit_account: bigint;
  amount: bigint;
  code: string;
  event_us: bigint;
  group_id: string;
  debit_version: bigint | null;
  debit_balance: bigint | null;
  credit_version: bigint | null;
  credit_balance: bigint | null;
}

const BLOCKS_AT_ONCE = 100;

/**
 * Recomputes the chain from the transfers themselves, with none of the code that sealed it, block by block, and stops
 * at the first that does not fit: everything after it hangs on it.
 */
export async function verifyChain(db: Queryable, onProgress?: OnProgress): Promise<ChainReport> {
  const report: ChainReport = { blocks: 0, transfers: 0, unsealed: 0, violations: [] };
  let previous: BlockRow | undefined;
  for (;;) {
    const blocks = await readBlocks(db, previous?.number ?? 0n);
    for (const block of blocks) {
      const violation = await violationOf(db, block, previous);
      if (violation) return { ...report, violations: [violation] };
      report.blocks += 1;
      report.transfers += block.transfers;
      previous = block;
      await onProgress?.(report.transfers);
    }
    if (blocks.length < BLOCKS_AT_ONCE) break;
  }
  report.unsealed = await countAfter(db, previous?.last_id ?? 0n);
  return report;
}

/** One block against its transfers and the block before it; undefined where it fits. */
export async function verifyBlock(db: Queryable, number: bigint): Promise<InvariantViolation | undefined> {
  const [previous, block] = await readBlocks(db, number - 2n, 2).then((blocks) =>
    blocks[0]?.number === number ? [undefined, blocks[0]] : blocks,
  );
  if (block?.number !== number) throw new Error(`there is no block ${number}`);
  return violationOf(db, block, previous);
}

async function violationOf(
  db: Queryable,
  block: BlockRow,
  previous: BlockRow | undefined,
): Promise<InvariantViolation | undefined> {
  const row = { block: block.number, firstTransfer: block.first_id, lastTransfer: block.last_id };
  if (block.number !== (previous?.number ?? 0n) + 1n)
    return { rule: 'blocks are numbered without a gap', row };
  if (!block.previous_sha256.equals(previous?.sha256 ?? Buffer.alloc(0)))
    return { rule: 'each block names the hash of the one before it', row };
  // From the block before on, so that a transfer slipped in between two blocks is found too.
  const transfers = await readTransfers(db, previous?.last_id ?? 0n, block.last_id);
  if (transfers.length !== block.transfers)
    return {
      rule: 'a sealed block has as many transfers as when it was sealed',
      row: { ...row, sealed: block.transfers, found: transfers.length },
    };
  const lines = transfers.map(lineOf).join('\n');
  const sha256 = createHash('sha256').update(block.previous_sha256).update(lines).digest();
  if (!sha256.equals(block.sha256)) return { rule: 'sealed transfers are as they were when sealed', row };
  return undefined;
}

/** The same line as the SQL function `ledger.transfer_line`. */
function lineOf(transfer: TransferRow): string {
  return [
    transfer.id,
    transfer.created_us,
    transfer.debit_account,
    transfer.credit_account,
    transfer.amount,
    transfer.code,
    transfer.event_us,
    transfer.group_id,
    ...inlineSides(transfer),
  ].join('|');
}

/** Account, version and balance of the sides that are kept inline; a transfer without any has three zeros. */
function inlineSides(transfer: TransferRow): (bigint | null)[] {
  const { debit_account, debit_version, debit_balance } = transfer;
  const { credit_account, credit_version, credit_balance } = transfer;
  const debit = debit_version === null ? [] : [debit_account, debit_version, debit_balance];
  const credit = credit_version === null ? [] : [credit_account, credit_version, credit_balance];
  return debit.length + credit.length === 0 ? [0n, 0n, 0n] : [...debit, ...credit];
}

async function readBlocks(db: Queryable, after: bigint, most = BLOCKS_AT_ONCE): Promise<BlockRow[]> {
  return db
    .selectFrom('ledger.block')
    .select(['number', 'first_id', 'last_id', 'transfers', 'previous_sha256', 'sha256'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute();
}

async function readTransfers(db: Queryable, after: bigint, through: bigint): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select id, (extract(epoch from created_at) * 1000000)::bigint as created_us, debit_account, credit_account, amount,
      code, (extract(epoch from event_at) * 1000000)::bigint as event_us, group_id, debit_version, debit_balance,
      credit_version, credit_balance
    from ledger.transfer where id > ${after} and id <= ${through} order by id`.execute(db);
  return rows;
}

async function countAfter(db: Queryable, id: bigint): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ledger.transfer where id > ${id}`.execute(db);
  return rows[0]?.n ?? 0;
}
