import { randomFillSync } from 'node:crypto';

/** Random bytes for many ids at once: asking for eight of them costs six times as much as the rest of an id. */
const randomBytes = Buffer.alloc(8 * 256);
let used = randomBytes.length;
const bytes = Buffer.alloc(16);

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
  if (used === randomBytes.length) {
    randomFillSync(randomBytes);
    used = 0;
  }
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  randomBytes.copy(bytes, 8, used, used + 8);
  used += 8;
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
