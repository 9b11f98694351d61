import { createHash, randomBytes, randomFillSync } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** UUIDv7 (RFC 9562): milliseconds, a 12-bit counter that keeps ids of one process in order, 62 random bits. */
export function newId(nowMs: number): string {
  sequence = nowMs > lastMs ? 0 : sequence + 1;
  lastMs = Math.max(lastMs, nowMs);
  if (sequence > 0xfff) {
    sequence = 0;
    lastMs += 1;
  }
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** 256 random bits as text that fits a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to recognise it, not enough to use it. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
