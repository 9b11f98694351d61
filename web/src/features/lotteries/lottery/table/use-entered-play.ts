import { rebateSteps, rebatesTo } from '@lanna/rules/lotteries/lottery/cover/rebate-bound';
import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { useMemo } from 'react';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { useNeed } from '../entry/need-text.ts';
import { unitsOfNumber } from '../entry/units-of-number.ts';
import { useReckoned } from '../review/use-reckoned.ts';
import { allowedMode, pricesOf, ruledNumbers, type Terms } from '../terms.ts';
import { draftOf, type TableState } from './table-state.ts';

export type EnteredPlay = ReturnType<typeof useEnteredPlay>;

/** The play on the table with its prices and words, what is picked of it, and what that comes to. */
export function useEnteredPlay(terms: Terms, family: Family, state: TableState, drawsAt: string) {
  const words = usePlayWords(family.code, drawsAt);
  const play = playOf(family, state.play) as Play;
  const draft = draftOf(state, play);
  const mode = allowedMode(terms.modes, state.mode);
  const { prices: own, numbers } = terms;
  const { source } = terms.game;
  const prices = useMemo(
    () => pricesOf({ prices: own, game: { source } }, family, play, { mode, isHalf: false }),
    [own, source, family, play, mode],
  );
  const rebate = rebateSteps(terms.modes.own, mode, rebatesTo(play, prices, family.unitCost, mode));
  const ruled = useMemo(() => ruledNumbers({ numbers }, play.code), [numbers, play]);
  const { isEmpty, isWorking, picked } = useReckoned(family, play, draft, { prices, ...ruled });
  const reckoned = picked && 'reckoned' in picked ? picked.reckoned : undefined;
  const fieldErrors = picked && 'fieldErrors' in picked ? picked.fieldErrors : undefined;
  const need = useNeed(play, words, fieldErrors, terms, state, reckoned, family.unitCost);
  return {
    play,
    words,
    mode,
    prices,
    rebate,
    ...ruled,
    draft,
    isEmpty,
    isWorking,
    reckoned,
    fieldErrors,
    /** What is still missing of it. */
    need,
    units: reckoned ? reckoned.units + reckoned.halfUnits : 0,
    each: unitsOfNumber(play),
  };
}
