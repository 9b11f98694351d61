import type { Value } from '@lanna/contract/endpoint';
import type { drawProof } from '@lanna/contract/lotteries/draws/draws';
import { placeInChain } from '@lanna/rules/fair-chain';
import { commitmentOf, SERVER_SEED } from '@lanna/rules/fair-stream';
import { clientSeedOf, houseDraw, objectionToDraw } from '@lanna/rules/lotteries/lottery/draws/house-draw';
import { formatResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { DrawShape } from '@lanna/rules/lotteries/lottery/family';
import { houseShot, objectionToRound } from '@lanna/rules/lotteries/lottery/yeekee/house-shot';
import {
  resultOfShots,
  type ShotsCountedFrom,
  subtractedShot,
  USUAL_LEAST_SHOTS,
} from '@lanna/rules/lotteries/lottery/yeekee/shots';

export type DrawProof = Value<typeof drawProof>;
export type ResultVersion = DrawProof['versions'][number];

/** What a browser has computed of a published draw. */
export interface ComputedDraw {
  holds: boolean;
  /** SHA-256 of the link; null where it is no link at all. */
  hash: string | null;
  linkHolds: boolean;
  /** All that players and the beacon added, in one value; null of a round of shots. */
  clientSeed: string | null;
  shots: ComputedShots | null;
  /** What follows from link and seeds, or from the shots; null where it cannot be read. Empty: too few shots. */
  result: string | null;
  /** What was published as drawn. */
  published: string;
  resultHolds: boolean;
}

interface ComputedShots {
  house: string;
  count: number;
  /** Of all shots with the house's, before the sixteenth is taken off. */
  sum: number;
  sixteenth: string | null;
}

/** Computes a draw again from what was published; undefined for draws of others, and before link and result are shown. */
export function computeDraw(shape: DrawShape, proof: DrawProof): ComputedDraw | undefined {
  const { chain, draw, source, shots } = proof;
  const terms = { countedFrom: countedFromOf(proof), leastShots: leastShotsOf(proof) };
  const drawn = drawnVersion(proof);
  if (source === 'feed' || !chain?.link || !chain.linkBefore || !drawn) return undefined;
  const inputs = {
    link: chain.link,
    game: draw.gameCode,
    numero: draw.numero,
    beacon: proof.beacon ?? undefined,
  };
  const published = { ...inputs, linkBefore: chain.linkBefore, result: drawn.result };
  const objection =
    source === 'shots'
      ? objectionToRound({ ...published, ...terms, shots })
      : objectionToDraw(shape, { ...published, seeds: proof.seeds });
  const hash = SERVER_SEED.test(chain.link) ? commitmentOf(chain.link) : null;
  const result = read(() =>
    source === 'shots'
      ? written(shape, resultOfShots(shots, houseShot(inputs), terms))
      : formatResult(shape, houseDraw(shape, { ...inputs, seeds: proof.seeds })),
  );
  return {
    holds: objection === undefined,
    hash,
    linkHolds: hash === chain.linkBefore,
    clientSeed: source === 'shots' ? null : read(() => clientSeedOf({ ...inputs, seeds: proof.seeds })),
    shots: source === 'shots' ? read(() => addUp(shots, houseShot(inputs), terms.countedFrom)) : null,
    result,
    published: drawn.result,
    resultHolds: result === drawn.result,
  };
}

/** From which end the round counts its sixteenth shot; one that names none was made before there was a choice. */
export function countedFromOf({ shotsCountedFrom }: Pick<DrawProof, 'shotsCountedFrom'>): ShotsCountedFrom {
  return shotsCountedFrom ?? 'first';
}

/** How many shots it needed at the brand that is asked; one that names no number needed as many as all did then. */
export function leastShotsOf({ leastShots }: Pick<DrawProof, 'leastShots'>): number {
  return leastShots ?? USUAL_LEAST_SHOTS;
}

/** The version that was drawn here, before anybody corrected it. */
export function drawnVersion({ versions, source }: DrawProof): ResultVersion | undefined {
  return versions.find((version) => version.source === source);
}

/** Whether hashing the link as often as its place says comes to the chain's anchor. */
export function leadsToAnchor({
  link,
  place,
  anchor,
}: {
  link: string;
  place: number;
  anchor: string;
}): boolean {
  return SERVER_SEED.test(link) && placeInChain(link, anchor, place) === place;
}

function addUp(shots: readonly number[], house: number, countedFrom: ShotsCountedFrom): ComputedShots {
  const sixteenth = subtractedShot(shots, countedFrom);
  return {
    house: shotText(house),
    count: shots.length,
    sum: shots.reduce((all, shot) => all + shot, house),
    sixteenth: sixteenth === undefined ? null : shotText(sixteenth),
  };
}

function written(shape: DrawShape, result: readonly number[] | undefined): string {
  return result ? formatResult(shape, result) : '';
}

function shotText(shot: number): string {
  return String(shot).padStart(5, '0');
}

/** What cannot be read is no result; the check above says so. */
function read<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch {
    return null;
  }
}
