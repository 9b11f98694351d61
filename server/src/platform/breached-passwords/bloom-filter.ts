import { createHash } from 'node:crypto';

/**
 * A Bloom filter as bytes: `LBF1`, number of probes (uint8), number of bits (uint32, big-endian), then the bits. It never misses
 * what was put in and takes something else for a member at the rate it was made for.
 */
export type BloomFilter = Buffer;

const MAGIC = 'LBF1';
const HEADER_BYTES = 9;

export function makeBloomFilter(members: readonly string[], falsePositiveRate: number): BloomFilter {
  const bits = Math.ceil((-members.length * Math.log(falsePositiveRate)) / Math.LN2 ** 2);
  const probes = Math.round((bits / members.length) * Math.LN2);
  const filter = Buffer.alloc(HEADER_BYTES + Math.ceil(bits / 8));
  filter.write(MAGIC, 'latin1');
  filter.writeUInt8(probes, 4);
  filter.writeUInt32BE(bits, 5);
  for (const member of members)
    for (const bit of positions(member, probes, bits)) {
      const at = HEADER_BYTES + (bit >> 3);
      filter[at] = (filter[at] ?? 0) | (1 << (bit & 7));
    }
  return filter;
}

export function isProbablyMember(filter: BloomFilter, text: string): boolean {
  return positions(text, filter.readUInt8(4), filter.readUInt32BE(5)).every(
    (bit) => ((filter[HEADER_BYTES + (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0,
  );
}

/** Throws when the bytes are no filter, or a cut one. */
export function checkBloomFilter(filter: BloomFilter): BloomFilter {
  const whole =
    filter.subarray(0, 4).toString('latin1') === MAGIC &&
    filter.length === HEADER_BYTES + Math.ceil(filter.readUInt32BE(5) / 8);
  if (!whole) throw new Error('the Bloom filter is damaged');
  return filter;
}

/** Two halves of one hash stand in for many hashes (Kirsch and Mitzenmacher, 2006). */
function positions(text: string, probes: number, bits: number): number[] {
  const hash = createHash('sha256').update(text).digest();
  const [start, step] = [hash.readUIntBE(0, 6), hash.readUIntBE(6, 6)];
  return Array.from({ length: probes }, (_, probe) => (start + probe * step) % bits);
}
