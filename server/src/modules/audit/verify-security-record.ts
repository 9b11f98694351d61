import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import type { InvariantViolation } from '../ledger/check-invariants.ts';

export interface SecurityRecordReport {
  blocks: number;
  events: number;
  /** Events after the last block. */
  unsealed: number;
  violations: InvariantViolation[];
}

interface BlockRow {
  number: bigint;
  last_event: bigint;
  events: bigint[];
  digests: Buffer;
  previous_sha256: Buffer;
  sha256: Buffer;
}
interface EventRow {
  number: bigint;
  fields: (string | null)[];
}

const BLOCKS_AT_ONCE = 20;
const DIGEST_BYTES = 32;

/**
 * Recomputes the chain over the security record, with none of the code that sealed it, and stops at the first
 * line or block that does not fit, since everything after it depends on it.
 */
export async function verifySecurityRecord(db: Queryable): Promise<SecurityRecordReport> {
  const report: SecurityRecordReport = { blocks: 0, events: 0, unsealed: 0, violations: [] };
  let previous: BlockRow | undefined;
  for (;;) {
    const blocks = await readBlocks(db, previous?.number ?? 0n);
    for (const block of blocks) {
      const violation =
        violationOfBlock(block, previous) ??
        // From the block before on, so that a line inserted between two blocks is found too.
        violationOfEvents(block, await readEvents(db, previous?.last_event ?? 0n, block.last_event));
      if (violation) return { ...report, violations: [violation] };
      report.blocks += 1;
      report.events += block.events.length;
      previous = block;
    }
    if (blocks.length < BLOCKS_AT_ONCE) break;
  }
  report.unsealed = await countAfter(db, previous?.last_event ?? 0n);
  return report;
}

function violationOfBlock(block: BlockRow, previous: BlockRow | undefined): InvariantViolation | undefined {
  const row = { block: block.number };
  if (block.number !== (previous?.number ?? 0n) + 1n)
    return { rule: 'blocks of the security record are numbered without a gap', row };
  if (!block.previous_sha256.equals(previous?.sha256 ?? Buffer.alloc(0)))
    return { rule: 'each block of the security record names the hash of the one before it', row };
  const sha256 = createHash('sha256').update(block.previous_sha256).update(block.digests).digest();
  if (!sha256.equals(block.sha256))
    return { rule: 'a block of the security record keeps the hashes it was sealed with', row };
  return undefined;
}

/** Both lists are in order, so the first difference names the line. */
function violationOfEvents(block: BlockRow, events: EventRow[]): InvariantViolation | undefined {
  for (const [at, number] of block.events.entries()) {
    const event = events[at];
    const row = (found: bigint) => ({ event: found, block: block.number });
    if (event === undefined || event.number > number)
      return { rule: 'no sealed line of the security record is missing', row: row(number) };
    if (event.number < number)
      return { rule: 'no line was added to what is sealed of the security record', row: row(event.number) };
    const sealed = block.digests.subarray(at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES);
    if (!createHash('sha256').update(lineOf(event)).digest().equals(sealed))
      return { rule: 'sealed lines of the security record are as they were when sealed', row: row(number) };
  }
  return undefined;
}

/** The same line as the SQL function `audit.security_event_line`. */
function lineOf({ fields }: EventRow): string {
  return fields.map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field}`)).join(',');
}

async function readBlocks(db: Queryable, after: bigint): Promise<BlockRow[]> {
  const blocks = await db
    .selectFrom('audit.security_block')
    .select(['number', 'last_event', 'events', 'digests', 'previous_sha256', 'sha256'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(BLOCKS_AT_ONCE)
    .execute();
  // The driver reads numbers into bigint, but numbers in arrays into text.
  return blocks.map((block) => ({ ...block, events: block.events.map(BigInt) }));
}

async function readEvents(db: Queryable, after: bigint, through: bigint): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select number, array[number::text, id::text, merchant_id::text, member_id::text, kind, session_id::text, address, country,
      device, before::text, after::text, ((extract(epoch from at) * 1000000)::bigint)::text] as fields
    from audit.security_event where number > ${after} and number <= ${through} order by number`.execute(db);
  return rows;
}

async function countAfter(db: Queryable, number: bigint): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from audit.security_event where number > ${number}`.execute(db);
  return rows[0]?.n ?? 0;
}
