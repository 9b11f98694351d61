import { commitmentOf, SERVER_SEED } from '../../../fair-stream.ts';
import { type DrawObjection, drawStream, type HouseDrawInputs } from '../draws/house-draw.ts';
import { formatResult } from '../draws/result-text.ts';
import { yeekee } from './family.ts';
import { type RoundTerms, resultOfShots, SHOT_RANGE } from './shots.ts';

type ShotInputs = Omit<HouseDrawInputs, 'seeds'>;

/**
 * The house's shot of a round: the first number below 100 000 of the stream of a house draw without seeds. Its link is committed to before the round
 * opens and shown after it has closed, so that the player who shoots last does not know what the sum will be.
 */
export function houseShot(inputs: ShotInputs): number {
  return drawStream({ ...inputs, seeds: [] }).below(SHOT_RANGE);
}

/** What is wrong with a published round, undefined if it proves right. `result` is empty for a round without enough shots. */
export function objectionToRound(
  published: ShotInputs & RoundTerms & { linkBefore: string; shots: readonly number[]; result: string },
): DrawObjection | undefined {
  if (!SERVER_SEED.test(published.link)) return 'unreadable';
  if (commitmentOf(published.link) !== published.linkBefore) return 'not_the_next_link';
  try {
    const result = resultOfShots(published.shots, houseShot(published), published);
    return (result ? formatResult(yeekee.draw, result) : '') === published.result
      ? undefined
      : 'another_result';
  } catch {
    return 'unreadable';
  }
}
