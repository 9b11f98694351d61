import type vectors from '../../../../../../docs/draw-results.vectors.json';
import type { DrawProof } from './draw-proof.ts';

type Vectors = typeof vectors;
type Shared = {
  game: string;
  numero: string;
  link: string;
  linkBefore: string;
  result: string;
  beacon?: string | undefined;
};

/** What the portal answers of a draw that is one of the published vectors. */
export function proofOfVector(vector: Vectors['draws'][number]): DrawProof {
  return { ...proofOf(vector, 'house'), seeds: [...vector.seeds] };
}

export function roundOfVector(vector: Vectors['rounds'][number]): DrawProof {
  return {
    ...proofOf(vector, 'shots'),
    shots: [...vector.shots],
    shotsCountedFrom: vector.countedFrom === 'last' ? 'last' : 'first',
    leastShots: vector.leastShots ?? null,
  };
}

function proofOf(
  { game, numero, link, linkBefore, result, beacon }: Shared,
  source: 'house' | 'shots',
): DrawProof {
  const drawnAt = '2026-11-22T15:00:01.000Z';
  return {
    draw: {
      gameCode: game,
      numero,
      closesAt: '2026-11-22T14:59:50.000Z',
      drawsAt: '2026-11-22T15:00:00.000Z',
      state: 'settled',
      result,
      version: 1,
      drawnAt,
    },
    source,
    chain: { number: 1, anchor: linkBefore, place: 1, linkBefore, link },
    beacon: beacon ?? null,
    beaconName: beacon?.split(':')[0] ?? null,
    beaconAddress: null,
    seeds: [],
    shots: [],
    shotsCountedFrom: null,
    leastShots: null,
    versions: [{ version: 1, result, source, reason: null, givenAt: drawnAt }],
  };
}
