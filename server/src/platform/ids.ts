import { randomFillSync } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/**
 * UUIDv7 (RFC 9562): milliseconds, a 12-bit counter that keeps ids of one process in order within a millisecond,
 * 62 random bits. Ordered ids keep index inserts at the right-hand edge.
 */
export function newId(nowMs: number = Date.now()): string {
  sequence = nowMs > lastMs ? 0 : sequence + 1;
  lastMs = Math.max(lastMs, nowMs);
  if (sequence > 0xfff) {
    sequence = 0;
    lastMs += 1;
  }
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
