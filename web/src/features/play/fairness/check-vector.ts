import { commitmentOf, fairStream } from '@lanna/rules/fair-stream';

/** One published vector: what the stream must give for these inputs. */
export interface Vector {
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
  /** HMAC blocks 0, 1, 2 in hex. */
  blocks: string[];
  words: number[];
  below: { n: number; first: number[] }[];
  shuffleOf52: number[];
}

export type VectorPart = 'commitment' | 'blocks' | 'words' | 'below' | 'shuffle';

const WORDS_PER_BLOCK = 8;

/** Computes a vector in the browser and answers, part by part, whether it equals the published one. */
export function checkVector(vector: Vector): Record<VectorPart, boolean> {
  const fresh = () => fairStream(vector);
  return {
    commitment: commitmentOf(vector.serverSeed) === vector.commitment,
    blocks: isSame(blocksOf(fresh(), vector.blocks.length), vector.blocks),
    words: isSame(drawn(fresh().word, vector.words.length), vector.words),
    below: vector.below.every(({ n, first }) => {
      const stream = fresh();
      return isSame(
        drawn(() => stream.below(n), first.length),
        first,
      );
    }),
    shuffle: isSame(fresh().shuffle(Array.from({ length: 52 }, (_, card) => card)), vector.shuffleOf52),
  };
}

function blocksOf({ word }: { word: () => number }, count: number): string[] {
  return Array.from({ length: count }, () =>
    drawn(word, WORDS_PER_BLOCK)
      .map((value) => value.toString(16).padStart(8, '0'))
      .join(''),
  );
}

function drawn(draw: () => number, count: number): number[] {
  return Array.from({ length: count }, () => draw());
}

function isSame<T>(found: readonly T[], expected: readonly T[]): boolean {
  return found.length === expected.length && found.every((value, place) => value === expected[place]);
}
