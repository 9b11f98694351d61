import { createHash } from 'node:crypto';
import type { InvariantViolation } from '../ledger/check-invariants.ts';
import type { OnProgress } from '../ledger/verification-part.ts';

/** A block of a sealed record: the numbers of its lines, the hash of each, and the chain. */
export interface SealedBlock {
  number: bigint;
  lines: readonly bigint[];
  digests: Buffer;
  previous_sha256: Buffer;
  sha256: Buffer;
}

export interface SealedLine {
  number: bigint;
  /** In the order in which they are hashed. */
  fields: readonly (string | null)[];
}

/** A record of lines that is sealed in a chain of blocks, as its tables hold it. */
export interface SealedRecord {
  /** `security record`: what the violations call it. */
  name: string;
  /** Blocks after this one, in order, at most so many. */
  readBlocks(after: bigint, most: number): Promise<SealedBlock[]>;
  /** All lines after one and through another, in order, whether sealed or not. */
  readLines(after: bigint, through: bigint): Promise<SealedLine[]>;
  countAfter(line: bigint): Promise<number>;
}

export interface SealedRecordReport {
  blocks: number;
  events: number;
  /** Lines after the last block. */
  unsealed: number;
  violations: InvariantViolation[];
}

const BLOCKS_AT_ONCE = 20;
const DIGEST_BYTES = 32;

/**
 * Recomputes the chain of a record, with none of the code that sealed it, and stops at the first line or block that does not fit,
 * since everything after it depends on it.
 */
export async function verifySealedRecord(
  record: SealedRecord,
  onProgress?: OnProgress,
): Promise<SealedRecordReport> {
  const report: SealedRecordReport = { blocks: 0, events: 0, unsealed: 0, violations: [] };
  let previous: SealedBlock | undefined;
  for (;;) {
    const blocks = await record.readBlocks(previous?.number ?? 0n, BLOCKS_AT_ONCE);
    for (const block of blocks) {
      const violation =
        violationOfBlock(record.name, block, previous) ??
        // From the block before on, so that a line inserted between two blocks is found too.
        violationOfLines(record.name, block, await record.readLines(lastOf(previous), lastOf(block)));
      if (violation) return { ...report, violations: [violation] };
      report.blocks += 1;
      report.events += block.lines.length;
      previous = block;
      await onProgress?.(report.events);
    }
    if (blocks.length < BLOCKS_AT_ONCE) break;
  }
  report.unsealed = await record.countAfter(lastOf(previous));
  return report;
}

function lastOf(block: SealedBlock | undefined): bigint {
  return block?.lines.at(-1) ?? 0n;
}

function violationOfBlock(
  name: string,
  block: SealedBlock,
  previous: SealedBlock | undefined,
): InvariantViolation | undefined {
  const row = { block: block.number };
  if (block.number !== (previous?.number ?? 0n) + 1n)
    return { rule: `blocks of the ${name} are numbered without a gap`, row };
  if (!block.previous_sha256.equals(previous?.sha256 ?? Buffer.alloc(0)))
    return { rule: `each block of the ${name} names the hash of the one before it`, row };
  const sha256 = createHash('sha256').update(block.previous_sha256).update(block.digests).digest();
  if (!sha256.equals(block.sha256))
    return { rule: `a block of the ${name} keeps the hashes it was sealed with`, row };
  return undefined;
}

/** Both lists are in order, so the first difference names the line. */
function violationOfLines(
  name: string,
  block: SealedBlock,
  lines: readonly SealedLine[],
): InvariantViolation | undefined {
  for (const [at, number] of block.lines.entries()) {
    const line = lines[at];
    const row = (found: bigint) => ({ event: found, block: block.number });
    if (line === undefined || line.number > number)
      return { rule: `no sealed line of the ${name} is missing`, row: row(number) };
    if (line.number < number)
      return { rule: `no line was added to what is sealed of the ${name}`, row: row(line.number) };
    const sealed = block.digests.subarray(at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES);
    if (!createHash('sha256').update(textOf(line)).digest().equals(sealed))
      return { rule: `sealed lines of the ${name} are as they were when sealed`, row: row(number) };
  }
  return undefined;
}

/** Each field after its length in bytes; `-` for none. */
function textOf({ fields }: SealedLine): string {
  return fields.map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field}`)).join(',');
}
